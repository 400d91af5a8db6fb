import { accountStatuses } from '@foyer/contract/accounts';
import type { PaymentState } from '@foyer/contract/payment';
import { expect, test } from 'vitest';
import type { Player } from '../accounts/players.ts';
import { mayLogInToWithdraw } from '../safer-gambling/breakObstacles.ts';
import { startCashier, paymentRequest, type CashierUnderTest } from './cashierUnderTest.ts';
import { paymentsSummary } from './paymentResponses.ts';
import { newestPayments } from './paymentRows.ts';
import type { Payments, PaymentRequest } from './payments.ts';
import { challengeCode, paymentTimes } from './paymentStep.ts';

function pay(payments: Payments, player: Player, wanted: PaymentRequest) {
  const result = payments.request(player, wanted);
  if (!result.accepted) throw new Error(result.reason);
  payments.advance(player.user_id);
  const row = payments.find(player.user_id, result.payment.id);
  if (!row) throw new Error('The payment is lost.');
  return row;
}

/** Everything of the player that a payment may change. */
const standOf = ({ wallet, balances }: CashierUnderTest, { user_id }: Player) => ({
  balances: balances(user_id),
  moves: wallet.history(user_id).map(({ kind }) => kind),
  balanced: wallet.verifyBooks().balanced,
});

test('BK-05 a deposit is booked once for any number of requests with the same key', () => {
  const cashier = startCashier();
  const [payments, player, wanted] = [cashier.restart(), cashier.newPlayer(), paymentRequest()];
  const first = pay(payments, player, wanted);
  expect(first).toMatchObject({ state: 'booked', amount: 2000 });
  expect(pay(cashier.restart(), player, wanted)).toEqual(first);
  expect(payments.request(player, { ...wanted, amount: 2001 })).toEqual({
    accepted: false,
    reason: 'keyReusedDifferently',
  });
  expect(standOf(cashier, player)).toEqual({ balances: { 0: 12_000 }, moves: ['grant', 'deposit'], balanced: true });
});

test('BK-03 BK-05 a withdrawal waits in escrow until it is paid or returned in full', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const paid = pay(payments, player, paymentRequest({ direction: 'withdrawal' }));
  const refused = pay(
    payments,
    player,
    paymentRequest({ direction: 'withdrawal', instrumentId: 'wallet-empty', amount: 3000 }),
  );
  expect([paid.state, refused.state, cashier.balances(player.user_id)]).toEqual([
    'pending',
    'pending',
    { 0: 5000, 11: 5000 },
  ]);
  expect(payments.request(player, paymentRequest({ direction: 'withdrawal', amount: 5001 }))).toEqual({
    accepted: false,
    reason: 'insufficientFunds',
  });
  cashier.clock.move(paymentTimes.reviewMs);
  payments.advance();
  expect([payments.find(player.user_id, paid.id)?.state, payments.find(player.user_id, refused.id)?.state]).toEqual([
    'booked',
    'refused',
  ]);
  expect(standOf(cashier, player)).toEqual({
    balances: { 0: 8000 },
    moves: ['grant', 'withdrawal', 'withdrawal', 'payout', 'withdrawalReturned'],
    balanced: true,
  });
});

test('a challenge books with the right code, fails after three wrong ones and ignores repeats', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const payWithChallenge = () => pay(payments, player, paymentRequest({ instrumentId: 'card-3220' }));
  const response = (id: string, code: string, wrongCodes: number) =>
    payments.submitChallengeCode(player.user_id, id, { code, wrongCodes });
  const good = payWithChallenge();
  expect(good.state).toBe('challenge');
  expect(response(good.id, '000000', 0)).toMatchObject({ state: 'challenge', wrong_codes: 1 });
  expect(response(good.id, '000000', 0)).toMatchObject({ state: 'challenge', wrong_codes: 1 });
  expect(response(good.id, challengeCode, 1)).toMatchObject({ state: 'booked' });
  expect(response(good.id, challengeCode, 1)).toMatchObject({ state: 'booked' });
  const bad = payWithChallenge();
  for (const wrongCodes of [0, 1, 2]) response(bad.id, 'no', wrongCodes);
  expect(response(bad.id, challengeCode, 3)).toMatchObject({ state: 'refused', reason: 'challengeFailed' });
  const late = payWithChallenge();
  cashier.clock.move(paymentTimes.challengeMs);
  response(late.id, challengeCode, 0);
  payments.advance();
  expect(payments.find(player.user_id, late.id)).toMatchObject({ state: 'expired', reason: 'noAnswer' });
  expect(cashier.balances(player.user_id)).toEqual({ 0: 12_000 });
  expect(payments.submitChallengeCode(player.user_id + 1, good.id, { code: challengeCode, wrongCodes: 0 })).toBeNull();
});

