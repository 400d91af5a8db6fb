import { accountCodes } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { createSchema } from '../../kernel/dataFolder.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { breakObstacles } from './breakObstacles.ts';
import { createBreaks, endOfBreak } from './breaks.ts';
import { createReminderSettings } from './createReminderSettings.ts';
import { createExclusionLog } from './exclusionLog.ts';
import { coolingOffHours } from './exclusions.ts';
import { createReturnTokens, returnTokenLifeMs } from './returnTokens.ts';
import { createDialChoices } from './saferGamblingModule.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const day = 86_400_000;
const begin = Date.UTC(2026, 10, 30, 12);
const sandboxContext = () => testSandboxContext(saferGamblingSchema);

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
  const context = sandboxContext();
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
  const breaks = createBreaks(sandboxContext());
  breaks.begin(1, 'timeOut', '1w');
  const longer = breaks.begin(1, 'timeOut', '6w');
  breaks.begin(1, 'timeOut', '1d');
  expect(breaks.current(1)).toEqual(longer);
  const exclusion = breaks.begin(1, 'selfExclusion', '1d');
  expect(breaks.current(1)).toEqual(exclusion);
});

test('MT3 an exclusion at every brand applies to all accounts of a person and is never shortened', () => {
  const context = sandboxContext();
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
  const { login, play } = breakObstacles({ kind: 'timeOut', until }, { mayLogIn: false, now: begin });
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
  expect(breakObstacles(current, { mayLogIn: false, now: begin })).toEqual({ login: obstacle, play: obstacle });
  expect(breakObstacles(current, { mayLogIn: true, now: begin })).toEqual({ login: null, play: obstacle });
});

test('UK20 ON4 MT4 an exclusion lasts beyond its period until the player asks to return and has waited', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  const { until } = breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(until - context.clock.now() + 182 * day);
  expect(breaks.current(1)).toEqual({ kind: 'selfExclusion', until });
  const { opensAt } = breaks.requestReturn(1, day);
  context.clock.move(day - 1);
  expect(breaks.current(1)).toMatchObject({ kind: 'selfExclusion', returning: { opensAt } });
  expect(breaks.returnedAt(1)).toBeNull();
  context.clock.move(1);
  expect([breaks.current(1), breaks.returnedAt(1), breaks.lastEndOf(1)]).toEqual([null, opensAt, opensAt]);
});

test('UK20 ON4 a clock that moves back a day opens no account on a time-out, and does not shorten it', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  const timeOut = breaks.begin(1, 'timeOut', '1w');
  context.clock.move(-day);
  expect(breaks.current(1)).toEqual(timeOut);
  context.clock.move(8 * day - 1);
  expect(breaks.current(1)).toEqual(timeOut);
  context.clock.move(1);
  expect(breaks.current(1)).toBeNull();
});

test('UK20 MT4 a withdrawn request opens nothing, and a new exclusion withdraws a request', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(200 * day);
  breaks.requestReturn(1, day);
  expect([breaks.withdrawReturn(1), breaks.withdrawReturn(1)]).toEqual([true, false]);
  context.clock.move(2 * day);
  expect(breaks.current(1)?.kind).toBe('selfExclusion');
  breaks.requestReturn(1, day);
  const second = breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(2 * day);
  expect(breaks.current(1)).toEqual(second);
  context.clock.move(200 * day);
  breaks.requestReturn(1, day);
  breaks.begin(1, 'timeOut', '1d');
  context.clock.move(day);
  expect(breaks.current(1)).toBeNull();
});

test('MT4 a clock that moves back in the cooling-off, or before the exclusion, opens no account', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(-day);
  expect(breaks.current(1)?.kind).toBe('selfExclusion');
  context.clock.move(201 * day);
  breaks.requestReturn(1, day);
  context.clock.move(-day);
  context.clock.move(day);
  expect(breaks.current(1)?.kind).toBe('selfExclusion');
  context.clock.move(day);
  expect(breaks.current(1)).toBeNull();
  // A new exclusion at a time before the return, after the clock went back.
  context.clock.move(-10 * day);
  breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(20 * day);
  expect(breaks.current(1)?.kind).toBe('selfExclusion');
});

