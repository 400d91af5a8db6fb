import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPageLife } from './followPageLife.browser.ts';

const send = (target: EventTarget, ...names: string[]) => {
  for (const name of names) target.dispatchEvent(new Event(name));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const calls: string[] = [];
  const stop = followPageLife({ onPause: () => calls.push('pause'), onResume: () => calls.push('resume') });
  return { calls, stop };
}

test('a page pauses in the back/forward cache and resumes once, although it is frozen there as well', () => {
  const { calls, stop } = follow();
  send(window, 'pageshow');
  expect(calls).toEqual([]);
  send(window, 'pagehide');
  send(document, 'freeze');
  expect(calls).toEqual(['pause']);
  send(document, 'resume');
  send(window, 'pageshow');
  expect(calls).toEqual(['pause', 'resume']);
  stop();
});

test('a frozen tab pauses until it resumes, and nothing follows after the stop', () => {
  const { calls, stop } = follow();
  send(document, 'freeze', 'resume', 'freeze');
  expect(calls).toEqual(['pause', 'resume', 'pause']);
  stop();
  send(document, 'resume');
  send(window, 'pageshow');
  expect(calls).toHaveLength(3);
});

test('a page pauses before it is left, and resumes after 5 s when it stays', () => {
  const { calls, stop } = follow();
  send(window, 'beforeunload');
  expect(calls).toEqual(['pause']);
  vi.advanceTimersByTime(4999);
  expect(calls).toEqual(['pause']);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['pause', 'resume']);
  stop();
});

test('a page that is left resumes only when it is shown again', () => {
  const { calls, stop } = follow();
  send(window, 'beforeunload', 'pagehide');
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['pause']);
  send(window, 'pageshow');
  expect(calls).toEqual(['pause', 'resume']);
  stop();
});
