import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectBlackBoxes } from './collectBlackBoxes.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  delete window.fpGetBlackbox;
  delete window.ioGetBlackbox;
  delete window.IGLOO;
  vi.useRealTimers();
});

const nothing = { firstParty: '', thirdParty: '' };

test('AU-01 black boxes are empty without a vendor', async () => {
  expect(await collectBlackBoxes()).toEqual(nothing);
});

test('AU-01 black boxes come from the functions of the vendor’s scripts', async () => {
  window.fpGetBlackbox = () => ({ blackbox: 'own', finished: true });
  window.ioGetBlackbox = () => ({ blackbox: 'bought', finished: true });
  expect(await collectBlackBoxes()).toEqual({ firstParty: 'own', thirdParty: 'bought' });
  delete window.ioGetBlackbox;
  window.IGLOO = { getBlackbox: () => ({ blackbox: 'newer', finished: true }) };
  expect(await collectBlackBoxes()).toEqual({ firstParty: 'own', thirdParty: 'newer' });
});

test('AU-01 a login waits for a complete black box, at most 1.5 seconds', async () => {
  let finished = false;
  window.fpGetBlackbox = () => ({ blackbox: finished ? 'complete' : 'begun', finished });
  window.ioGetBlackbox = () => ({ blackbox: 'partial', finished: false });
  const collected = collectBlackBoxes();
  await vi.advanceTimersByTimeAsync(300);
  finished = true;
  await vi.advanceTimersByTimeAsync(1300);
  expect(await collected).toEqual({ firstParty: 'complete', thirdParty: 'partial' });
});

test('AU-01 a failing vendor and a black box that the service would refuse leave the login alone', async () => {
  window.fpGetBlackbox = () => {
    throw new Error('blocked');
  };
  window.ioGetBlackbox = () => ({ blackbox: 'x'.repeat(8193), finished: true });
  expect(await collectBlackBoxes()).toEqual(nothing);
});