test('MT3 an exclusion everywhere lasts until its player has returned', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  const { until } = breaks.begin(7, 'selfExclusion', '6m');
  breaks.widen(7, until);
  context.clock.move(200 * day);
  expect([breaks.isExcludedEverywhere([7]), breaks.everywhereUntil([6, 7])]).toEqual([true, until]);
  expect(breaks.everywhereUntil([6])).toBeNull();
  const { opensAt } = breaks.requestReturn(7, day);
  breaks.widen(7, opensAt);
  context.clock.move(day);
  expect(breaks.isExcludedEverywhere([7])).toBe(false);
  // A later exclusion at one brand is not everywhere.
  breaks.begin(7, 'selfExclusion', '6m');
  expect(breaks.isExcludedEverywhere([7])).toBe(false);
});

test('UK20 an exclusion whose period is over has no end, and one in its cooling-off states when it opens', () => {
  const until = begin;
  const over = breakObstacles({ kind: 'selfExclusion', until }, { mayLogIn: true, now: begin }).play;
  expect(over).toMatchObject({
    message: expect.stringContaining('You are self-excluded until you ask to return.'),
    returning: { mayRequestReturn: true },
  });
  expect(over?.until).toBeUndefined();
  const returning = { requestedAt: begin - 1, opensAt: begin + day };
  const { play } = breakObstacles({ kind: 'selfExclusion', until, returning }, { mayLogIn: true, now: begin });
  const opensAt = new Date(begin + day).toISOString();
  expect(play).toMatchObject({
    until: opensAt,
    message: expect.stringContaining(`Your account stays closed until ${opensAt}.`),
    returning: { mayRequestReturn: false, opensAt },
  });
});

test('UK20 ON4 MT5 a review of limits is due after a return, also for a player who was never asked', () => {
  const context = sandboxContext();
  const care = createReminderSettings(context);
  const returnedAt = context.clock.now();
  context.clock.move(day);
  expect(care.of(1, { reviewMonths: null }, returnedAt)).toMatchObject({ isReviewDue: true, isReturning: true });
  care.recordReview(1);
  expect(care.of(1, { reviewMonths: null }, returnedAt)).toMatchObject({ isReviewDue: false, isReturning: false });
});

test('UK20 no break, no obstacle', () => {
  expect(breakObstacles(null, { mayLogIn: false, now: begin })).toEqual({ login: null, play: null });
});

test('UK20 ON4 events of exclusions cannot be changed or deleted', () => {
  const context = sandboxContext();
  const log = createExclusionLog(context);
  log.append(1, 'begun', { until: begin });
  log.append(1, 'returnRequested');
  for (const sql of ["UPDATE exclusion_event SET kind = 'opened'", 'DELETE FROM exclusion_event'])
    expect(() => context.database.exec(sql)).toThrow(/event of an exclusion/);
  expect(log.of(1, 10).map(({ kind }) => kind)).toEqual(['returnRequested', 'begun']);
  expect(log.newest(1)).toHaveLength(1);
});

test('UK20 MT4 the cooling-off is longer after a long exclusion where the market says so', () => {
  const definite = { begunAt: begin, until: endOfBreak('1y', begin) };
  const long = { begunAt: begin, until: endOfBreak('5y', begin) };
  const malta = { hours: 24, long: { years: 5, hours: 168 } };
  expect([[definite], [long], [definite, long]].map((periods) => coolingOffHours(malta, periods))).toEqual([
    24, 168, 168,
  ]);
  expect(coolingOffHours({ hours: 24, long: null }, [long])).toBe(24);
});

test('a return token names its player for fifteen minutes', () => {
  const context = sandboxContext();
  const tokens = createReturnTokens(context);
  const token = tokens.issue(5);
  expect([tokens.userOf(token), tokens.userOf(`${token}x`)]).toEqual([5, null]);
  context.clock.move(returnTokenLifeMs - 1);
  expect(tokens.userOf(token)).toBe(5);
  context.clock.move(1);
  expect(tokens.userOf(token)).toBeNull();
  context.clock.move(-day);
  expect(tokens.userOf(token)).toBeNull();
});

