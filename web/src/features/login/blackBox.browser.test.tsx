import { afterEach, expect, test, vi } from 'vitest';
import { collectBlackBoxes, setBlackBoxProvider } from './blackBox.browser.ts';

afterEach(() => {
  setBlackBoxProvider(null);
  vi.useRealTimers();
});

const nothing = { firstParty: '', thirdParty: '' };

test('AU-01 black boxes are empty without a provider', async () => {
  expect(await collectBlackBoxes()).toEqual(nothing);
});

test('AU-01 black boxes come from the provider', async () => {
  setBlackBoxProvider(async () => ({ firstParty: 'own', thirdParty: 'bought' }));
  expect(await collectBlackBoxes()).toEqual({ firstParty: 'own', thirdParty: 'bought' });
});

test('a failing or slow provider never blocks a login', async () => {
  setBlackBoxProvider(() => Promise.reject(new Error('blocked')));
  expect(await collectBlackBoxes()).toEqual(nothing);
  vi.useFakeTimers();
  setBlackBoxProvider(() => new Promise(() => undefined));
  const collected = collectBlackBoxes();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await collected).toEqual(nothing);
});
