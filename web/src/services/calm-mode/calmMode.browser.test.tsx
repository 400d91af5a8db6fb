import { beforeEach, expect, test } from 'vitest';
import { calmStore } from '../../ui/calmStore.ts';
import { followAccount, followCalmMode, forgetAccount, turnCalmMode } from './calmMode.browser.ts';

const isOn = () => [calmStore.getState().isCalm, document.documentElement.hasAttribute('data-calm')];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  turnCalmMode(false);
});

test('a choice holds on the next page of this browser', () => {
  turnCalmMode(true);
  expect(isOn()).toEqual([true, true]);
  calmStore.setState({ isCalm: false });
  document.documentElement.removeAttribute('data-calm');
  followCalmMode()();
  expect(isOn()).toEqual([true, true]);
});

test('the choice of an account goes before the browser’s, until the session ends', () => {
  followAccount(true);
  expect(isOn()).toEqual([true, true]);
  followCalmMode()();
  expect(isOn()).toEqual([true, true]);
  forgetAccount();
  expect(isOn()).toEqual([false, false]);
});

test('an account without a choice changes nothing', () => {
  turnCalmMode(true);
  followAccount(null);
  expect(isOn()).toEqual([true, true]);
});

test('a tab follows a choice in another tab', () => {
  const stop = followCalmMode();
  localStorage.setItem('foyer-calm-mode', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'foyer-calm-mode' }));
  expect(isOn()).toEqual([true, true]);
  stop();
  localStorage.setItem('foyer-calm-mode', '0');
  window.dispatchEvent(new StorageEvent('storage', { key: 'foyer-calm-mode' }));
  expect(isOn()).toEqual([true, true]);
});
