import { expect, test } from 'vitest';
import { streakAfterLogin } from './players.ts';

const day = 86_400_000;
const midnight = Date.UTC(2026, 0, 15);

test.each([
  ['the first login', 0, null, midnight, 1],
  ['a second login on the same day', 3, midnight, midnight + day - 1, 3],
  ['the next day, one millisecond later', 3, midnight - 1, midnight, 4],
  ['two days later', 3, midnight - 1, midnight + day, 1],
  ['a clock moved back', 3, midnight, midnight - 2 * day, 1],
])('login streak after %s', (_what, streak, last, now, expected) => {
  expect(streakAfterLogin(streak, last, now)).toBe(expected);
});
