import { randomUUID } from 'node:crypto';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import { change, inTransaction } from '../../kernel/database.ts';
import { failureFacts } from '../../kernel/diskProblem.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Player } from '../accounts/players.ts';
import { marketOf } from '../accounts/players.ts';
import type { MoveKind } from '../wallet/postings.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { instrumentOf } from './paymentMethods.ts';
import type { Outcome } from './paymentMethods.ts';
import type { PaymentPermission } from './paymentPermission.ts';
import { settledPaymentOf } from './paymentResponses.ts';
import {
  depositsUnderway,
  failedInstruments,
  insertPayment,
  openPayments,
  paymentById,
  paymentByKey,
  updatePayment,
  usedInstruments,
} from './paymentRows.ts';
import type { PaymentRow } from './paymentRows.ts';
import { challengeCode, challengeTries, dueStep, isCancellable, paymentTimes } from './paymentStep.ts';
import type { Step } from './paymentStep.ts';

export interface PaymentRequest {
  readonly direction: Direction;
  readonly instrumentId: string;
  /** Minor units. */
  readonly amount: number;
  /** Idempotency key, created before the first attempt. */
  readonly clientKey: string;
}

export type PaymentRefusal =
  | PaymentReason
  | 'unknownMethod'
  | 'amountOutOfRange'
  | 'insufficientFunds'
  | 'keyReusedDifferently';
export type PaymentResult = { accepted: true; payment: PaymentRow } | { accepted: false; reason: PaymentRefusal };

export interface Payments {
  /** Calls the listener for each payment that reached its final state, after the commit. */
  onSettled(listener: (payment: SettledPayment, userId: number) => void): void;
  /** Stores a payment, and moves the money of a withdrawal to escrow, in one transaction. */
  /** `locationReason` refuses a new payment because of where the player is. */
  request(player: Player, request: PaymentRequest, locationReason?: PaymentReason | null): PaymentResult;
  /** Runs every due step of one player or of all players, each in its own transaction. Returns the number of steps. */
  advance(userId?: number): number;
  /**
   * `wrongCodes` is the number of wrong codes that the player knows of. A code sent again after a lost response counts
   * once.
   */
  submitChallengeCode(
    userId: number,
    paymentId: string,
    response: { code: string; wrongCodes: number },
  ): PaymentRow | null;
  /**
   * Cancels a deposit with an open challenge, or a withdrawal if the market allows it (UK10). Returns null if neither
   * applies or it is too late.
   */
  cancel(player: Player, paymentId: string): PaymentRow | null;
  /** For the control room: makes all waiting times of the player's payments elapse. */
  finish(userId: number): void;
  find(userId: number, paymentId: string): PaymentRow | null;
  /** Cancels every unfinished deposit of a player and returns their number. The processor reverses a late response. */
  cancelDeposits(userId: number): number;
  /**
   * Sends the whole real balance back to the newest payment method of the player, whatever the method's limits. Returns
   * null without a balance or for a blocked account, whose money support decides about. A method that once failed to
   * take it is not used again.
   */
  returnBalance(player: Player): { returned: boolean; amount: number } | null;
  /** For the control room: payments stop in state `hold`, and the next payment has `outcome`. */
  readonly scenario: { hold: PaymentState | null; outcome: Outcome | null };
}

/** Start of the keys of payments that the cashier makes by itself to return a balance. */
const returnKey = 'return:';
/** Takes a balance of a player who never paid with a method that takes money back. */
const returnFallback = 'bank-harbour';

/**
 * Runs payments as a state machine in the database. A crash at any time leaves each payment either fully booked or not
 * booked.
 */
