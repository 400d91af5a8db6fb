import { randomUUID } from 'node:crypto';
import type { LocationDecision } from '@foyer/brands/locationRules';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import type { FreeSpinSource } from '@foyer/games/engines/freeSpinSource';
import type { EngineKind, Draw, GameEngine } from '@foyer/games/engines/gameEngine';
import { minimumRoundMsOf, maxStakeOf, playRulesFor } from '@foyer/games/engines/playMarket';
import { createRoundSeed, roundDraw } from '@foyer/games/engines/roundDraw';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { rulesVersionOf } from '@foyer/games/engines/rulesVersion';
import type { HistoryResponse, RoundResponse } from '@foyer/games/play/playApi';
import * as v from 'valibot';
import { change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Limits } from '../safer-gambling/limits.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { bookStep, notifySettled } from './bookStep.ts';
import type { GameSession } from './gameSessions.ts';
import { createRoundRecords } from './roundRecords.ts';
import {
  gamesWithOpenRound,
  insertMove,
  insertRound,
  moveIsKnown,
  newestOfPlayer,
  newestRounds,
  openRoundsOfGame,
  roundById,
  roundByKey,
  updateRound,
  waitingRounds,
} from './roundRows.ts';
import type { RoundRow } from './roundRows.ts';

/** Reason why a player's own limit or break prevents a stake. */
type LimitReason = Exclude<Extract<ReturnType<Limits['mayStake']>, { allowed: false }>['reason'], 'depositLimit'>;

/** Why the player's location prevents a stake. */
export type StakeObstacle = Exclude<LocationDecision, 'allowed'>;

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
        | 'gameRecalled'
        | StakeObstacle
        | LimitReason;
    }
  | { stepped: false; reason: 'tooEarly'; retryAfterMs: number }
  /** The market allows one game at a time, and the player has an open round in this other game (UK8, ON6). */
  | { stepped: false; reason: 'otherGameOpen'; gameGroupId: number };

export interface Rounds {
  /**
   * Begins a round, or returns the round that was begun with this key. A free round costs nothing and has its own
   * stake.
   * @param stakeObstacle prevents a new round, also a free one
   */
  begin(
    session: GameSession,
    played: PlayedGame,
    request: { bet: unknown; clientRoundKey: string; isFree?: boolean | undefined },
    stakeObstacle?: StakeObstacle | null,
  ): StepResult;
  /**
   * Moves in an open round, or returns the round if the key was used before.
   * @param stakeObstacle prevents a move that adds a stake; a move that ends the round stays possible
   */
  move(
    session: GameSession,
    request: { roundId: string; move: unknown; clientMoveKey: string },
    stakeObstacle?: StakeObstacle | null,
  ): StepResult;
  /** Returns the player's open round in this game, or the newest one if the player has not seen it. */
  current(session: GameSession): RoundResponse | null;
  /** Records that the player saw this finished round. Returns false if the player has no such round in this game. */
  markSeen(session: GameSession, roundId: string): boolean;
  /** Returns the original bet of the player's newest round in this game. */
  lastBet(session: GameSession): unknown;
  /** Returns up to 100 of the player's rounds in this game, newest first. */
  history(session: GameSession): HistoryResponse['rounds'];
  /** Settles open rounds that have been idle for a day, of one player or of all. Returns their number. */
  settleAbandoned(userId?: number): number;
  /**
   * Voids the open rounds of a game, which all wait for a choice of the player, and returns their stakes. Jackpots that
   * a round has paid stay paid. `onEnded` runs in the transaction of each round.
   */
  voidOpenRounds(gameGroupId: number, onEnded: (roundId: string) => void): void;
  /** Settles every open round of a player at once by the rules of its game. Returns their number. */
  settleOpen(userId: number): number;
}

export interface RoundsDeps {
  readonly wallet: Pick<Wallet, 'book' | 'realBalance'>;
  readonly engines: Readonly<Record<EngineKind, GameEngine>>;
  readonly observers: readonly RoundObserver[];
  /** Source of free spins, if any. */
  readonly freeSpins?: FreeSpinSource;
  /** Players' own limits. Omitted for simulated players, who have none. */
  readonly limits?: Pick<Limits, 'mayStake' | 'mayRaise'>;
  /** Returns a player's age in full years; null if unknown. Optional if no market rule depends on age. */
  readonly ageOf?: (userId: number) => number | null;
  /** Whether nobody may play the game until further notice. */
  readonly isWithdrawn?: (gameGroupId: number) => boolean;
  /**
   * Random source of every outcome, for tests and simulated players. Rounds of players leave it out: they draw from a
   * seed of their own, which their record keeps.
   */
  readonly draw?: Draw | undefined;
}

