import { expect, test } from 'vitest';
import { createServicesClock } from './servicesClock.server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function observed(machine: number, ...responses: Record<string, string>[]): number {
  const clock = createServicesClock(() => machine);
  for (const response of responses) clock.observe(new Headers(response));
  return clock.aheadMs();
}
const dateOf = (time: number) => ({ date: new Date(time).toUTCString() });
const noon = Date.UTC(2026, 2, 28, 12);

test.each([
  ['16 minutes', 16 * minuteMs],
  ['a day, over the change to summer time,', dayMs],
  ['minus an hour', -60 * minuteMs],
])('the services’ clock is %s ahead', (_, ms) => {
  expect(Math.abs(observed(noon, dateOf(noon + ms)) - ms)).toBeLessThanOrEqual(500);
});

test('a difference of the header’s own inexactness counts as none', () => {
  for (const ms of [-2500, -999, 0, 999, 2500]) expect(observed(noon, dateOf(noon + ms))).toBe(0);
});

test('the services’ clock going back to the machine’s time ends the difference', () => {
  expect(observed(noon, dateOf(noon + dayMs), dateOf(noon))).toBe(0);
});

test('a difference that is known does not waver from response to response', () => {
  expect(observed(noon, dateOf(noon + dayMs), dateOf(noon + dayMs + 1000))).toBe(observed(noon, dateOf(noon + dayMs)));
});

test('a response without a date, with an unreadable one, or from a cache says nothing', () => {
  expect(observed(noon, {}, { date: 'yesterday' }, { ...dateOf(noon + dayMs), age: '86400' })).toBe(0);
});
