import { afterEach, expect, test } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { startTagManager } from './startTagManager.browser.ts';

afterEach(() => {
  delete window.dataLayer;
});

function start(allowed: ConsentGroup[]) {
  let loads = 0;
  let listener = () => {};
  let isThere = true;
  const stop = startTagManager({
    isAllowed: (group) => allowed.includes(group),
    followConsent: (next) => {
      listener = next;
      return () => {};
    },
    load: async () => {
      loads += 1;
      return isThere;
    },
    clock: createTestClock({ startsAt: 1000 }),
  });
  const choose = (...groups: ConsentGroup[]) => {
    allowed.splice(0, allowed.length, ...groups);
    listener();
  };
  return { loads: () => loads, stop, choose, fail: () => (isThere = false), repair: () => (isThere = true) };
}

/** Entries of the data layer; `gtag` commands as arrays. */
const pushed = () =>
  (window.dataLayer as unknown[]).map((item) =>
    Object.prototype.toString.call(item) === '[object Arguments]' ? Array.from(item as ArrayLike<unknown>) : item,
  );

test('AN-04 loads nothing without analytics or marketing consent, and denies all groups by default', () => {
  const { loads, choose } = start([]);
  expect(pushed()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ],
  ]);
  choose('C0003');
  expect(loads()).toBe(0);
  expect(pushed()[1]).toMatchObject([
    'consent',
    'update',
    { functionality_storage: 'granted', analytics_storage: 'denied' },
  ]);
});

test('AN-04 loads once at the first consent and reports every change of consent', () => {
  const { loads, choose } = start(['C0002']);
  expect(loads()).toBe(1);
  expect(pushed().slice(1)).toMatchObject([
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }],
    { event: 'gtm.js', 'gtm.start': 1000 },
  ]);
  choose('C0002');
  expect(pushed()).toHaveLength(3);
  choose('C0004');
  choose();
  expect(pushed().slice(3)).toMatchObject([
    ['consent', 'update', { analytics_storage: 'denied', ad_user_data: 'granted' }],
    ['consent', 'update', { ad_user_data: 'denied' }],
  ]);
  expect(loads()).toBe(1);
});

test('AN-08 retries a failed script load at the next consent change', async () => {
  const { loads, choose, fail, repair } = start([]);
  fail();
  choose('C0004');
  await Promise.resolve();
  repair();
  choose('C0004', 'C0002');
  expect(loads()).toBe(2);
});

test('AN-04 what happened before the consent is pushed while every consent is denied', () => {
  startTagManager({
    isAllowed: () => true,
    followConsent: () => () => {},
    load: () => Promise.resolve(true),
    clock: createTestClock({ startsAt: 1000 }),
    whileDenied: () => (window.dataLayer as unknown[]).push('earlier'),
  });
  expect(pushed()).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    'earlier',
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })],
    expect.objectContaining({ event: 'gtm.js' }),
  ]);
});
