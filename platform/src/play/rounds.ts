import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { change, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Limits } from '../limits/limits.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { FreeSpinSource } from './freeSpinSource.ts';
import type { EngineKind, Draw, GameEngine } from './gameEngine.ts';
import type { GameSession } from './gameSessions.ts';
import type { HistoryResponse, RoundResponse } from './playApi.ts';
import type { PlayedGame } from './playedGame.ts';
import { minimumRoundMsOf, maxStakeOf, playRulesFor } from './playMarket.ts';
import { bookStep, tellSettled } from './roundMoney.ts';
import {
  insertMove,
  insertRound,
  moveIsKnown,
  newestOfPlayer,
  newestRounds,
  roundById,
  roundByKey,
  updateRound,
  waitingRounds,
} from './roundRows.ts';
import type { RoundRow } from './roundRows.ts';
import type { RoundWatch } from './roundWatch.ts';

/** Why a player's own limit or break keeps a stake from being placed. */
type LimitReason = Exclude<Extract<ReturnType<Limits['mayStake']>, { allowed: false }>['reason'], 'depositLimit'>;

export type StepResult =
  | { stepped: true; round: RoundResponse }
  | {
      stepped: false;
      reason:
        | 'malformed'
        | 'unknownStake'
        | 'unknownMove'
        | 'unknownRound'
        | 'insufficientFunds'
        | 'roundOpen'
        | 'noFreeSpins'
        | 'stakeCap'
        | LimitReason;
    }
  | { stepped: false; reason: 'tooEarly'; retryAfterMs: number };

export interface Rounds {
  /** Begins a round, or answers the one that was begun with this key as it stands. A free one costs nothing and has its own stake. */
  begin(
    session: GameSession,
    played: PlayedGame,
    wish: { bet: unknown; clientRoundKey: string; isFree?: boolean | undefined },
  ): StepResult;
  /** Moves in an open round; a key that has moved before answers the round as it stands. */
  move(session: GameSession, wish: { roundId: string; move: unknown; clientMoveKey: string }): StepResult;
  /** The player's open round in this game, or the newest one if nobody has looked at it. */
  current(session: GameSession): RoundResponse | null;
  /** Notes that the player was shown this finished round. False when the player has no such round in this game. */
  markSeen(session: GameSession, roundId: string): boolean;
  /** Bet of the player's newest round in this game, as it was asked for. */
  lastBet(session: GameSession): unknown;
  /** The player's rounds in this game, newest first, 100 at most. */
  history(session: GameSession): HistoryResponse['rounds'];
  /** Settles open rounds that nobody came back to for a day; of one player, or of everybody. Answers how many. */
  settleAbandoned(userId?: number): number;
}

export interface RoundsDeps {
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly engines: Readonly<Record<EngineKind, GameEngine>>;
  readonly watches: readonly RoundWatch[];
  /** Free spins that players have; left out where there are none. */
  readonly freeSpins?: FreeSpinSource;
  /** Left out where nobody's own limits count: players whom the sandbox simulates have none. */
  readonly limits?: Pick<Limits, 'mayStake' | 'mayRaise'> & { noteTime(userId: number): void };
  /** Full years of a player; null where nobody knows. Left out where no market's rule depends on it. */
  readonly ageOf?: (userId: number) => number | null;
  /** Decides every outcome; for players it is the operating system's randomness. */
  readonly draw: Draw;
}

/** How long an open round waits for its player. */
export const roundTimeoutMs = 24 * 60 * 60 * 1000;

