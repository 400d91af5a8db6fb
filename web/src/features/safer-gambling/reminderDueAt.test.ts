import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reminderResponseText, parseReminderResponse, reminderDueAt } from './reminderDueAt.ts';

const minute = 60_000;
const facts = { userId: 'a', startedAt: 0, lastResponse: null, minutes: 30, now: 200 * minute };

test('RM-01 a reminder is due one interval after the session start and after each response', () => {
  expect(reminderDueAt(facts)).toBe(30 * minute);
  expect(reminderDueAt({ ...facts, lastResponse: { userId: 'a', at: 41 * minute } })).toBe(71 * minute);
  expect(reminderDueAt({ ...facts, minutes: 15 })).toBe(15 * minute);
});

test('UK6 a login within a stretch of play does not start the reminder anew', () => {
  // The player answered after 60 minutes, and logged in again after 80 minutes.
  expect(reminderDueAt({ ...facts, lastResponse: { userId: 'a', at: 60 * minute } })).toBe(90 * minute);
});

test('RM-01 ignores the response of another player, and one from before the stretch of play', () => {
  const later = { ...facts, startedAt: 100 * minute };
  expect(reminderDueAt({ ...later, lastResponse: { userId: 'b', at: 110 * minute } })).toBe(130 * minute);
  expect(reminderDueAt({ ...later, lastResponse: { userId: 'a', at: 50 * minute } })).toBe(130 * minute);
});

test('RM-01 ignores a response that lies ahead, because a clock was set back', () => {
  const ahead = { userId: 'a', at: 300 * minute };
  expect(reminderDueAt({ ...facts, lastResponse: ahead })).toBe(30 * minute);
});

test('reads a stored response back, and ignores malformed text', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), (userId, at) => {
      expect(parseReminderResponse(reminderResponseText({ userId, at }))).toEqual({ userId, at });
    }),
  );
  for (const stored of [null, '', 'a', 'a b', 'a -1', `a ${'9'.repeat(40)}`])
    expect(parseReminderResponse(stored)).toBeNull();
});
