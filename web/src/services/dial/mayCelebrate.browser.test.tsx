import { afterEach, expect, test, vi } from 'vitest';
import { dialStore } from '../../ui/dialStore.ts';
import { mayCelebrate } from './mayCelebrate.browser.ts';

afterEach(() => dialStore.setState({ step: 'lively' }));

test('a streak is celebrated where the market allows it, also with reduced motion', () => {
  expect([mayCelebrate('full'), mayCelebrate('restrained'), mayCelebrate('none')]).toEqual([true, true, false]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(mayCelebrate('full')).toBe(true);
});

test.each(['calm', 'quiet'] as const)('nothing is celebrated at the step %s of the dial', (step) => {
  dialStore.setState({ step });
  expect([mayCelebrate('full'), mayCelebrate('restrained')]).toEqual([false, false]);
});
