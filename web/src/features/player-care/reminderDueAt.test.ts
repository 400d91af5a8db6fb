import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseText, readAnswer, reminderDueAt } from './reminderDueAt.ts';

const minute = 60_000;
const facts = { session: 'a', startedAt: 0, answered: null, minutes: 30 };

test('RM-01 a reminder is due at the player’s interval after the session began, and again after each answer', () => {
  expect(reminderDueAt(facts)).toBe(30 * minute);
  expect(reminderDueAt({ ...facts, answered: { session: 'a', at: 41 * minute } })).toBe(71 * minute);
  expect(reminderDueAt({ ...facts, minutes: 15 })).toBe(15 * minute);
});

test('RM-01 an answer of an earlier session counts for nothing', () => {
  expect(reminderDueAt({ ...facts, startedAt: 100 * minute, answered: { session: 'before', at: 110 * minute } })).toBe(
    130 * minute,
  );
});

test('an answer comes back as it was kept, and what nobody wrote is none', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), (session, at) => {
      expect(readAnswer(responseText({ session, at }))).toEqual({ session, at });
    }),
  );
  for (const kept of [null, '', 'a', 'a b', 'a -1', `a ${'9'.repeat(40)}`]) expect(readAnswer(kept)).toBeNull();
});
