import type { Limit } from '@foyer/contract/limits';
import { expect, test } from 'vitest';
import { calmOffer } from './calmOffer.ts';

const now = Date.UTC(2026, 10, 26, 12);
const limit = (value: number | null, used: number): Limit => ({
  kind: 'deposit',
  period: 'day',
  value,
  used,
  waiting: null,
});
const nothing = { lastBreakEndedAt: null, limits: [limit(null, 0)] };
const context = { now, isAnswered: () => false };

test('calmOffer has no reason for a player without a break and a used limit', () => {
  expect(calmOffer(nothing, context)).toBeNull();
});

test('calmOffer offers calm mode in the week after a break', () => {
  const ended = (ms: number) => ({ ...nothing, lastBreakEndedAt: new Date(now - ms).toISOString() });
  expect(calmOffer(ended(1000), context)).toEqual({ reason: 'afterBreak', id: 'break 2026-11-26T11:59:59.000Z' });
  expect(calmOffer(ended(7 * 86_400_000), context)).toBeNull();
});

test('calmOffer offers calm mode from four fifths of a limit', () => {
  expect(calmOffer({ ...nothing, limits: [limit(1000, 799)] }, context)).toBeNull();
  expect(calmOffer({ ...nothing, limits: [limit(1000, 800)] }, context)).toEqual({
    reason: 'nearLimit',
    id: 'limit deposit day',
  });
  expect(calmOffer({ ...nothing, limits: [limit(0, 0)] }, context)).toBeNull();
});

test('calmOffer passes over answered reasons', () => {
  const both = { lastBreakEndedAt: new Date(now).toISOString(), limits: [limit(1000, 1000)] };
  expect(calmOffer(both, { ...context, isAnswered: (id) => id.startsWith('break') })?.reason).toBe('nearLimit');
  expect(calmOffer(both, { ...context, isAnswered: () => true })).toBeNull();
});
