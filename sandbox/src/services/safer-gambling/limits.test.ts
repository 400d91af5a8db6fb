import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createBreaks } from './breaks.ts';
import { createLimits } from './limits.ts';
import { createPlayerTime } from './playerTime.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function startLimits() {
  const sandboxContext = testSandboxContext(walletSchema, saferGamblingSchema);
  const { clock } = sandboxContext;
  const wallet = createWallet(sandboxContext);
  wallet.open(1, 'GBP');
  const breaks = createBreaks(sandboxContext);
  const time = createPlayerTime(sandboxContext);
  let lastSign = clock.now();
  let keys = 0;
  const book = (kind: 'deposit' | 'withdrawal' | 'stake' | 'win', amount: number) =>
    wallet.book({ key: `k${(keys += 1)}`, userId: 1, kind, amount, reference: 'r' });
  return {
    clock,
    wallet,
    breaks,
    book,
    limits: createLimits(sandboxContext, wallet, breaks, time),
    /** Records a sign of the session, as the accounts service does. */
    sign() {
      time.recordPresence(1, lastSign);
      lastSign = clock.now();
    },
    /** Begins another session. */
    logIn() {
      lastSign = clock.now();
    },
  };
}
const allowed = { allowed: true };

test('UK12 a deposit limit counts deposits of the last 24 hours and ignores withdrawals', () => {
  const { limits, clock, book } = startLimits();
  limits.setLimit(1, 'deposit', 'day', 5000);
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
  limits.setLimit(2, 'deposit', 'day', 5000);
  limits.setLimit(2, 'deposit', 'day', null);
  clock.move(day);
  expect(limits.confirm(2, 'deposit', 'day')).toBeNull();
  expect(limits.mayDeposit(2, 5001)).toEqual(allowed);
  expect(limits.mayDeposit(1, 1001).allowed).toBe(false);
  clock.move(1);
  expect(limits.mayDeposit(1, 5000)).toEqual(allowed);
});

test('UK12 ON7 limits of different periods all apply', () => {
  const { limits, clock, book } = startLimits();
  limits.setLimit(1, 'deposit', 'day', 5000);
  limits.setLimit(1, 'deposit', 'month', 8000);
  book('deposit', 5000);
  clock.move(2 * day);
  expect(limits.mayDeposit(1, 3001)).toMatchObject({ period: 'month', left: 3000 });
  expect(limits.mayDeposit(1, 3000)).toEqual(allowed);
});