test('UK10 a withdrawal can be cancelled only before it is paid and where the market allows it', () => {
  const cashier = startCashier();
  const payments = cashier.restart();
  for (const [marketId, after] of [
    ['uk', { 0: 8000, 11: 2000 }],
    ['ca', { 0: 8000, 11: 2000 }],
    ['row', { 0: 10_000 }],
  ] as const) {
    const player = cashier.newPlayer({ marketId });
    const row = pay(payments, player, paymentRequest({ direction: 'withdrawal' }));
    payments.cancel(player, row.id);
    payments.cancel(player, row.id);
    expect([marketId, cashier.balances(player.user_id)]).toEqual([marketId, after]);
  }
  const player = cashier.newPlayer();
  const paid = pay(payments, player, paymentRequest({ direction: 'withdrawal' }));
  const deposit = pay(payments, player, paymentRequest());
  cashier.clock.move(paymentTimes.reviewMs);
  payments.advance();
  expect([payments.cancel(player, paid.id), payments.cancel(player, deposit.id)]).toEqual([null, null]);
});

test('BK-05 a deposit waiting for its code can be cancelled, and a later code has no effect', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const row = pay(payments, player, paymentRequest({ instrumentId: 'card-3220' }));
  expect(payments.cancel(player, row.id)).toMatchObject({ state: 'cancelled', reason: null });
  expect(payments.cancel(player, row.id)).toMatchObject({ state: 'cancelled' });
  expect(payments.submitChallengeCode(player.user_id, row.id, { code: challengeCode, wrongCodes: 0 })).toMatchObject({
    state: 'cancelled',
  });
  expect(cashier.balances(player.user_id)).toEqual({ 0: 10_000 });
  // A deposit that waits for no code can no longer be cancelled.
  const slow = pay(payments, player, paymentRequest({ instrumentId: 'bank-slowwater' }));
  expect(payments.cancel(player, slow.id)).toBeNull();
});

test('pending deposits cannot exceed a limit, not even one lowered later', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  cashier.limits.setLimit(player.user_id, 'deposit', 'day', 5000);
  const slow = pay(payments, player, paymentRequest({ instrumentId: 'bank-slowwater', amount: 3000 }));
  expect(payments.request(player, paymentRequest({ amount: 2001 }))).toEqual({
    accepted: false,
    reason: 'limitReached',
  });
  pay(payments, player, paymentRequest({ amount: 2000 }));
  cashier.limits.setLimit(player.user_id, 'deposit', 'day', 4000);
  cashier.clock.move(paymentTimes.reviewMs);
  payments.advance();
  expect(payments.find(player.user_id, slow.id)).toMatchObject({ state: 'refused', reason: 'limitReached' });
  expect(cashier.balances(player.user_id)).toEqual({ 0: 12_000 });
});

test('MT5 only a self-excluded player may log in to withdraw, where the market allows it', () => {
  const may = (kind: 'timeOut' | 'selfExclusion' | null, excludedMayWithdraw: boolean) =>
    mayLogInToWithdraw(kind === null ? null : { kind }, { excludedMayWithdraw });
  expect([may('selfExclusion', true), may('selfExclusion', false)]).toEqual([true, false]);
  expect([may('timeOut', true), may(null, true)]).toEqual([false, false]);
});

test('MT5 excluded players can withdraw but not deposit, and unverified players are restricted', () => {
  const cashier = startCashier();
  const payments = cashier.restart();
  const requestPayments = (status: Player['status_id'], marketId: string) => {
    const player = cashier.newPlayer({ marketId, status });
    const reason = (direction: PaymentRequest['direction']) => {
      const result = payments.request(player, paymentRequest({ direction }));
      return result.accepted ? 'accepted' : result.reason;
    };
    return [reason('deposit'), reason('withdrawal')];
  };
  const { selfExcluded, closed, blacklisted, provisional } = accountStatuses;
  expect(requestPayments(selfExcluded, 'row')).toEqual(['accountBlocked', 'accepted']);
  expect(requestPayments(closed, 'uk')).toEqual(['accountBlocked', 'accepted']);
  expect(requestPayments(blacklisted, 'uk')).toEqual(['accountBlocked', 'accountBlocked']);
  expect(requestPayments(provisional, 'uk')).toEqual(['verificationNeeded', 'verificationNeeded']);
  expect(requestPayments(provisional, 'row')).toEqual(['accepted', 'verificationNeeded']);
});

test('unknown methods, amounts out of range and wrong directions are refused', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const reason = (wanted: Partial<PaymentRequest>) => {
    const result = payments.request(player, paymentRequest(wanted));
    return result.accepted ? 'accepted' : result.reason;
  };
  expect(reason({ instrumentId: 'card-1' })).toBe('unknownMethod');
  expect(reason({ instrumentId: 'voucher-good', direction: 'withdrawal' })).toBe('unknownMethod');
  expect([reason({ amount: 499 }), reason({ amount: 200_001 })]).toEqual(['amountOutOfRange', 'amountOutOfRange']);
  expect(reason({ direction: 'withdrawal', amount: 10_001 })).toBe('insufficientFunds');
});

