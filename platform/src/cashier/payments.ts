import { randomUUID } from 'node:crypto';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import type { Player } from '../accounts/players.ts';
import { marketOf } from '../accounts/players.ts';
import { change, inTransaction } from '../kernel/database.ts';
import { failureFacts } from '../kernel/diskProblem.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { MoveKind } from '../wallet/postings.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { instrumentOf } from './paymentMethods.ts';
import type { Outcome } from './paymentMethods.ts';
import type { PaymentPermission } from './paymentPermission.ts';
import {
  depositsUnderway,
  insertPayment,
  openPayments,
  paymentById,
  paymentByKey,
  updatePayment,
} from './paymentRows.ts';
import type { PaymentRow } from './paymentRows.ts';
import { challengeCode, challengeTries, dueStep, isCancellable, paymentTimes } from './paymentStep.ts';
import type { Step } from './paymentStep.ts';
import { settledPaymentOf } from './settledPayments.ts';

export interface PaymentRequest {
  readonly direction: Direction;
  readonly instrumentId: string;
  /** Minor units. */
  readonly amount: number;
  /** Made before the first attempt; the same key is the same payment. */
  readonly clientKey: string;
}

export type PaymentRefusal =
  | PaymentReason
  | 'unknownMethod'
  | 'amountOutOfRange'
  | 'insufficientFunds'
  | 'keyReusedDifferently';
export type PaymentResult = { taken: true; payment: PaymentRow } | { taken: false; reason: PaymentRefusal };

export interface PaymentsDeps {
  readonly wallet: Pick<Wallet, 'book'>;
  readonly permission: PaymentPermission;
}

export interface Payments {
  /** Calls back with each payment that reached its final state, once that is committed. */
  onSettled(listener: (payment: SettledPayment, userId: number) => void): void;
  /** Writes a payment down, and takes the money of a withdrawal into escrow, in one transaction. */
  ask(player: Player, wish: PaymentRequest): PaymentResult;
  /** Takes every step that is due, each in a transaction of its own; of one player or of all. Answers how many. */
  advance(userId?: number): number;
  /** `wrongCodes`: how many wrong codes the player knows of; a code sent again after its answer was lost counts once. */
  answerChallenge(userId: number, paymentId: string, response: { code: string; wrongCodes: number }): PaymentRow | null;
  /** Cancels a deposit that waits for its code, or a withdrawal where the market lets it (UK10); null where neither is possible, or it is too late. */
  cancel(player: Player, paymentId: string): PaymentRow | null;
  /** For the control room: whoever the player's payments wait for has taken his time. */
  finish(userId: number): void;
  find(userId: number, paymentId: string): PaymentRow | null;
  /** For the control room: payments stop in this state, and the next payment goes as this outcome says. */
  readonly scenario: { hold: PaymentState | null; outcome: Outcome | null };
}

/** Payments as a machine of states in the database: a kill at any moment leaves each fully booked or not at all. */
export function createPayments(
  { database, clock, log, dataFolder }: Pick<PlatformContext, 'database' | 'clock' | 'log' | 'dataFolder'>,
  { wallet, permission }: PaymentsDeps,
): Payments {
  const scenario: Payments['scenario'] = { hold: null, outcome: null };

  const listeners: ((payment: SettledPayment, userId: number) => void)[] = [];
  let settled: (PaymentRow & { settled_at: number })[] = [];

  /** Runs in a transaction, and then announces the payments that settled in it; none when it was rolled back. */
  function committed<T>(run: () => T): T {
    settled = [];
    const result = inTransaction(database, run);
    for (const row of settled) for (const listener of listeners) listener(settledPaymentOf(row), row.user_id);
    return result;
  }

  /** The key names payment and move, so that no step books twice. */
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

  function ask(player: Player, wish: PaymentRequest): PaymentResult {
    const known = paymentByKey(database, player.user_id, wish.clientKey);
    if (known) {
      const isSame =
        known.direction === wish.direction && known.instrument === wish.instrumentId && known.amount === wish.amount;
      return isSame ? { taken: true, payment: known } : { taken: false, reason: 'keyReusedDifferently' };
    }
    const found = instrumentOf(wish.instrumentId);
    if (!found || !found.method.directions.includes(wish.direction)) return { taken: false, reason: 'unknownMethod' };
    if (wish.amount < found.method.least || wish.amount > found.method.most)
      return { taken: false, reason: 'amountOutOfRange' };
    const obstacle =
      wish.direction === 'deposit'
        ? permission.mayDeposit(player.user_id, wish.amount + depositsUnderway(database, player.user_id))
        : permission.mayWithdraw(player.user_id);
    if (obstacle !== null) return { taken: false, reason: obstacle };
    const now = clock.now();
    const row: PaymentRow = {
      number: 0,
      id: randomUUID(),
      user_id: player.user_id,
      direction: wish.direction,
      instrument: wish.instrumentId,
      outcome: scenario.outcome ?? found.instrument.outcome,
      amount: wish.amount,
      currency: player.currency,
      client_key: wish.clientKey,
      state: 'created',
      reason: null,
      wrong_codes: 0,
      created_at: now,
      stepped_at: now,
      settled_at: null,
    };
    if (wish.direction === 'withdrawal' && !book(row, 'withdrawal'))
      return { taken: false, reason: 'insufficientFunds' };
    scenario.outcome = null;
    return { taken: true, payment: insertPayment(database, row) };
  }

  /** Writes a step and moves its money. The caller has opened the transaction. */
  function take(row: PaymentRow, step: Step): PaymentRow {
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

  /** What came up while a deposit was on its way: a limit that was lowered, an exclusion. Its processor is told to send it back. */
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
        return row && step ? take(row, step) : null;
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
    ask: (player, wish) => inTransaction(database, () => ask(player, wish)),
    advance(userId) {
      let steps = 0;
      for (const { id } of openPayments(database, userId)) {
        try {
          steps += advanceOne(id);
        } catch (error) {
          // Left as it stands, to be tried again: one payment must keep neither the others nor the start of the sandbox.
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
    answerChallenge: (userId, paymentId, { code, wrongCodes }) =>
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
        if (code === challengeCode) return take(row, { state: 'booked', reason: null });
        if (wrongCodes < row.wrong_codes) return row;
        const wrong = { ...row, wrong_codes: row.wrong_codes + 1 };
        if (wrong.wrong_codes >= challengeTries) return take(wrong, { state: 'refused', reason: 'challengeFailed' });
        updatePayment(database, wrong);
        return wrong;
      }),
    cancel: (player, paymentId) =>
      committed(() => {
        const row = find(player.user_id, paymentId);
        if (row?.state === 'cancelled') return row;
        return row && isCancellable(row, mayCancelWithdrawal(player))
          ? take(row, { state: 'cancelled', reason: null })
          : null;
      }),
  };
}

/** UK10: the market's value; nobody in a market that is not listed. */
export function mayCancelWithdrawal({ brand, market_id }: Pick<Player, 'brand' | 'market_id'>): boolean {
  return marketOf(brand, market_id)?.rules.withdrawalCancelling ?? false;
}