test('ON7 a loss limit counts stakes less wins and blocks stakes and raises that could exceed it', () => {
  const { limits, book } = startLimits();
  book('deposit', 50_000);
  limits.setLimit(1, 'loss', 'week', 1000);
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

test('ON7 a time limit counts active minutes, and blocks new rounds but not moves', () => {
  const { limits, clock, sign } = startLimits();
  limits.setLimit(1, 'time', 'day', 30);
  for (let passed = 0; passed < 30; passed += 1) {
    sign();
    expect(limits.mayStake(1, 1)).toEqual(allowed);
    clock.move(minute);
  }
  sign();
  expect(limits.timeLeft(1)).toBe(0);
  expect(limits.mayStake(1, 1)).toMatchObject({ reason: 'timeLimit', left: 0 });
  expect(limits.mayRaise(1, 1)).toEqual(allowed);
  clock.move(day);
  expect(limits.mayStake(1, 1)).toEqual(allowed);
});

test('ON7 time between two signs of a session counts, time between sessions and a second session do not', () => {
  const { limits, clock, sign, logIn } = startLimits();
  limits.setLimit(1, 'time', 'day', 60);
  sign();
  sign();
  clock.move(15 * minute);
  sign();
  expect(limits.timeLeft(1)).toBe(45 * minute);
  clock.move(3 * hour);
  logIn();
  sign();
  // The last sign of the first session counts for a minute.
  expect(limits.timeLeft(1)).toBe(44 * minute);
});

test('ON7 rounds every 5:01 minutes count: after a limit of one minute, 20 of 20 are refused', () => {
  const { limits, clock, sign } = startLimits();
  limits.setLimit(1, 'time', 'day', 1);
  sign();
  expect(limits.mayStake(1, 1)).toEqual(allowed);
  for (let round = 0; round < 20; round += 1) {
    clock.move(301_000);
    sign();
    expect(limits.mayStake(1, 1)).toMatchObject({ reason: 'timeLimit' });
  }
});

test('ON7 a round in a session of its own counts for a minute', () => {
  const { limits, clock, sign, logIn } = startLimits();
  limits.setLimit(1, 'time', 'day', 3);
  for (let round = 0; round < 3; round += 1) {
    sign();
    expect(limits.mayStake(1, 1)).toEqual(allowed);
    clock.move(hour);
    logIn();
  }
  sign();
  expect(limits.mayStake(1, 1)).toMatchObject({ reason: 'timeLimit' });
});

test('UK14 ON8 a looser limit applies only after 24 hours and a confirmation', () => {
  const { limits, clock } = startLimits();
  limits.setLimit(1, 'deposit', 'day', 1000);
  limits.setLimit(1, 'deposit', 'day', 9000);
  expect(limits.confirm(1, 'deposit', 'day')).toBe('tooEarly');
  clock.move(day);
  expect(limits.mayDeposit(1, 1001).allowed).toBe(false);
  expect(limits.confirm(1, 'deposit', 'day')).toBeNull();
  expect(limits.mayDeposit(1, 9000)).toEqual(allowed);
});

test('UK14 ON8 a looser limit can be confirmed for seven days, and not 400 days later', () => {
  const { limits, clock } = startLimits();
  const waits = () => limits.all(1).find(({ kind, period }) => kind === 'deposit' && period === 'day')?.waiting;
  limits.setLimit(1, 'deposit', 'day', 1000);
  limits.setLimit(1, 'deposit', 'day', 9000);
  clock.move(8 * day - 1);
  expect(waits()).toMatchObject({ value: 9000 });
  clock.move(1);
  expect(waits()).toBeNull();
  expect(limits.confirm(1, 'deposit', 'day')).toBe('expired');
  clock.move(392 * day);
  expect(limits.confirm(1, 'deposit', 'day')).toBe('expired');
  expect(limits.mayDeposit(1, 1001).allowed).toBe(false);
  expect(limits.confirm(1, 'loss', 'day')).toBe('noneWaits');
  limits.setLimit(1, 'deposit', 'day', 9000);
  clock.move(day);
  expect(limits.confirm(1, 'deposit', 'day')).toBeNull();
  expect(limits.mayDeposit(1, 9000)).toEqual(allowed);
});

test('UK20 ON3 a break blocks deposits and stakes until it ends', () => {
  const { limits, breaks, clock } = startLimits();
  const { until } = breaks.begin(1, 'timeOut', '1d');
  const refused = { allowed: false, reason: 'onBreak', break: { kind: 'timeOut', until } };
  expect([limits.mayDeposit(1, 1), limits.mayStake(1, 1), limits.mayRaise(1, 1)]).toEqual([refused, refused, refused]);
  clock.move(day);
  expect(limits.mayStake(1, 1)).toEqual(allowed);
});

test('UK20 a later time-out does not shorten an exclusion', () => {
  const { breaks } = startLimits();
  const { until } = breaks.begin(1, 'selfExclusion', '6m');
  breaks.begin(1, 'timeOut', '1d');
  expect(breaks.current(1)).toEqual({ kind: 'selfExclusion', until });
});

test('ON7 timeLeft is the shortest remaining time limit and ignores money limits', () => {
  const { limits, clock, sign } = startLimits();
  expect(limits.timeLeft(1)).toBeNull();
  limits.setLimit(1, 'deposit', 'day', 100);
  expect(limits.timeLeft(1)).toBeNull();
  limits.setLimit(1, 'time', 'week', 90);
  limits.setLimit(1, 'time', 'day', 60);
  expect(limits.timeLeft(1)).toBe(60 * minute);
  sign();
  clock.move(4 * minute);
  sign();
  expect(limits.timeLeft(1)).toBe(56 * minute);
});

test('ON7 the used part of a loss limit is never negative', () => {
  const { limits, book } = startLimits();
  limits.setLimit(1, 'loss', 'day', 1000);
  book('deposit', 500);
  book('win', 300);
  const used = (kind: string) => limits.all(1).find((limit) => limit.kind === kind && limit.period === 'day')?.used;
  expect([used('loss'), used('deposit'), used('time')]).toEqual([0, 500, 0]);
});

test('UK12 a limit applies only to its own kind', () => {
  const { limits, book } = startLimits();
  limits.setLimit(1, 'deposit', 'day', 100);
  limits.setLimit(1, 'loss', 'day', 100_000);
  book('deposit', 100);
  expect(limits.mayStake(1, 50)).toEqual(allowed);
  expect(limits.mayDeposit(1, 1)).toMatchObject({ reason: 'depositLimit', left: 0 });
});

test('UK12 each kind and period has its own value and pending request', () => {
  const { limits } = startLimits();
  limits.setLimit(1, 'deposit', 'day', 100);
  limits.setLimit(1, 'loss', 'day', 200);
  limits.setLimit(1, 'deposit', 'week', 300);
  limits.setLimit(1, 'deposit', 'day', null);
  const of = (kind: string, period: string) =>
    limits.all(1).find((limit) => limit.kind === kind && limit.period === period);
  expect(of('deposit', 'day')).toMatchObject({ value: 100, waiting: { value: null } });
  expect(of('loss', 'day')).toMatchObject({ value: 200, waiting: null });
  expect(of('deposit', 'week')).toMatchObject({ value: 300, waiting: null });
  limits.setLimit(1, 'deposit', 'day', 5000);
  expect(of('deposit', 'day')).toMatchObject({ value: 100, waiting: { value: 5000 } });
});
