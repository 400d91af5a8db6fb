import type { Step } from '@foyer/games/engines/gameEngine';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import type { Wallet } from '../wallet/wallet.ts';
import type { RoundRow } from './roundRows.ts';

/** A step to book, with the engine's `show` result after it. */
export interface ShownStep extends Step<unknown> {
  readonly shown: unknown;
}

/**
 * Books a step of a round: its stake, its jackpots, and the win if the round ends. Returns the updated round, or null
 * without bookings if the balance is too low. The caller opens the transaction and writes the row. Booking keys contain
 * round and step, so that no step is booked twice.
 */
export function bookStep(
  { wallet, observers }: { wallet: Pick<Wallet, 'book' | 'realBalance'>; observers: readonly RoundObserver[] },
  row: RoundRow,
  step: ShownStep,
  now: number,
): RoundRow | null {
  const move = {
    userId: row.user_id,
    reference: row.id,
    gameGroupId: row.game_group_id,
    roundOpenedAt: row.opened_at,
  };
  const key = `round:${row.id}:${row.steps}`;

  if (step.stake > 0) {
    const staked = wallet.book({ ...move, key: `${key}:stake`, kind: 'stake', amount: step.stake });
    if (!staked.booked) {
      if (staked.reason === 'insufficientFunds') return null;
      throw new Error(`The stake of round ${row.id} was refused: ${staked.reason}.`);
    }
  }
  function pay(name: string, amount: number): number {
    const paid = wallet.book({ ...move, key: `${key}:${name}`, kind: 'win', amount });
    if (!paid.booked) throw new Error(`A win of round ${row.id} was refused: ${paid.reason}.`);
    return amount;
  }
  const stake = {
    roundId: row.id,
    userId: row.user_id,
    gameGroupId: row.game_group_id,
    currencyIsoCode: row.currency,
    amount: step.stake,
  };
  const jackpots = step.stake > 0 ? observers.flatMap((observer) => observer.stakePlaced(stake)) : [];
  const jackpotWin = jackpots.reduce(
    (sum, { jackpotId, amount }, at) => sum + pay(`jackpot:${at}:${jackpotId}`, amount),
    row.jackpot_win,
  );
  if (step.win !== null && step.win > 0) pay('win', step.win);

  const next: RoundRow = {
    ...row,
    state: step.win === null ? JSON.stringify(step.state) : null,
    shown: JSON.stringify(step.shown),
    steps: row.steps + 1,
    stake: row.stake + step.stake,
    jackpot_win: jackpotWin,
    win: step.win === null ? null : step.win + jackpotWin,
    balance_after: wallet.realBalance(row.user_id),
    stepped_at: now,
    settled_at: step.win === null ? null : now,
  };
  return next;
}

/** Notifies all observers of a settled round. Call in the same transaction, after writing the row. */
export function notifySettled(observers: readonly RoundObserver[], row: RoundRow): void {
  if (row.win === null || row.settled_at === null) return;
  for (const observer of observers) {
    observer.roundSettled({
      roundId: row.id,
      userId: row.user_id,
      gameGroupId: row.game_group_id,
      currencyIsoCode: row.currency,
      stake: row.stake,
      win: row.win,
      settledAt: row.settled_at,
    });
  }
}