test.each<[PaymentState, string]>([
  ['created', 'bank-slowwater'],
  ['authorising', 'bank-slowwater'],
  ['pending', 'bank-slowwater'],
  ['challenge', 'card-3220'],
])('BK-05 a deposit in state %s continues after a restart and is booked once', (hold, instrumentId) => {
  const cashier = startCashier();
  const [before, player] = [cashier.restart(), cashier.newPlayer()];
  before.scenario.hold = hold;
  const row = pay(before, player, paymentRequest({ instrumentId }));
  expect([row.state, cashier.balances(player.user_id)]).toEqual([hold, { 0: 10_000 }]);
  const after = cashier.restart();
  after.advance();
  if (hold === 'challenge') after.submitChallengeCode(player.user_id, row.id, { code: challengeCode, wrongCodes: 0 });
  cashier.clock.move(paymentTimes.reviewMs);
  after.advance();
  expect(after.find(player.user_id, row.id)?.state).toBe('booked');
  expect(standOf(cashier, player)).toEqual({ balances: { 0: 12_000 }, moves: ['grant', 'deposit'], balanced: true });
});

test('BK-02 each settled payment is announced once after commit and listed in the summary', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const announced: [string, string, number][] = [];
  payments.onSettled(({ payment }, userId) => announced.push([payment.apiReference, payment.status_1, userId]));
  expect(paymentsSummary(cashier.database, player.user_id, 0)).toEqual({ hasDeposited: false, settledPayments: [] });
  const refused = pay(payments, player, paymentRequest({ instrumentId: 'card-0002' }));
  const slow = pay(payments, player, paymentRequest({ instrumentId: 'bank-slowwater' }));
  expect(announced).toEqual([[refused.id, 'refused', player.user_id]]);
  cashier.clock.move(paymentTimes.reviewMs);
  payments.advance();
  payments.advance();
  expect(announced.slice(1)).toEqual([[slow.id, 'booked', player.user_id]]);
  const { hasDeposited, settledPayments } = paymentsSummary(cashier.database, player.user_id, 0);
  expect([hasDeposited, settledPayments.map(({ payment }) => payment.apiReference)]).toEqual([
    true,
    [slow.id, refused.id],
  ]);
  expect(paymentsSummary(cashier.database, player.user_id, cashier.clock.now() + 1).settledPayments).toEqual([]);
});

test('BK-02 a payment whose transaction is rolled back is not announced', () => {
  const cashier = startCashier();
  const player = cashier.newPlayer();
  const payments = cashier.restart(() => {
    throw new Error('killed');
  });
  const announced: string[] = [];
  payments.onSettled(({ payment }) => announced.push(payment.apiReference));
  payments.request(player, paymentRequest());
  payments.advance();
  expect([announced, cashier.logged.length > 0]).toEqual([[], true]);
});

test('UK20 a returned balance goes to the newest used method that takes it, whatever its limits', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer({ marketId: 'uk', grant: 400_000 })];
  for (const instrumentId of ['card-4021', 'wallet-full', 'voucher-good'])
    pay(payments, player, paymentRequest({ instrumentId }));
  expect(payments.returnBalance(player)).toEqual({ returned: true, amount: 406_000 });
  expect(payments.returnBalance(player)).toBeNull();
  const [newest] = newestPayments(cashier.database, player.user_id, 1);
  expect(newest).toMatchObject({ direction: 'withdrawal', instrument: 'wallet-full', amount: 406_000 });
  payments.advance();
  cashier.clock.move(paymentTimes.reviewMs);
  payments.advance();
  expect(standOf(cashier, player)).toMatchObject({ balances: {}, balanced: true });
});

test('UK20 a method that did not take a returned balance is not used again, and at last the balance is held', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer({ marketId: 'uk' })];
  pay(payments, player, paymentRequest());
  const returned: unknown[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    payments.scenario.outcome = 'declined';
    const result = payments.returnBalance(player);
    returned.push(result?.returned, newestPayments(cashier.database, player.user_id, 1)[0]?.instrument);
    payments.advance();
    cashier.clock.move(paymentTimes.reviewMs);
    payments.advance();
  }
  expect(returned).toEqual([true, 'card-4021', true, 'bank-harbour', false, 'bank-harbour']);
  expect(cashier.balances(player.user_id)).toEqual({ 0: 12_000 });
});

test('UK20 the money of a blocked account is not sent back: support decides', () => {
  const cashier = startCashier();
  const player = cashier.newPlayer({ marketId: 'uk', status: accountStatuses.blacklisted });
  expect(cashier.restart().returnBalance(player)).toBeNull();
});

test('UK20 unfinished deposits are cancelled, and withdrawals go on', () => {
  const cashier = startCashier();
  const [payments, player] = [cashier.restart(), cashier.newPlayer()];
  const held = ['card-3220', 'bank-slowwater'].map((instrumentId) =>
    pay(payments, player, paymentRequest({ instrumentId })),
  );
  const withdrawal = pay(payments, player, paymentRequest({ direction: 'withdrawal' }));
  expect(payments.cancelDeposits(player.user_id)).toBe(2);
  expect(payments.cancelDeposits(player.user_id)).toBe(0);
  const stateOf = ({ id }: { id: string }) => payments.find(player.user_id, id)?.state;
  expect([...held, withdrawal].map(stateOf)).toEqual(['cancelled', 'cancelled', 'pending']);
});
