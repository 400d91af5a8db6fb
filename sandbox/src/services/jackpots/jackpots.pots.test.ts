import { describe, expect, test } from 'vitest';
import { addedReturn, isJackpotType, jackpotRules, jackpotRulesIn } from './jackpotRules.ts';
import { potAfterStake } from './jackpots.ts';
import type { PotState } from './jackpots.ts';
import { endInForce, newEnd, nextHour } from './potEnds.ts';

const { megaMoolah, rapid, daily } = jackpotRules;
const hour = 3_600_000;
const day = 24 * hour;
const midnight = Date.UTC(2026, 0, 15);
const noDropRules = { dropAmount: null, dropAt: null, mustGoBefore: null };
/** A draw that returns a fixed number and records the requested ranges. */
function draws(response: number) {
  const ranges: number[] = [];
  return { ranges, draw: (below: number) => (ranges.push(below), Math.min(response, below - 1)) };
}

describe('LB-10 the drop of a new pot', () => {
  test('is not drawn in advance for a pot that drops by chance', () => {
    const { ranges, draw } = draws(0);
    expect(newEnd(megaMoolah, { amount: 5, deadline: 7, now: midnight, draw })).toEqual(noDropRules);
    expect(ranges).toEqual([]);
  });

  test('is an amount above the pot’s and at most its limit', () => {
    const lowest = draws(0);
    expect(newEnd(rapid, { amount: 50_000, deadline: null, now: midnight, draw: lowest.draw })).toEqual({
      ...noDropRules,
      dropAmount: 50_001,
    });
    expect(lowest.ranges).toEqual([450_000]);
    expect(
      newEnd(rapid, { amount: 50_000, deadline: null, now: midnight, draw: draws(Infinity).draw }).dropAmount,
    ).toBe(500_000);
    expect(
      newEnd(rapid, { amount: 500_000, deadline: null, now: midnight, draw: draws(Infinity).draw }).dropAmount,
    ).toBe(500_001);
  });

  test('is a time at least an hour before the deadline', () => {
    const lowest = draws(0);
    expect(newEnd(daily, { amount: 0, deadline: null, now: midnight, draw: lowest.draw })).toEqual({
      dropAmount: null,
      dropAt: midnight,
      mustGoBefore: midnight + 23 * hour,
    });
    expect(lowest.ranges).toEqual([22 * hour]);
    expect(newEnd(daily, { amount: 0, deadline: null, now: midnight, draw: draws(Infinity).draw }).dropAt).toBe(
      midnight + 22 * hour - 1,
    );
  });

  test('is on the next day when the pot was won before its deadline', () => {
    const deadline = midnight + 23 * hour;
    expect(newEnd(daily, { amount: 0, deadline, now: midnight + hour, draw: draws(0).draw })).toEqual({
      dropAmount: null,
      dropAt: deadline,
      mustGoBefore: deadline + day,
    });
    expect(newEnd(daily, { amount: 0, deadline, now: deadline + 2 * hour, draw: draws(0).draw }).dropAt).toBe(
      deadline + 2 * hour,
    );
  });

  test('is immediate with less than an hour left', () => {
    const now = midnight + 22.5 * hour;
    expect(newEnd(daily, { amount: 0, deadline: null, now, draw: draws(Infinity).draw })).toEqual({
      dropAmount: null,
      dropAt: now,
      mustGoBefore: midnight + 23 * hour,
    });
  });
});

test('LB-10 nextHour is today before the hour and tomorrow from the hour on', () => {
  expect([nextHour(23, midnight), nextHour(23, midnight + 23 * hour - 1), nextHour(23, midnight + 23 * hour)]).toEqual([
    midnight + 23 * hour,
    midnight + 23 * hour,
    midnight + 47 * hour,
  ]);
});

describe('LB-10 the drop of a running pot', () => {
  const current = { dropAmount: null, dropAt: midnight, mustGoBefore: midnight + 23 * hour };
  const at = (now: number) => endInForce(daily, current, { amount: 0, now, draw: draws(0).draw });

  test('stays until its deadline', () => {
    expect(at(midnight + 23 * hour - 1)).toBe(current);
  });

  test('is redrawn for the next day at its deadline', () => {
    expect(at(midnight + 23 * hour)).toEqual({
      dropAmount: null,
      dropAt: midnight + 23 * hour,
      mustGoBefore: midnight + 47 * hour,
    });
  });

  test('is redrawn when it is over two days away after the clock was moved back', () => {
    expect(at(midnight + 23 * hour - 2 * day)).toBe(current);
    expect(at(midnight + 23 * hour - 2 * day - 1)).not.toBe(current);
  });

  test('stays for a pot without a deadline', () => {
    const byAmount = { ...noDropRules, dropAmount: 5000 };
    expect(endInForce(rapid, byAmount, { amount: 0, now: midnight, draw: draws(0).draw })).toBe(byAmount);
  });
});

