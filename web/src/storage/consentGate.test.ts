import { afterEach, expect, test } from 'vitest';
import { mayStore, setStorageGate } from './consentGate.ts';

afterEach(() => setStorageGate(null));

test('CO-01 what is necessary may be stored always, and all else with the consent to its group', () => {
  expect((['C0001', 'C0002', 'C0003'] as const).map(mayStore)).toEqual([true, false, false]);
  setStorageGate((group) => group === 'C0003');
  expect((['C0001', 'C0002', 'C0003'] as const).map(mayStore)).toEqual([true, false, true]);
  setStorageGate(null);
  expect((['C0001', 'C0002', 'C0003'] as const).map(mayStore)).toEqual([true, false, false]);
});
