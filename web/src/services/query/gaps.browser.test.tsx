import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterGap, followGaps } from './gaps.browser.ts';
import type { GapCause } from './gaps.browser.ts';

let isHidden = false;
const causes: GapCause[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  causes.length = 0;
  stops = [followGaps(), afterGap((cause) => causes.push(cause))];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

function show(isShown: boolean): void {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab that was hidden for a minute ends a gap, and a shorter look elsewhere does not', () => {
  show(false);
  vi.advanceTimersByTime(59_999);
  show(true);
  expect(causes).toEqual([]);
  show(false);
  vi.advanceTimersByTime(60_000);
  show(true);
  expect(causes).toEqual(['visible']);
});

test('a page that is online again, restored or no longer frozen ends a gap, and a restore with both events ends one', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(causes).toEqual(['online']);
  document.dispatchEvent(new Event('resume'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(causes).toEqual(['online', 'restored']);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(causes).toEqual(['online', 'restored', 'restored']);
});

test.each([3_600_000, -3_600_000, 86_400_000, 6000])('a clock that jumps by %i ms ends a gap once', (jumpMs) => {
  vi.advanceTimersByTime(3000);
  expect(causes).toEqual([]);
  vi.setSystemTime(Date.now() + jumpMs);
  vi.advanceTimersByTime(3000);
  expect(causes).toEqual(['clock']);
});

test('late timers of a hidden tab are no jump, and nothing follows a stop', () => {
  show(false);
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(Date.now() + 30_000);
  vi.advanceTimersByTime(2000);
  show(true);
  expect(causes).toEqual([]);
  for (const stop of stops) stop();
  window.dispatchEvent(new Event('online'));
  expect(causes).toEqual([]);
});
