import type { Wallet } from '../wallet/wallet.ts';
import type { Step } from './gameEngine.ts';
import type { RoundRow } from './roundRows.ts';
import type { RoundWatch } from './roundWatch.ts';

/** A step to be booked, with what the engine shows after it. */
export interface ShownStep extends Step<unknown> {
  readonly shown: unknown;
}

/**
 * Books a step of a round: its stake, what jackpots pay for it, and the win when the round is over. Answers the round
 * after it, or null when the player cannot pay; then nothing was booked. The caller has opened the transaction and
 * writes the row. Keys of bookings name round and step, so no step is booked twice.
 */
export function bookStep(
  { wallet, watches }: { wallet: Pick<Wallet, 'book' | 'realBalance'>; watches: readonly RoundWatch[] },
  row: RoundRow,
  step: ShownStep,
  now: number,
): RoundRow | null {
  const move = { userId: row.user_id, reference: row.id, gameGroupId: row.game_group_id };
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
  const jackpots = step.stake > 0 ? watches.flatMap((watch) => watch.stakePlaced(stake)) : [];
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

/** Tells everyone who follows what is played. Called after the row was written, in the same transaction. */
export function tellSettled(watches: readonly RoundWatch[], row: RoundRow): void {
  if (row.win === null || row.settled_at === null) return;
  for (const watch of watches) {
    watch.roundSettled({
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
