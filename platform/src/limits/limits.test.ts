import { expect, test } from 'vitest';
import { testPlatformContext } from '../kernel/testPlatformContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createBreaks } from './breaks.ts';
import { createLimits } from './limits.ts';
import { limitsSchema } from './limitsSchema.ts';
import { createPlayerTime } from './playerTime.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function startLimits() {
  const platformContext = testPlatformContext(walletSchema, limitsSchema);
  const { clock } = platformContext;
  const wallet = createWallet(platformContext);
  wallet.open(1, 'GBP');
  const breaks = createBreaks(platformContext);
  const time = createPlayerTime(platformContext);
  let keys = 0;
  const book = (kind: 'deposit' | 'withdrawal' | 'stake' | 'win', amount: number) =>
    wallet.book({ key: `k${(keys += 1)}`, userId: 1, kind, amount, reference: 'r' });
  return { clock, wallet, breaks, time, book, limits: createLimits(platformContext, { wallet, breaks, time }) };
}
const allowed = { allowed: true };

test('UK12 a deposit limit counts what was paid in over 24 hours, and nothing that was paid out', () => {
  const { limits, clock, book } = startLimits();
  limits.ask(1, 'deposit', 'day', 5000);
  expect(limits.mayDeposit(1, 5000)).toEqual(allowed);
  book('deposit', 4000);
  book('withdrawal', 4000);
  expect(limits.mayDeposit(1, 1000)).toEqual(allowed);
  expect(limits.mayDeposit(1, 1001)).toEqual({
    allowed: false,
    reason: 'depositLimit',
    period: 'day',
    limit: 5000,
    left: 1000,
  });
  expect(limits.mayDeposit(2, 1001)).toEqual(allowed);
  clock.move(day);
  expect(limits.mayDeposit(1, 1001).allowed).toBe(false);
  clock.move(1);
  expect(limits.mayDeposit(1, 5000)).toEqual(allowed);
});

test('UK12 ON7 each period has a limit of its own, and each of them counts', () => {
  const { limits, clock, book } = startLimits();
  limits.ask(1, 'deposit', 'day', 5000);
  limits.ask(1, 'deposit', 'month', 8000);
  book('deposit', 5000);
  clock.move(2 * day);
  expect(limits.mayDeposit(1, 3001)).toMatchObject({ period: 'month', left: 3000 });
  expect(limits.mayDeposit(1, 3000)).toEqual(allowed);
});

test('ON7 a loss limit counts stakes less wins, holds back the stake that could break it, and a doubled one too', () => {
  const { limits, book } = startLimits();
  book('deposit', 50_000);
  limits.ask(1, 'loss', 'week', 1000);
  expect(limits.mayStake(1, 1000)).toEqual(allowed);
  book('stake', 800);
  expect(limits.mayStake(1, 201)).toEqual({
    allowed: false,
    reason: 'lossLimit',
    period: 'week',
    limit: 1000,
    left: 200,
  });
  expect(limits.mayRaise(1, 201)).toMatchObject({ reason: 'lossLimit' });
  book('win', 300);
  expect(limits.mayStake(1, 500)).toEqual(allowed);
  expect(limits.mayStake(1, 501).allowed).toBe(false);
});

test('ON7 a time limit counts the minutes a player is there, ends no round, and begins none', () => {
  const { limits, clock, time } = startLimits();
  limits.ask(1, 'time', 'day', 30);
  for (let passed = 0; passed < 30; passed += 1) {
    time.note(1);
    expect(limits.mayStake(1, 1)).toEqual(allowed);
    clock.move(minute);
  }
  time.note(1);
  expect(limits.timeLeft(1)).toBe(0);
  expect(limits.mayStake(1, 1)).toMatchObject({ reason: 'timeLimit', left: 0 });
  expect(limits.mayRaise(1, 1)).toEqual(allowed);
  clock.move(day);
  expect(limits.mayStake(1, 1)).toEqual(allowed);
});

