import type { DatabaseSync } from 'node:sqlite';
import type { EngineKind } from '@foyer/games/engines/gameEngine';
import { allRows, change, firstRow } from '../../kernel/database.ts';

/** A stored round; the JSON columns belong to the engine. */
export interface RoundRow {
  id: string;
  session_digest: string;
  user_id: number;
  game_group_id: number;
  currency: string;
  engine: EngineKind;
  model_id: string;
  client_round_key: string;
  bet: string;
  /** Null once the round has ended. */
  state: string | null;
  shown: string;
  /** Number of steps: the beginning and the moves so far. */
  steps: number;
  stake: number;
  jackpot_win: number;
  win: number | null;
  balance_after: number;
  opened_at: number;
  stepped_at: number;
  settled_at: number | null;
  seen: number;
}

type Owner = { userId: number; gameGroupId: number };

export function roundByKey(
  database: DatabaseSync,
  { userId, gameGroupId }: Owner,
  clientRoundKey: string,
): RoundRow | undefined {
  return firstRow(
    database,
    'SELECT * FROM game_round WHERE user_id = ? AND game_group_id = ? AND client_round_key = ?',
    userId,
    gameGroupId,
    clientRoundKey,
  );
}

export function roundById(database: DatabaseSync, { userId, gameGroupId }: Owner, id: string): RoundRow | undefined {
  return firstRow(
    database,
    'SELECT * FROM game_round WHERE id = ? AND user_id = ? AND game_group_id = ?',
    id,
    userId,
    gameGroupId,
  );
}

/** Returns the player's rounds in this game, newest first. */
export function newestRounds(database: DatabaseSync, { userId, gameGroupId }: Owner, limit: number): RoundRow[] {
  return allRows(
    database,
    'SELECT * FROM game_round WHERE user_id = ? AND game_group_id = ? ORDER BY number DESC LIMIT ?',
    userId,
    gameGroupId,
    limit,
  );
}

/** Returns the player's newest round in any game. */
export function newestOfPlayer(database: DatabaseSync, userId: number): RoundRow | undefined {
  return firstRow(database, 'SELECT * FROM game_round WHERE user_id = ? ORDER BY number DESC LIMIT 1', userId);
}

/** Returns open rounds whose last step is at or before `sinceMs`, optionally of one player. */
export function waitingRounds(database: DatabaseSync, sinceMs: number, userId?: number): RoundRow[] {
  const sql = 'SELECT * FROM game_round WHERE win IS NULL AND stepped_at <= ?';
  return userId === undefined
    ? allRows(database, `${sql} ORDER BY number LIMIT 500`, sinceMs)
    : allRows(database, `${sql} AND user_id = ? ORDER BY number`, sinceMs, userId);
}

/** Returns the open rounds of a game, of all players. */
export function openRoundsOfGame(database: DatabaseSync, gameGroupId: number): RoundRow[] {
  return allRows(
    database,
    'SELECT * FROM game_round WHERE win IS NULL AND game_group_id = ? ORDER BY number',
    gameGroupId,
  );
}

export function insertRound(database: DatabaseSync, row: RoundRow): void {
  const names = Object.keys(row);
  change(
    database,
    `INSERT INTO game_round (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...(Object.values(row) as (string | number | null)[]),
  );
}

/** Updates the columns that a step changes. */
export function updateRound(database: DatabaseSync, row: RoundRow): void {
  change(
    database,
    `UPDATE game_round SET state = ?, shown = ?, steps = ?, stake = ?, jackpot_win = ?, win = ?, balance_after = ?, stepped_at = ?, settled_at = ?
      WHERE id = ?`,
    row.state,
    row.shown,
    row.steps,
    row.stake,
    row.jackpot_win,
    row.win,
    row.balance_after,
    row.stepped_at,
    row.settled_at,
    row.id,
  );
}

export function moveIsKnown(database: DatabaseSync, roundId: string, clientMoveKey: string): boolean {
  return (
    firstRow(database, 'SELECT 1 FROM game_move WHERE round_id = ? AND client_move_key = ?', roundId, clientMoveKey) !==
    undefined
  );
}

export function insertMove(
  database: DatabaseSync,
  {
    roundId,
    clientMoveKey,
    step,
    move,
    stake,
    now,
  }: { roundId: string; clientMoveKey: string; step: number; move: string; stake: number; now: number },
): void {
  change(
    database,
    'INSERT INTO game_move (round_id, client_move_key, step, move, stake, moved_at) VALUES (?, ?, ?, ?, ?, ?)',
    roundId,
    clientMoveKey,
    step,
    move,
    stake,
    now,
  );
}

/** Returns the games in which the player has an open round, newest first. */
export function gamesWithOpenRound(database: DatabaseSync, userId: number, limit: number): number[] {
  return allRows<{ game_group_id: number }>(
    database,
    'SELECT game_group_id FROM game_round WHERE user_id = ? AND win IS NULL ORDER BY number DESC LIMIT ?',
    userId,
    limit,
  ).map((row) => row.game_group_id);
}
