import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change, firstRow } from '../../kernel/database.ts';
import type { Accounts, LaunchTokenResult } from '../accounts/accounts.ts';

/** A player's session in a game. Ends with the account session that opened it. */
export interface GameSession {
  readonly digest: string;
  readonly userId: number;
  readonly accountSessionId: number;
  readonly gameGroupId: number;
  readonly productId: number;
  readonly casinoId: number;
  readonly currencyIsoCode: string;
}

/** `playedElsewhere`: the market allows one game at a time, and the player has opened another one. */
export type SessionSearch =
  | { found: true; session: GameSession }
  | { found: false; reason: 'sessionEnded' | 'playedElsewhere' };

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

type Spent = Extract<LaunchTokenResult, { spent: true }>;

/**
 * Opens a game session for a spent launch token. Returns the id (128 random bits) once and stores only its digest.
 * `alone` ends the player's other game sessions (UK8, ON6); a new session can continue an open round.
 */
export function openGameSession(
  database: DatabaseSync,
  {
    spending,
    gameGroupId,
    endsOthers,
    now,
  }: { spending: Spent; gameGroupId: number; endsOthers: boolean; now: number },
): { id: string; session: GameSession } {
  const id = randomBytes(16).toString('base64url');
  const { userId, sessionId: accountSessionId, productId, casinoId, currencyIsoCode } = spending;
  const session: GameSession = {
    digest: digestOf(id),
    userId,
    accountSessionId,
    gameGroupId,
    productId,
    casinoId,
    currencyIsoCode,
  };
  if (endsOthers)
    change(database, 'UPDATE game_session SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL', now, userId);
  change(
    database,
    `INSERT INTO game_session (digest, user_id, account_session_id, game_group_id, product_id, casino_id, currency, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    session.digest,
    userId,
    accountSessionId,
    gameGroupId,
    productId,
    casinoId,
    currencyIsoCode,
    now,
  );
  return { id, session };
}

export function findGameSession(
  database: DatabaseSync,
  accounts: Pick<Accounts, 'isSessionOpen'>,
  id: string,
): SessionSearch {
  const row = firstRow<GameSession & { endedAt: number | null }>(
    database,
    `SELECT digest, user_id AS userId, account_session_id AS accountSessionId, game_group_id AS gameGroupId,
            product_id AS productId, casino_id AS casinoId, currency AS currencyIsoCode, ended_at AS endedAt
       FROM game_session WHERE digest = ?`,
    digestOf(id),
  );
  if (!row || !accounts.isSessionOpen(row.accountSessionId)) return { found: false, reason: 'sessionEnded' };
  const { endedAt, ...session } = row;
  return endedAt === null ? { found: true, session } : { found: false, reason: 'playedElsewhere' };
}
