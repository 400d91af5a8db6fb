import { beforeEach, expect, test } from 'vitest';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { takeDueToast } from './tabReload.browser.ts';

beforeEach(() => window.sessionStorage.clear());

test('tells the player once about a reload, also about one that was started without this code', () => {
  expect(takeDueToast()).toBe(false);
  for (const stored of ['{}', '{"reloads":{"next":1},"isToastDue":true}']) {
    tabStorage.set(storedKeys.releaseReloads, stored);
    expect([takeDueToast(), takeDueToast()]).toEqual([true, false]);
  }
});

test('does not tell the player about a reload on the way to another page', () => {
  tabStorage.set(storedKeys.releaseReloads, '{"reloads":{"next":1},"isToastDue":false}');
  expect(takeDueToast()).toBe(false);
});
