import { expect, test } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { createServicesClock } from './servicesClock.server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function observed(machine: number, ...responses: Record<string, string>[]): number {
  const clock = createServicesClock(createTestClock({ startsAt: machine }));
  for (const response of responses) clock.observe(new Headers(response));
  return clock.aheadMs();
}
const dateOf = (time: number) => ({ date: new Date(time).toUTCString() });
const noon = Date.UTC(2026, 2, 28, 12);

test.each([
  ['16 minutes', 16 * minuteMs],
  ['a day, over the change to summer time,', dayMs],
  ['minus an hour', -60 * minuteMs],
])('measures a services’ clock that is %s ahead', (_, ms) => {
  expect(Math.abs(observed(noon, dateOf(noon + ms)) - ms)).toBeLessThanOrEqual(500);
});

test('ignores a difference within the precision of the Date header', () => {
  for (const ms of [-2500, -999, 0, 999, 2500]) expect(observed(noon, dateOf(noon + ms))).toBe(0);
});

test('the difference ends when the services’ clock returns to local time', () => {
  expect(observed(noon, dateOf(noon + dayMs), dateOf(noon))).toBe(0);
});

test('a known difference stays constant between responses', () => {
  expect(observed(noon, dateOf(noon + dayMs), dateOf(noon + dayMs + 1000))).toBe(observed(noon, dateOf(noon + dayMs)));
});

test('ignores responses without a readable date or from a cache', () => {
  expect(observed(noon, {}, { date: 'yesterday' }, { ...dateOf(noon + dayMs), age: '86400' })).toBe(0);
});

test('tells the services’ time by the last response, and not by a local clock that jumps', () => {
  let local = noon;
  let uptime = 0;
  const clock = createServicesClock({ now: () => local, elapsed: () => uptime });
  expect(clock.now()).toBeNull();
  clock.observe(new Headers(dateOf(noon + dayMs)));
  local += dayMs;
  uptime += minuteMs;
  expect(clock.now()).toBe(noon + dayMs + minuteMs + 500);
});