describe('LB-10 a stake', () => {
  const pot = (changes: Partial<PotState> = {}): PotState => ({
    amount: 5000,
    fraction: 0,
    winNext: false,
    ...noDropRules,
    ...changes,
  });
  const never = (below: number) => below - 1;

  test('adds its share and carries over fractions of a minor unit', () => {
    expect(potAfterStake(rapid, pot(), { stake: 250, now: 0, draw: never })).toEqual({
      contribution: 2,
      fraction: 5000,
      wins: false,
    });
    expect(potAfterStake(rapid, pot({ fraction: 5000 }), { stake: 250, now: 0, draw: never })).toEqual({
      contribution: 3,
      fraction: 0,
      wins: false,
    });
  });

  test('adds nothing beyond the pot’s limit', () => {
    const contribution = (amount: number, rules = rapid) =>
      potAfterStake(rules, pot({ amount }), { stake: 10_000, now: 0, draw: never }).contribution;
    expect([contribution(499_890), contribution(499_950), contribution(500_000), contribution(501_000)]).toEqual([
      100, 50, 0, 0,
    ]);
    expect(contribution(900_000_000, megaMoolah)).toBe(80);
  });

  test('wins at the drop amount, including its own contribution', () => {
    const wins = (dropAmount: number) =>
      potAfterStake(rapid, pot({ dropAmount }), { stake: 10_000, now: 0, draw: never }).wins;
    expect([wins(5101), wins(5100), wins(5099)]).toEqual([false, true, true]);
  });

  test('wins from the drop time on', () => {
    const wins = (now: number) =>
      potAfterStake(daily, pot({ dropAt: midnight }), { stake: 100, now, draw: never }).wins;
    expect([wins(midnight - 1), wins(midnight), wins(midnight + 1)]).toEqual([false, true, true]);
  });

  test('wins by chance in proportion to its size, only for pots that drop by chance', () => {
    const wins = (drawn: number, rules = megaMoolah) =>
      potAfterStake(rules, pot(), { stake: 200, now: 0, draw: () => drawn }).wins;
    expect([wins(199), wins(200), wins(0, rapid), wins(0, daily)]).toEqual([true, false, false, false]);
  });

  test('wins a pot with winNext set', () => {
    expect(potAfterStake(rapid, pot({ winNext: true }), { stake: 1, now: 0, draw: never }).wins).toBe(true);
  });
});

test('UK16 the return that a jackpot adds follows from its share, its seed and its drop rule', () => {
  expect(addedReturn(megaMoolah)).toBeCloseTo(0.008 + 0.002, 10);
  expect(addedReturn(rapid)).toBeCloseTo(0.01 + 50_000 / 22_500_000, 10);
  expect(addedReturn(daily)).toBeNull();
});

test('LB-10 pots of other currencies have round seeds and limits of about the same worth', () => {
  const sizes = (type: 'megaMoolah' | 'rapid' | 'daily', currency: string) => {
    const { seed, end } = jackpotRulesIn(type, currency);
    return [seed, end.by === 'amount' ? end.limit : end.by === 'chance' ? end.oneIn : end.hour];
  };
  expect(sizes('rapid', 'GBP')).toEqual([50_000, 500_000]);
  expect(sizes('rapid', 'EUR')).toEqual([60_000, 600_000]);
  expect(sizes('rapid', 'CAD')).toEqual([85_000, 850_000]);
  expect(sizes('daily', 'CAD')).toEqual([850_000, 23]);
  expect(sizes('megaMoolah', 'EUR')).toEqual([120_000_000, 60_000_000_000]);
  expect(jackpotRulesIn('rapid', 'JPY')).toEqual(rapid);
  for (const currency of ['EUR', 'CAD'])
    expect(addedReturn(jackpotRulesIn('rapid', currency))).toBeCloseTo(addedReturn(rapid) ?? 0, 10);
});

test('isJackpotType accepts only jackpot types', () => {
  expect(['rapid', 'daily', 'constructor', '__proto__', 'Rapid', ''].map(isJackpotType)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
