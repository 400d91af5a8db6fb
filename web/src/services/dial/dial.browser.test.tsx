import { dialSteps } from '@foyer/contract/dialSteps';
import { isStill } from '@foyer/contract/isStill';
import { beforeEach, expect, test } from 'vitest';
import { dialStore } from '../../ui/dialStore.ts';
import { followDial, forgetAccount, turnDial } from './dial.browser.ts';
import { followAccount } from './followAccount.browser.ts';

const shown = () => dialStore.getState().step;
const ofPlayer = { isCalm: false, dialStep: 'quiet' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  followDial()();
});

test.each(dialSteps)('the step %s holds on the next page of this browser, with its marks for styles', (step) => {
  turnDial(step);
  dialStore.setState({ step: 'balanced' });
  followDial()();
  const { documentElement: root } = document;
  expect([shown(), root.hasAttribute('data-calm'), root.hasAttribute('data-still')]).toEqual([
    step,
    step === 'calm',
    isStill(step),
  ]);
});

test('the choice of an account goes before the browser’s, until the session ends', () => {
  turnDial('balanced');
  followAccount(ofPlayer);
  expect(shown()).toBe('quiet');
  followDial()();
  expect(shown()).toBe('quiet');
  forgetAccount();
  expect(shown()).toBe('balanced');
});

test('an account without a choice changes nothing', () => {
  turnDial('quiet');
  followAccount({ isCalm: null, dialStep: null });
  expect(shown()).toBe('quiet');
});

test('a service that knows calm mode alone leaves the other steps to the browser', () => {
  turnDial('balanced');
  followAccount({ isCalm: false, dialStep: null });
  expect(shown()).toBe('balanced');
  turnDial('calm');
  followAccount({ isCalm: false, dialStep: null });
  expect(shown()).toBe('lively');
  followAccount({ isCalm: true, dialStep: 'lively' });
  expect(shown()).toBe('calm');
});

test('a tab follows a choice in another tab', () => {
  const stop = followDial();
  localStorage.setItem('foyer-calm-mode', 'quiet');
  window.dispatchEvent(new StorageEvent('storage', { key: 'foyer-calm-mode' }));
  expect(shown()).toBe('quiet');
  stop();
  localStorage.setItem('foyer-calm-mode', '0');
  window.dispatchEvent(new StorageEvent('storage', { key: 'foyer-calm-mode' }));
  expect(shown()).toBe('quiet');
});

test('a stored text that is no step counts as none', () => {
  localStorage.setItem('foyer-calm-mode', 'louder');
  followDial()();
  expect(shown()).toBe('lively');
});
