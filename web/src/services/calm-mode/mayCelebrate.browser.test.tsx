import { afterEach, expect, test, vi } from 'vitest';
import { calmStore } from '../../ui/calmStore.ts';
import { mayCelebrate } from './mayCelebrate.browser.ts';

afterEach(() => calmStore.setState({ isCalm: false }));

test('a streak is celebrated where the market allows it, also with reduced motion', () => {
  expect([mayCelebrate('full'), mayCelebrate('restrained'), mayCelebrate('none')]).toEqual([true, true, false]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(mayCelebrate('full')).toBe(true);
});

test('nothing is celebrated in calm mode', () => {
  calmStore.setState({ isCalm: true });
  expect([mayCelebrate('full'), mayCelebrate('restrained')]).toEqual([false, false]);
});
