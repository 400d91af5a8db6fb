import { afterEach, expect, test, vi } from 'vitest';
import { collectBlackBoxes, setBlackBoxProvider } from './blackBox.browser.ts';

afterEach(() => {
  setBlackBoxProvider(null);
  vi.useRealTimers();
});

const nothing = { firstParty: '', thirdParty: '' };

test('AU-01 without a provider the black boxes are empty', async () => {
  expect(await collectBlackBoxes()).toEqual(nothing);
});

test('AU-01 a provider that is put in fills both', async () => {
  setBlackBoxProvider(async () => ({ firstParty: 'own', thirdParty: 'bought' }));
  expect(await collectBlackBoxes()).toEqual({ firstParty: 'own', thirdParty: 'bought' });
});

test('a provider that fails or takes its time never holds a login up', async () => {
  setBlackBoxProvider(() => Promise.reject(new Error('blocked')));
  expect(await collectBlackBoxes()).toEqual(nothing);
  vi.useFakeTimers();
  setBlackBoxProvider(() => new Promise(() => undefined));
  const collected = collectBlackBoxes();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await collected).toEqual(nothing);
});