export function createRounds(
  { database, clock, log }: Pick<PlatformContext, 'database' | 'clock' | 'log'>,
  deps: RoundsDeps,
): Rounds {
  const { engines, watches, draw, limits } = deps;

  /** Milliseconds until the next round may begin, counted over all games, so that a second window is no faster (UK7). */
  function waitFor(session: GameSession, now: number): number {
    const last = newestOfPlayer(database, session.userId);
    const elapsed = last ? now - last.opened_at : Infinity;
    // A clock that was moved back must not lock the player out.
    if (!last || elapsed < 0) return 0;
    return Math.max(0, minimumRoundMsOf(playRulesFor(session), last.engine) - elapsed);
  }

  function begin(
    session: GameSession,
    { engine, modelId }: PlayedGame,
    wish: Parameters<Rounds['begin']>[2],
  ): StepResult {
    const earlier = roundByKey(database, session, wish.clientRoundKey);
    if (earlier) return { stepped: true, round: responseOf(earlier) };
    const free = wish.isFree === true ? (deps.freeSpins?.next(session) ?? null) : null;
    if (wish.isFree === true && free === null) return { stepped: false, reason: 'noFreeSpins' };
    const bet = v.safeParse(engine.bet, free === null ? wish.bet : { stake: free.stake });
    if (!bet.success) return { stepped: false, reason: 'malformed' };
    if (newestRounds(database, session, 1)[0]?.win === null) return { stepped: false, reason: 'roundOpen' };
    const now = clock.now();
    const retryAfterMs = waitFor(session, now);
    if (retryAfterMs > 0) return { stepped: false, reason: 'tooEarly', retryAfterMs };
    const begunStep = engine.begin(modelId, bet.output, draw);
    if ('refused' in begunStep) return { stepped: false, reason: begunStep.refused };
    if (begunStep.stake < engine.stakes.minimum || begunStep.stake > engine.stakes.maximum)
      return { stepped: false, reason: 'unknownStake' };
    const most = maxStakeOf(playRulesFor(session), engine.kind, deps.ageOf?.(session.userId) ?? null);
    if (free === null && most !== null && begunStep.stake > most) return { stepped: false, reason: 'stakeCap' };
    // Only a round that is over as it begins can be free: a move might add a stake.
    if (free !== null && begunStep.win === null) return { stepped: false, reason: 'noFreeSpins' };
    const step = free === null ? begunStep : { ...begunStep, stake: 0 };
    limits?.noteTime(session.userId);
    const refused = limitOn(limits?.mayStake(session.userId, step.stake));
    if (refused) return { stepped: false, reason: refused };
    const begun: RoundRow = {
      id: randomUUID(),
      session_digest: session.digest,
      user_id: session.userId,
      game_group_id: session.gameGroupId,
      currency: session.currencyIsoCode,
      engine: engine.kind,
      model_id: modelId,
      client_round_key: wish.clientRoundKey,
      bet: JSON.stringify(bet.output),
      state: null,
      shown: '',
      steps: 0,
      stake: 0,
      jackpot_win: 0,
      win: null,
      balance_after: 0,
      opened_at: now,
      stepped_at: now,
      settled_at: null,
      seen: 0,
    };
    const row = bookStep(deps, begun, { ...step, shown: engine.show(modelId, step.state) }, now);
    if (!row) return { stepped: false, reason: 'insufficientFunds' };
    insertRound(database, row);
    if (free !== null) deps.freeSpins?.use(free.grantId, row.win ?? 0);
    tellSettled(watches, row);
    return { stepped: true, round: responseOf(row) };
  }

  function move(session: GameSession, wish: { roundId: string; move: unknown; clientMoveKey: string }): StepResult {
    const row = roundById(database, session, wish.roundId);
    if (!row) return { stepped: false, reason: 'unknownRound' };
    if (moveIsKnown(database, row.id, wish.clientMoveKey)) return { stepped: true, round: responseOf(row) };
    if (row.state === null) return { stepped: false, reason: 'unknownMove' };
    const engine = engines[row.engine];
    const asked = v.safeParse(engine.moves, wish.move);
    if (!asked.success) return { stepped: false, reason: 'malformed' };
    const now = clock.now();
    const step = engine.move(row.model_id, JSON.parse(row.state), asked.output, draw);
    if ('refused' in step) return { stepped: false, reason: step.refused };
    const refused = step.stake > 0 ? limitOn(limits?.mayRaise(session.userId, step.stake)) : null;
    if (refused) return { stepped: false, reason: refused };
    const next = bookStep(deps, row, { ...step, shown: engine.show(row.model_id, step.state) }, now);
    if (!next) return { stepped: false, reason: 'insufficientFunds' };
    updateRound(database, next);
    insertMove(database, {
      roundId: row.id,
      clientMoveKey: wish.clientMoveKey,
      step: row.steps,
      move: JSON.stringify(asked.output),
      stake: step.stake,
      now,
    });
    tellSettled(watches, next);
    return { stepped: true, round: responseOf(next) };
  }

  /** Ends an open round as its engine says. One that its engine cannot end is void, and its stake goes back. */
  function settle(row: RoundRow, now: number): void {
    const next = bookStep(deps, row, settlementOf(row), now);
    if (!next) throw new Error(`The settlement of round ${row.id} costs more than the player has.`);
    updateRound(database, next);
    tellSettled(watches, next);
  }

  function settlementOf(row: RoundRow) {
    try {
      const engine = engines[row.engine];
      const step = engine.settle(row.model_id, JSON.parse(row.state ?? 'null'), draw);
      if (step.stake !== 0 || step.win === null)
        throw new Error(`${row.engine} does not settle what it is asked to settle.`);
      return { ...step, shown: engine.show(row.model_id, step.state) };
    } catch (error) {
      log('A round is void.', { roundId: row.id, error: messageOf(error) });
      return { state: null, stake: 0, win: row.stake, shown: null };
    }
  }

  return {
    begin: (session, played, wish) => inTransaction(database, () => begin(session, played, wish)),
    move: (session, wish) => inTransaction(database, () => move(session, wish)),
    current(session) {
      const [row] = newestRounds(database, session, 1);
      // A round that is open cannot be marked as seen.
      return row?.seen === 0 ? responseOf(row) : null;
    },
    markSeen: (session, roundId) =>
      change(
        database,
        'UPDATE game_round SET seen = 1 WHERE id = ? AND user_id = ? AND game_group_id = ? AND win IS NOT NULL',
        roundId,
        session.userId,
        session.gameGroupId,
      ).changes > 0,
    lastBet(session) {
      const [row] = newestRounds(database, session, 1);
      return row ? (JSON.parse(row.bet) as unknown) : null;
    },
    history: (session) =>
      newestRounds(database, session, 100).map((row) => ({
        roundId: row.id,
        openedAt: row.opened_at,
        settledAt: row.settled_at,
        stake: row.stake,
        win: row.win,
        balance: row.balance_after,
      })),
    settleAbandoned(userId) {
      const now = clock.now();
      let settled = 0;
      for (const row of waitingRounds(database, now - roundTimeoutMs, userId)) {
        try {
          inTransaction(database, () => settle(row, now));
          settled += 1;
        } catch (error) {
          // Left open, to be tried again: one round must keep neither the others nor the start of the sandbox.
          log('A round could not be settled.', { roundId: row.id, error: messageOf(error) });
        }
      }
      return settled;
    },
  };
}

function limitOn(decision: ReturnType<Limits['mayStake']> | undefined): LimitReason | null {
  return decision === undefined || decision.allowed || decision.reason === 'depositLimit' ? null : decision.reason;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function responseOf(row: RoundRow): RoundResponse {
  return {
    roundId: row.id,
    stake: row.stake,
    win: row.win,
    jackpotWin: row.jackpot_win,
    balance: row.balance_after,
    shown: JSON.parse(row.shown) as unknown,
  };
}
