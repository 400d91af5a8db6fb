import { afterEach, expect, test, vi } from 'vitest';
import { needsPageLoad, prepareLogin, setLoginPreparation } from './loginPreparation.browser.ts';

afterEach(() => {
  vi.useRealTimers();
  setLoginPreparation(() => Promise.resolve());
});

test('a login needs a page load when the code of players fails to load, and no longer once it has loaded', async () => {
  setLoginPreparation(() => Promise.reject(new Error('gone')));
  await prepareLogin();
  expect(needsPageLoad()).toBe(true);
  setLoginPreparation(() => Promise.resolve());
  await prepareLogin();
  expect(needsPageLoad()).toBe(false);
});

test('a login waits at most ten seconds for the code of players', async () => {
  vi.useFakeTimers();
  setLoginPreparation(() => new Promise(() => undefined));
  const isOver = vi.fn<() => void>();
  void prepareLogin().then(isOver);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([isOver.mock.calls.length, needsPageLoad()]).toEqual([1, true]);
});