/** Idle time after which an open round is settled, in milliseconds. */
export const roundTimeoutMs = 24 * 60 * 60 * 1000;

export function createRounds(
  { database, clock, log }: Pick<SandboxContext, 'database' | 'clock' | 'log'>,
  deps: RoundsDeps,
): Rounds {
  const { engines, observers, limits } = deps;
  const records = createRoundRecords({ database });
  /** Returns the random source of the next step. A round from before records were kept has no seed. */
  const drawOf = (seed: string | undefined, step: number): Draw =>
    deps.draw ?? roundDraw(seed ?? createRoundSeed(), step);

  /**
   * Returns the milliseconds until the next round may begin, counted across all games, so that a second window is no
   * faster (UK7).
   */
  function remainingWaitMs(session: GameSession, now: number): number {
    const last = newestOfPlayer(database, session.userId);
    const elapsed = last ? now - last.opened_at : Infinity;
    // A clock that moved back must not lock the player out.
    if (!last || elapsed < 0) return 0;
    return Math.max(0, minimumRoundMsOf(playRulesFor(session), last.engine) - elapsed);
  }

  function begin(
    session: GameSession,
    { engine, modelId }: PlayedGame,
    request: Parameters<Rounds['begin']>[2],
    stakeObstacle: StakeObstacle | null,
  ): StepResult {
    const earlier = roundByKey(database, session, request.clientRoundKey);
    if (earlier) return { stepped: true, round: responseOf(earlier) };
    if (deps.isWithdrawn?.(session.gameGroupId) === true) return { stepped: false, reason: 'gameRecalled' };
    if (stakeObstacle !== null) return { stepped: false, reason: stakeObstacle };
    const free = request.isFree === true ? (deps.freeSpins?.next(session) ?? null) : null;
    if (request.isFree === true && free === null) return { stepped: false, reason: 'noFreeSpins' };
    const bet = v.safeParse(engine.bet, free === null ? request.bet : { stake: free.stake });
    if (!bet.success) return { stepped: false, reason: 'malformed' };
    if (newestRounds(database, session, 1)[0]?.win === null) return { stepped: false, reason: 'roundOpen' };
    const [otherGameId] = playRulesFor(session).oneGameAtATime ? gamesWithOpenRound(database, session.userId, 1) : [];
    if (otherGameId !== undefined) return { stepped: false, reason: 'otherGameOpen', gameGroupId: otherGameId };
    const now = clock.now();
    const retryAfterMs = remainingWaitMs(session, now);
    if (retryAfterMs > 0) return { stepped: false, reason: 'tooEarly', retryAfterMs };
    const seed = createRoundSeed();
    const begunStep = engine.begin(modelId, bet.output, drawOf(seed, 0));
    if ('refused' in begunStep) return { stepped: false, reason: begunStep.refused };
    if (begunStep.stake < engine.stakes.minimum || begunStep.stake > engine.stakes.maximum)
      return { stepped: false, reason: 'unknownStake' };
    const max = maxStakeOf(playRulesFor(session), engine.kind, deps.ageOf?.(session.userId) ?? null);
    if (free === null && max !== null && begunStep.stake > max) return { stepped: false, reason: 'stakeCap' };
    // Only a round that ends immediately can be free, because a move might add a stake.
    if (free !== null && begunStep.win === null) return { stepped: false, reason: 'noFreeSpins' };
    const step = free === null ? begunStep : { ...begunStep, stake: 0 };
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
      client_round_key: request.clientRoundKey,
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
    if (deps.draw === undefined)
      records.begin(row, { seed, rulesVersion: rulesVersionOf(engines[row.engine], modelId), isFree: free !== null });
    if (free !== null) deps.freeSpins?.use(free.grantId, row.win ?? 0);
    notifySettled(observers, row);
    return { stepped: true, round: responseOf(row) };
  }

  function move(
    session: GameSession,
    request: Parameters<Rounds['move']>[1],
    stakeObstacle: StakeObstacle | null,
  ): StepResult {
    const row = roundById(database, session, request.roundId);
    if (!row) return { stepped: false, reason: 'unknownRound' };
    if (moveIsKnown(database, row.id, request.clientMoveKey)) return { stepped: true, round: responseOf(row) };
    if (deps.isWithdrawn?.(row.game_group_id) === true) return { stepped: false, reason: 'gameRecalled' };
    if (row.state === null) return { stepped: false, reason: 'unknownMove' };
    const engine = engines[row.engine];
    const parsedMove = v.safeParse(engine.moves, request.move);
    if (!parsedMove.success) return { stepped: false, reason: 'malformed' };
    const now = clock.now();
    const step = engine.move(
      row.model_id,
      JSON.parse(row.state),
      parsedMove.output,
      drawOf(records.seedOf(row.id), row.steps),
    );
    if ('refused' in step) return { stepped: false, reason: step.refused };
    const refused = step.stake > 0 ? (stakeObstacle ?? limitOn(limits?.mayRaise(session.userId, step.stake))) : null;
    if (refused) return { stepped: false, reason: refused };
    const next = bookStep(deps, row, { ...step, shown: engine.show(row.model_id, step.state) }, now);
    if (!next) return { stepped: false, reason: 'insufficientFunds' };
    updateRound(database, next);
    insertMove(database, {
      roundId: row.id,
      clientMoveKey: request.clientMoveKey,
      step: row.steps,
      move: JSON.stringify(parsedMove.output),
      stake: step.stake,
      now,
    });
    records.end(next, 'player');
    notifySettled(observers, next);
    return { stepped: true, round: responseOf(next) };
  }

  /**
   * Ends an open round by the engine's rules. A round that its engine cannot end is void, and its stake is returned.
   */
  function settle(row: RoundRow, now: number, settlement = settlementOf(row)): void {
    const next = bookStep(deps, row, settlement, now);
    if (!next) throw new Error(`The settlement of round ${row.id} costs more than the player has.`);
    updateRound(database, next);
    records.end(next, settlement.shown === null ? 'void' : 'rules');
    notifySettled(observers, next);
  }

  const voided = ({ stake }: RoundRow) => ({ state: null, stake: 0, win: stake, shown: null });

  function settlementOf(row: RoundRow) {
    // The rules of a withdrawn game must not decide anything.
    if (deps.isWithdrawn?.(row.game_group_id) === true) return voided(row);
    try {
      const engine = engines[row.engine];
      const step = engine.settle(
        row.model_id,
        JSON.parse(row.state ?? 'null'),
        drawOf(records.seedOf(row.id), row.steps),
      );
      if (step.stake !== 0 || step.win === null)
        throw new Error(`${row.engine} does not settle what it is asked to settle.`);
      return { ...step, shown: engine.show(row.model_id, step.state) };
    } catch (error) {
      log('A round is void.', { roundId: row.id, error: messageOf(error) });
      return voided(row);
    }
  }

  /** Ends each round in a transaction of its own. Returns the number of ended rounds. */
  function endEach(rows: readonly RoundRow[], end: (row: RoundRow) => void): number {
    let ended = 0;
    for (const row of rows) {
      try {
        inTransaction(database, () => end(row));
        ended += 1;
      } catch (error) {
        // The round stays open for a later retry. One round must not block other rounds or startup.
        log('A round could not be settled.', { roundId: row.id, error: messageOf(error) });
      }
    }
    return ended;
  }

  return {
    begin: (session, played, request, stakeObstacle = null) =>
      inTransaction(database, () => begin(session, played, request, stakeObstacle)),
    move: (session, request, stakeObstacle = null) =>
      inTransaction(database, () => move(session, request, stakeObstacle)),
    current(session) {
      const [row] = newestRounds(database, session, 1);
      // An open round cannot be marked as seen.
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
      return endEach(waitingRounds(database, now - roundTimeoutMs, userId), (row) => settle(row, now));
    },
    voidOpenRounds(gameGroupId, onEnded) {
      const now = clock.now();
      endEach(openRoundsOfGame(database, gameGroupId), (row) => {
        settle(row, now, voided(row));
        onEnded(row.id);
      });
    },
    settleOpen: (userId) =>
      endEach(waitingRounds(database, Number.MAX_SAFE_INTEGER, userId), (row) => settle(row, clock.now())),
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
