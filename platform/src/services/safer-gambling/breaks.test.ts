import { accountCodes } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { testPlatformContext } from '../../kernel/testPlatformContext.ts';
import { breakObstacles } from './breakObstacles.ts';
import { createBreaks, endOfBreak } from './breaks.ts';
import { createCalmChoices } from './createCalmChoices.ts';
import { createReminderSettings } from './createReminderSettings.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const day = 86_400_000;
const begin = Date.UTC(2026, 10, 30, 12);
const platformContext = () => testPlatformContext(saferGamblingSchema);

test.each([
  ['1d', '2026-12-01T12:00'],
  ['1w', '2026-12-07T12:00'],
  ['6w', '2027-01-11T12:00'],
  ['1m', '2026-12-30T12:00'],
  ['2m', '2027-01-30T12:00'],
  ['3m', '2027-02-28T12:00'],
  ['6m', '2027-05-30T12:00'],
  ['1y', '2027-11-30T12:00'],
  ['5y', '2031-11-30T12:00'],
] as const)('UK20 ON3 ON4 a break of %s ends at the same time of day, %s', (period, end) => {
  expect(new Date(endOfBreak(period, begin)).toISOString().slice(0, 16)).toBe(end);
});

test('UK20 a break lasts from its start until just before its end', () => {
  const context = platformContext();
  const breaks = createBreaks(context);
  expect(breaks.current(1)).toBeNull();
  const { until } = breaks.begin(1, 'timeOut', '1d');
  expect(breaks.current(1)).toEqual({ kind: 'timeOut', until });
  expect(breaks.current(2)).toBeNull();
  context.clock.move(day - 1);
  expect(breaks.current(1)).toEqual({ kind: 'timeOut', until });
  context.clock.move(1);
  expect(breaks.current(1)).toBeNull();
});

test('UK20 an exclusion takes precedence over time-outs, and a longer time-out over a shorter one', () => {
  const breaks = createBreaks(platformContext());
  breaks.begin(1, 'timeOut', '1w');
  const longer = breaks.begin(1, 'timeOut', '6w');
  breaks.begin(1, 'timeOut', '1d');
  expect(breaks.current(1)).toEqual(longer);
  const exclusion = breaks.begin(1, 'selfExclusion', '1d');
  expect(breaks.current(1)).toEqual(exclusion);
});

test('MT3 an exclusion at every brand applies to all accounts of a person and is never shortened', () => {
  const context = platformContext();
  const breaks = createBreaks(context);
  const until = context.clock.now() + 2 * day;
  breaks.widen(7, until);
  breaks.widen(7, until - day);
  expect([
    breaks.isExcludedEverywhere([7]),
    breaks.isExcludedEverywhere([6, 7]),
    breaks.isExcludedEverywhere([6]),
    breaks.isExcludedEverywhere([]),
  ]).toEqual([true, true, false, false]);
  context.clock.move(2 * day - 1);
  expect(breaks.isExcludedEverywhere([7])).toBe(true);
  context.clock.move(1);
  expect(breaks.isExcludedEverywhere([7])).toBe(false);
});

test('UK20 a time-out blocks login and play and states its end', () => {
  const until = Date.UTC(2027, 0, 1);
  const { login, play } = breakObstacles({ kind: 'timeOut', until }, { mayLogIn: false });
  expect(login).toEqual({
    code: accountCodes.accountOnBreak,
    message: 'You are on a break from playing until 2027-01-01T00:00:00.000Z.',
    until: '2027-01-01T00:00:00.000Z',
  });
  expect(play).toEqual(login);
});

test('MT5 an exclusion blocks play, and login unless the player may log in to withdraw', () => {
  const current = { kind: 'selfExclusion', until: Date.UTC(2027, 0, 1) } as const;
  const obstacle = {
    code: accountCodes.accountSelfExcluded,
    message: expect.stringContaining('excluded yourself from playing until 2027-01-01') as string,
    until: '2027-01-01T00:00:00.000Z',
  };
  expect(breakObstacles(current, { mayLogIn: false })).toEqual({ login: obstacle, play: obstacle });
  expect(breakObstacles(current, { mayLogIn: true })).toEqual({ login: null, play: obstacle });
});

test('breakObstacles returns no obstacles without a break', () => {
  expect(breakObstacles(null, { mayLogIn: false })).toEqual({ login: null, play: null });
});

test('lastEndOf returns when the newest break that is over ended', () => {
  const context = platformContext();
  const breaks = createBreaks(context);
  expect(breaks.lastEndOf(1)).toBeNull();
  const { until } = breaks.begin(1, 'timeOut', '1d');
  context.clock.move(86_400_000 - 1);
  expect(breaks.lastEndOf(1)).toBeNull();
  context.clock.move(1);
  breaks.begin(1, 'timeOut', '1w');
  expect(breaks.lastEndOf(1)).toBe(until);
  expect(breaks.lastEndOf(2)).toBeNull();
});

test('createCalmChoices keeps the choice of each player, and null until there is one', () => {
  const choices = createCalmChoices(platformContext());
  choices.choose(1, true);
  choices.choose(2, false);
  expect([1, 2, 3].map((userId) => choices.of(userId))).toEqual([true, false, null]);
  choices.choose(1, false);
  expect(choices.of(1)).toBe(false);
});

const uk = { reviewMonths: { most: 6, choices: [6, 3, 1] } };

test('UK15 a review is due six months after the player is first known and after each review', () => {
  const context = platformContext();
  const care = createReminderSettings(context);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: null, reviewMonths: null, isReviewDue: false });
  const sixMonths = new Date(context.clock.now());
  sixMonths.setUTCMonth(sixMonths.getUTCMonth() + 6);
  const wait = sixMonths.getTime() - context.clock.now();
  context.clock.move(wait - 1);
  expect(care.of(1, uk).isReviewDue).toBe(false);
  context.clock.move(1);
  expect(care.of(1, uk).isReviewDue).toBe(true);
  expect(care.of(2, uk).isReviewDue).toBe(false);
  care.recordReview(1);
  expect(care.of(1, uk).isReviewDue).toBe(false);
});

test('UK15 the reminder interval and the review are stored independently', () => {
  const care = createReminderSettings(platformContext());
  care.setReminder(1, 30);
  care.recordReview(1);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: 30, reviewMonths: null, isReviewDue: false });
  care.setReminder(1, null);
  expect(care.of(1, uk).reminderMinutes).toBeNull();
  care.recordReview(3);
  expect(care.of(3, uk)).toEqual({ reminderMinutes: null, reviewMonths: null, isReviewDue: false });
});

test('UK15 the player can choose earlier reviews, and no review is due where the market requires none', () => {
  const context = platformContext();
  const care = createReminderSettings(context);
  care.recordReview(1, 1);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: null, reviewMonths: 1, isReviewDue: false });
  const month = new Date(context.clock.now());
  month.setUTCMonth(month.getUTCMonth() + 1);
  context.clock.move(month.getTime() - context.clock.now() - 1);
  expect(care.of(1, uk).isReviewDue).toBe(false);
  context.clock.move(1);
  expect(care.of(1, uk).isReviewDue).toBe(true);
  expect(care.of(1, { reviewMonths: null }).isReviewDue).toBe(false);
  // A review without a choice keeps the previous choice.
  care.recordReview(1);
  expect(care.of(1, uk)).toMatchObject({ reviewMonths: 1, isReviewDue: false });
});