test('UK20 lastEndOf returns when the newest break that is over ended', () => {
  const context = sandboxContext();
  const breaks = createBreaks(context);
  expect(breaks.lastEndOf(1)).toBeNull();
  const { until } = breaks.begin(1, 'timeOut', '1d');
  context.clock.move(86_400_000 - 1);
  expect(breaks.lastEndOf(1)).toBeNull();
  context.clock.move(1);
  breaks.begin(1, 'timeOut', '1w');
  expect(breaks.lastEndOf(1)).toBe(until);
  expect(breaks.lastEndOf(2)).toBeNull();
  breaks.begin(1, 'selfExclusion', '6m');
  context.clock.move(200 * day);
  const { opensAt } = breaks.requestReturn(1, day);
  context.clock.move(day);
  expect(breaks.lastEndOf(1)).toBe(opensAt);
  breaks.begin(1, 'timeOut', '1d');
  context.clock.move(day);
  expect(breaks.lastEndOf(1)).toBe(opensAt + day);
});

test('createDialChoices keeps the step of each player, and null until there is one', () => {
  const choices = createDialChoices(sandboxContext());
  choices.choose(1, { isOn: true, step: 'calm' });
  choices.choose(2, { isOn: false, step: 'quiet' });
  expect([1, 2, 3].map((userId) => choices.of(userId))).toEqual([
    { isCalm: true, dialStep: 'calm' },
    { isCalm: false, dialStep: 'quiet' },
    { isCalm: null, dialStep: null },
  ]);
  choices.choose(1, { isOn: false, step: 'balanced' });
  expect(choices.of(1)).toEqual({ isCalm: false, dialStep: 'balanced' });
});

test('createDialChoices has the choices of calm mode from before the dial, unless the player chose again', () => {
  const context = sandboxContext();
  createDialChoices(context).choose(3, { isOn: false, step: 'quiet' });
  context.database.exec('INSERT INTO calm_choice VALUES (1, 1), (2, 0), (3, 1)');
  expect(createSchema(context.database, [saferGamblingSchema])).toEqual([]);
  const choices = createDialChoices(context);
  const steps = () => [1, 2, 3, 4].map((userId) => choices.of(userId).dialStep);
  expect(steps()).toEqual(['calm', 'lively', 'quiet', null]);
  // A restart has nothing more to move.
  choices.choose(1, { isOn: false, step: 'balanced' });
  createSchema(context.database, [saferGamblingSchema]);
  expect(steps()).toEqual(['balanced', 'lively', 'quiet', null]);
});

test('createDialChoices follows calm mode where a caller names no step, or one that contradicts it', () => {
  const choices = createDialChoices(sandboxContext());
  choices.choose(1, { isOn: true, step: 'lively' });
  choices.choose(2, { isOn: false, step: 'calm' });
  choices.choose(3, { isOn: true });
  choices.choose(4, { isOn: false });
  expect([1, 2, 3, 4].map((userId) => choices.of(userId).dialStep)).toEqual(['calm', 'lively', 'calm', 'lively']);
});

const uk = { reviewMonths: { most: 6, choices: [6, 3, 1] } };

test('UK15 a review is due six months after the player is first known and after each review', () => {
  const context = sandboxContext();
  const care = createReminderSettings(context);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: null, reviewMonths: null, isReviewDue: false, isReturning: false });
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
  const care = createReminderSettings(sandboxContext());
  care.setReminder(1, 30);
  care.recordReview(1);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: 30, reviewMonths: null, isReviewDue: false, isReturning: false });
  care.setReminder(1, null);
  expect(care.of(1, uk).reminderMinutes).toBeNull();
  care.recordReview(3);
  expect(care.of(3, uk)).toEqual({ reminderMinutes: null, reviewMonths: null, isReviewDue: false, isReturning: false });
});

test('UK15 the player can choose earlier reviews, and no review is due where the market requires none', () => {
  const context = sandboxContext();
  const care = createReminderSettings(context);
  care.recordReview(1, 1);
  expect(care.of(1, uk)).toEqual({ reminderMinutes: null, reviewMonths: 1, isReviewDue: false, isReturning: false });
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