test('time away does not count, nor does the time of a second window', () => {
  const { limits, clock, time } = startLimits();
  limits.ask(1, 'time', 'day', 60);
  time.note(1);
  time.note(1);
  clock.move(5 * minute);
  time.note(1);
  expect(limits.timeLeft(1)).toBe(55 * minute);
  clock.move(3 * hour);
  time.note(1);
  expect(limits.timeLeft(1)).toBe(55 * minute);
});

test('UK14 ON8 a looser limit is not enforced before it is confirmed, and no sooner than after 24 hours', () => {
  const { limits, clock } = startLimits();
  limits.ask(1, 'deposit', 'day', 1000);
  limits.ask(1, 'deposit', 'day', 9000);
  expect(limits.confirm(1, 'deposit', 'day')).toBe(false);
  clock.move(day);
  expect(limits.mayDeposit(1, 1001).allowed).toBe(false);
  expect(limits.confirm(1, 'deposit', 'day')).toBe(true);
  expect(limits.mayDeposit(1, 9000)).toEqual(allowed);
});

test('UK20 ON3 during a break nothing is paid in and nothing staked, and it ends by itself', () => {
  const { limits, breaks, clock } = startLimits();
  const { until } = breaks.begin(1, 'timeOut', '1d');
  const refused = { allowed: false, reason: 'onBreak', break: { kind: 'timeOut', until } };
  expect([limits.mayDeposit(1, 1), limits.mayStake(1, 1), limits.mayRaise(1, 1)]).toEqual([refused, refused, refused]);
  clock.move(day);
  expect(limits.mayStake(1, 1)).toEqual(allowed);
});

test('UK20 an exclusion is not shortened by a later time-out, and tells before it', () => {
  const { breaks } = startLimits();
  const { until } = breaks.begin(1, 'selfExclusion', '6m');
  breaks.begin(1, 'timeOut', '1d');
  expect(breaks.current(1)).toEqual({ kind: 'selfExclusion', until });
});

test('ON7 the time left is the least of the player’s time limits, whatever money limits are set', () => {
  const { limits, clock, time } = startLimits();
  expect(limits.timeLeft(1)).toBeNull();
  limits.ask(1, 'deposit', 'day', 100);
  expect(limits.timeLeft(1)).toBeNull();
  limits.ask(1, 'time', 'week', 90);
  limits.ask(1, 'time', 'day', 60);
  expect(limits.timeLeft(1)).toBe(60 * minute);
  time.note(1);
  clock.move(4 * minute);
  time.note(1);
  expect(limits.timeLeft(1)).toBe(56 * minute);
});

test('ON7 what was used is never below zero: a player who won has lost nothing', () => {
  const { limits, book } = startLimits();
  limits.ask(1, 'loss', 'day', 1000);
  book('deposit', 500);
  book('win', 300);
  const used = (kind: string) => limits.all(1).find((limit) => limit.kind === kind && limit.period === 'day')?.used;
  expect([used('loss'), used('deposit'), used('time')]).toEqual([0, 500, 0]);
});

test('UK12 a limit counts against its own kind alone', () => {
  const { limits, book } = startLimits();
  limits.ask(1, 'deposit', 'day', 100);
  limits.ask(1, 'loss', 'day', 100_000);
  book('deposit', 100);
  expect(limits.mayStake(1, 50)).toEqual(allowed);
  expect(limits.mayDeposit(1, 1)).toMatchObject({ reason: 'depositLimit', left: 0 });
});

test('UK12 each kind and period keeps its own value, and what was asked for waits beside it', () => {
  const { limits } = startLimits();
  limits.ask(1, 'deposit', 'day', 100);
  limits.ask(1, 'loss', 'day', 200);
  limits.ask(1, 'deposit', 'week', 300);
  limits.ask(1, 'deposit', 'day', null);
  const of = (kind: string, period: string) =>
    limits.all(1).find((limit) => limit.kind === kind && limit.period === period);
  expect(of('deposit', 'day')).toMatchObject({ value: 100, waiting: { value: null } });
  expect(of('loss', 'day')).toMatchObject({ value: 200, waiting: null });
  expect(of('deposit', 'week')).toMatchObject({ value: 300, waiting: null });
  limits.ask(1, 'deposit', 'day', 5000);
  expect(of('deposit', 'day')).toMatchObject({ value: 100, waiting: { value: 5000 } });
});