export function createPayments(
  { database, clock, log, dataFolder }: Pick<SandboxContext, 'database' | 'clock' | 'log' | 'dataFolder'>,
  wallet: Pick<Wallet, 'book' | 'realBalance'>,
  permission: PaymentPermission,
): Payments {
  const scenario: Payments['scenario'] = { hold: null, outcome: null };

  const listeners: ((payment: SettledPayment, userId: number) => void)[] = [];
  let settled: (PaymentRow & { settled_at: number })[] = [];

  /** Runs in a transaction, then announces the payments that settled in it. A rollback announces none. */
  function committed<T>(run: () => T): T {
    settled = [];
    const result = inTransaction(database, run);
    for (const row of settled) for (const listener of listeners) listener(settledPaymentOf(row), row.user_id);
    return result;
  }

  /** The key contains payment and move, so that no step books twice. */
  function book(row: PaymentRow, kind: MoveKind): boolean {
    const booking = wallet.book({
      key: `payment:${row.id}:${kind}`,
      userId: row.user_id,
      kind,
      amount: row.amount,
      reference: row.id,
    });
    if (!booking.booked && booking.reason !== 'insufficientFunds')
      throw new Error(`Payment ${row.id}: ${booking.reason}.`);
    return booking.booked;
  }

  function requestPayment(
    player: Player,
    request: PaymentRequest,
    locationReason: PaymentReason | null,
  ): PaymentResult {
    const existing = paymentByKey(database, player.user_id, request.clientKey);
    if (existing) {
      const isSame =
        existing.direction === request.direction &&
        existing.instrument === request.instrumentId &&
        existing.amount === request.amount;
      return isSame ? { accepted: true, payment: existing } : { accepted: false, reason: 'keyReusedDifferently' };
    }
    const found = instrumentOf(request.instrumentId);
    if (!found || !found.method.directions.includes(request.direction))
      return { accepted: false, reason: 'unknownMethod' };
    if (request.amount < found.method.min || request.amount > found.method.max)
      return { accepted: false, reason: 'amountOutOfRange' };
    const obstacle =
      request.direction === 'deposit'
        ? permission.mayDeposit(player.user_id, request.amount + depositsUnderway(database, player.user_id))
        : permission.mayWithdraw(player.user_id);
    const reason = obstacle ?? locationReason;
    if (reason !== null) return { accepted: false, reason };
    return startPayment(player, request, found.instrument.outcome);
  }

  /** Stores a payment that was checked before. */
  function startPayment(player: Player, request: PaymentRequest, outcome: Outcome): PaymentResult {
    const now = clock.now();
    const row: PaymentRow = {
      number: 0,
      id: randomUUID(),
      user_id: player.user_id,
      direction: request.direction,
      instrument: request.instrumentId,
      outcome: scenario.outcome ?? outcome,
      amount: request.amount,
      currency: player.currency,
      client_key: request.clientKey,
      state: 'created',
      reason: null,
      wrong_codes: 0,
      created_at: now,
      stepped_at: now,
      settled_at: null,
    };
    if (request.direction === 'withdrawal' && !book(row, 'withdrawal'))
      return { accepted: false, reason: 'insufficientFunds' };
    scenario.outcome = null;
    return { accepted: true, payment: insertPayment(database, row) };
  }

  /** Returns the account that takes a balance back; undefined if every known one failed to. */
  function returnInstrumentOf(userId: number) {
    const failed = failedInstruments(database, userId, returnKey);
    return [...usedInstruments(database, userId), returnFallback]
      .filter((id) => !failed.includes(id))
      .map(instrumentOf)
      .find((found) => found?.method.directions.includes('withdrawal'))?.instrument;
  }

  function returnBalance(player: Player): { returned: boolean; amount: number } | null {
    const amount = wallet.realBalance(player.user_id);
    if (amount === 0 || permission.mayWithdraw(player.user_id) === 'accountBlocked') return null;
    const instrument = returnInstrumentOf(player.user_id);
    if (instrument === undefined) return { returned: false, amount };
    const clientKey = `${returnKey}${randomUUID()}`;
    const request: PaymentRequest = { direction: 'withdrawal', instrumentId: instrument.id, amount, clientKey };
    return { returned: startPayment(player, request, instrument.outcome).accepted, amount };
  }

  /** Writes a step and moves its money. The caller opens the transaction. */
  function applyStep(row: PaymentRow, step: Step): PaymentRow {
    const isLate = row.direction === 'deposit' && step.state === 'booked' ? lateObstacle(row) : null;
    const { state, reason } = isLate === null ? step : { state: 'refused' as const, reason: isLate };
    const isFinal = finalPaymentStates.includes(state);
    const now = clock.now();
    const next: PaymentRow = { ...row, state, reason, stepped_at: now, settled_at: isFinal ? now : null };
    if (row.direction === 'deposit' && state === 'booked') book(row, 'deposit');
    if (row.direction === 'withdrawal' && isFinal && !book(row, state === 'booked' ? 'payout' : 'withdrawalReturned')) {
      throw new Error(`The money of withdrawal ${row.id} is not in escrow.`);
    }
    updatePayment(database, next);
    if (isFinal) settled.push({ ...next, settled_at: now });
    return next;
  }

  /**
   * Returns an obstacle that arose while a deposit was pending: a lowered limit or an exclusion. The processor then
   * returns the money.
   */
  function lateObstacle(row: PaymentRow): PaymentReason | null {
    return permission.mayDeposit(row.user_id, row.amount);
  }

  function advanceOne(id: string): number {
    for (let steps = 0; ; steps += 1) {
      const stepped = committed(() => {
        const row = paymentById(database, id);
        const step =
          row && row.state !== scenario.hold
            ? dueStep(
                { direction: row.direction, state: row.state, outcome: row.outcome, steppedAt: row.stepped_at },
                clock.now(),
              )
            : null;
        return row && step ? applyStep(row, step) : null;
      });
      if (!stepped) return steps;
    }
  }

  const find = (userId: number, paymentId: string): PaymentRow | null => {
    const row = paymentById(database, paymentId);
    return row?.user_id === userId ? row : null;
  };

  return {
    scenario,
    onSettled: (listener) => void listeners.push(listener),
    find,
    request: (player, request, locationReason = null) =>
      inTransaction(database, () => requestPayment(player, request, locationReason)),
    advance(userId) {
      let steps = 0;
      for (const { id } of openPayments(database, userId)) {
        try {
          steps += advanceOne(id);
        } catch (error) {
          // The payment stays unchanged for a later retry. One payment must not block other payments or startup.
          log('A payment could not go on.', { paymentId: id, ...failureFacts(error, dataFolder) });
        }
      }
      return steps;
    },
    finish: (userId) =>
      void change(
        database,
        "UPDATE payment SET stepped_at = stepped_at - ? WHERE user_id = ? AND settled_at IS NULL AND state <> 'challenge'",
        paymentTimes.noAnswerMs,
        userId,
      ),
    submitChallengeCode: (userId, paymentId, { code, wrongCodes }) =>
      committed(() => {
        const row = find(userId, paymentId);
        if (
          !row ||
          row.state !== 'challenge' ||
          dueStep(
            { direction: row.direction, state: row.state, outcome: row.outcome, steppedAt: row.stepped_at },
            clock.now(),
          )
        )
          return row;
        if (code === challengeCode) return applyStep(row, { state: 'booked', reason: null });
        if (wrongCodes < row.wrong_codes) return row;
        const wrong = { ...row, wrong_codes: row.wrong_codes + 1 };
        if (wrong.wrong_codes >= challengeTries)
          return applyStep(wrong, { state: 'refused', reason: 'challengeFailed' });
        updatePayment(database, wrong);
        return wrong;
      }),
    cancelDeposits: (userId) =>
      committed(() => {
        const deposits = openPayments(database, userId).filter(({ direction }) => direction === 'deposit');
        for (const row of deposits) applyStep(row, { state: 'cancelled', reason: null });
        return deposits.length;
      }),
    returnBalance: (player) => inTransaction(database, () => returnBalance(player)),
    cancel: (player, paymentId) =>
      committed(() => {
        const row = find(player.user_id, paymentId);
        if (row?.state === 'cancelled') return row;
        return row && isCancellable(row, mayCancelWithdrawal(player))
          ? applyStep(row, { state: 'cancelled', reason: null })
          : null;
      }),
  };
}

/** UK10: returns the setting of the market; false for an unknown market. */
export function mayCancelWithdrawal({ brand, market_id }: Pick<Player, 'brand' | 'market_id'>): boolean {
  return marketOf(brand, market_id)?.rules.withdrawalCancelling ?? false;
}
