import { randomUUID } from 'node:crypto';
import { allRows, change, firstRow, inTransaction } from '../kernel/database.ts';
import type { Surroundings } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { paylines } from './paylines.ts';
import { playRound, type Draw, type Spin } from './playRound.ts';
import type { HistoryAnswer, RoundAnswer, ShownSpin } from './slotApi.ts';
import { minimumRoundMsFor } from './slotMarket.ts';
import type { SlotModel } from './slotModel.ts';
import type { SlotSession } from './slotSessions.ts';
import { slotStakes } from './slotStakes.ts';

export type Playing =
  | { played: true; round: RoundAnswer }
  | { played: false; reason: 'unknownStake' | 'insufficientFunds' }
  | { played: false; reason: 'tooEarly'; retryAfterMs: number };

export interface SlotRounds {
  /** Plays and settles one round, or answers the one that was played with this key. */
  play(session: SlotSession, model: SlotModel, wish: { stake: number; clientRoundKey: string }): Playing;
  /** The player's newest round in this game if nobody has looked at it. */
  unseen(session: SlotSession): RoundAnswer | null;
  /** Notes that the player was shown this round. False when the session has no such round. */
  markSeen(session: SlotSession, roundId: string): boolean;
  /** Stake of the player's newest round in this game, in minor units. */
  lastStake(session: SlotSession): number | undefined;
  /** The session's rounds, newest first, 100 at most. */
  history(session: SlotSession): HistoryAnswer['rounds'];
}

interface RoundRow {
  id: string;
  stake: number;
  win: number;
  balance_after: number;
  played_at: number;
  spins: string;
  seen: number;
}

/** `draw` decides every outcome; for players it is the operating system's randomness. */
export function createSlotRounds(
  { database, clock }: Pick<Surroundings, 'database' | 'clock'>,
  wallet: Pick<Wallet, 'book'>,
  draw: Draw,
): SlotRounds {
  const newest = ({ userId, gameGroupId }: SlotSession): RoundRow | undefined =>
    firstRow<RoundRow>(
      database,
      'SELECT * FROM slot_round WHERE user_id = ? AND game_group_id = ? ORDER BY number DESC LIMIT 1',
      userId,
      gameGroupId,
    );

  /** Milliseconds until the player may play again, counted over all slots, so that a second window is no faster. */
  function waitFor(session: SlotSession, now: number): number {
    const last = firstRow<{ played_at: number }>(
      database,
      'SELECT played_at FROM slot_round WHERE user_id = ? ORDER BY number DESC LIMIT 1',
      session.userId,
    );
    const elapsed = last ? now - last.played_at : Infinity;
    // A clock that was moved back must not lock the player out.
    return elapsed < 0 ? 0 : Math.max(0, minimumRoundMsFor(session) - elapsed);
  }

  function settle(session: SlotSession, model: SlotModel, stake: number, clientRoundKey: string, now: number): Playing {
    const id = randomUUID();
    const move = { userId: session.userId, reference: id, gameGroupId: session.gameGroupId };
    const staked = wallet.book({ ...move, key: `slot:${id}:stake`, kind: 'stake', amount: stake });
    if (!staked.booked) {
      if (staked.reason === 'insufficientFunds') return { played: false, reason: 'insufficientFunds' };
      throw new Error(`The stake of round ${id} was refused: ${staked.reason}.`);
    }
    const outcome = playRound(model, stake, draw);
    const won =
      outcome.win > 0 ? wallet.book({ ...move, key: `slot:${id}:win`, kind: 'win', amount: outcome.win }) : staked;
    if (!won.booked) throw new Error(`The win of round ${id} was refused: ${won.reason}.`);
    const row: RoundRow = {
      id,
      stake,
      win: outcome.win,
      balance_after: won.balance,
      played_at: now,
      spins: JSON.stringify(outcome.spins.map(shownSpin)),
      seen: 0,
    };
    change(
      database,
      `INSERT INTO slot_round (id, session_digest, user_id, game_group_id, client_round_key, stake, win, balance_after, played_at, spins)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      session.digest,
      session.userId,
      session.gameGroupId,
      clientRoundKey,
      stake,
      row.win,
      row.balance_after,
      now,
      row.spins,
    );
    return { played: true, round: answerOf(row) };
  }

  return {
    play: (session, model, { stake, clientRoundKey }) =>
      inTransaction(database, () => {
        const earlier = firstRow<RoundRow>(
          database,
          'SELECT * FROM slot_round WHERE user_id = ? AND game_group_id = ? AND client_round_key = ?',
          session.userId,
          session.gameGroupId,
          clientRoundKey,
        );
        if (earlier) return { played: true, round: answerOf(earlier) };
        if (!slotStakes.includes(stake)) return { played: false, reason: 'unknownStake' };
        const now = clock.now();
        const retryAfterMs = waitFor(session, now);
        if (retryAfterMs > 0) return { played: false, reason: 'tooEarly', retryAfterMs };
        return settle(session, model, stake, clientRoundKey, now);
      }),
    unseen(session) {
      const row = newest(session);
      return row && row.seen === 0 ? answerOf(row) : null;
    },
    markSeen: (session, roundId) =>
      change(
        database,
        'UPDATE slot_round SET seen = 1 WHERE id = ? AND user_id = ? AND game_group_id = ?',
        roundId,
        session.userId,
        session.gameGroupId,
      ).changes > 0,
    lastStake: (session) => newest(session)?.stake,
    history: (session) =>
      allRows<RoundRow>(
        database,
        'SELECT * FROM slot_round WHERE session_digest = ? ORDER BY number DESC LIMIT 100',
        session.digest,
      ).map((row) => ({
        roundId: row.id,
        playedAt: row.played_at,
        stake: row.stake,
        win: row.win,
        balance: row.balance_after,
      })),
  };
}

function answerOf(row: RoundRow): RoundAnswer {
  return {
    roundId: row.id,
    stake: row.stake,
    spins: JSON.parse(row.spins) as ShownSpin[],
    totalWin: row.win,
    balance: row.balance_after,
    playedAt: row.played_at,
  };
}

function shownSpin(spin: Spin): ShownSpin {
  return {
    ...spin,
    stops: [...spin.stops],
    grid: [...spin.grid],
    wins: spin.wins.map(({ line, symbol, count, amount }) => ({
      line: line + 1,
      symbol,
      count,
      amount,
      positions: (paylines[line] ?? []).slice(0, count).map((row, reel): [number, number] => [reel, row]),
    })),
  };
}
