import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reminderResponseText, parseReminderResponse, reminderDueAt } from './reminderDueAt.ts';

const minute = 60_000;
const facts = { session: 'a', startedAt: 0, lastResponse: null, minutes: 30 };

test('RM-01 a reminder is due one interval after the session start and after each response', () => {
  expect(reminderDueAt(facts)).toBe(30 * minute);
  expect(reminderDueAt({ ...facts, lastResponse: { session: 'a', at: 41 * minute } })).toBe(71 * minute);
  expect(reminderDueAt({ ...facts, minutes: 15 })).toBe(15 * minute);
});

test('RM-01 ignores the response of an earlier session', () => {
  expect(
    reminderDueAt({ ...facts, startedAt: 100 * minute, lastResponse: { session: 'before', at: 110 * minute } }),
  ).toBe(130 * minute);
});

test('reads a stored response back, and ignores malformed text', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), (session, at) => {
      expect(parseReminderResponse(reminderResponseText({ session, at }))).toEqual({ session, at });
    }),
  );
  for (const stored of [null, '', 'a', 'a b', 'a -1', `a ${'9'.repeat(40)}`])
    expect(parseReminderResponse(stored)).toBeNull();
});
