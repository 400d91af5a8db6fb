import { afterEach, expect, test } from 'vitest';
import { canStore, setStorageConsentCheck } from './storageConsent.ts';

afterEach(() => setStorageConsentCheck(null));

test('CO-01 necessary data may always be stored, and other data with consent to its group', () => {
  expect((['C0001', 'C0002', 'C0003'] as const).map(canStore)).toEqual([true, false, false]);
  setStorageConsentCheck((group) => group === 'C0003');
  expect((['C0001', 'C0002', 'C0003'] as const).map(canStore)).toEqual([true, false, true]);
  setStorageConsentCheck(null);
  expect((['C0001', 'C0002', 'C0003'] as const).map(canStore)).toEqual([true, false, false]);
});
