import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Accounts, LaunchTokenSpending } from '../accounts/accounts.ts';
import { change, firstRow } from '../kernel/database.ts';

/** One player in one game. Ends with the account session it was opened from. */
export interface SlotSession {
  readonly digest: string;
  readonly userId: number;
  readonly accountSessionId: number;
  readonly gameGroupId: number;
  readonly productId: number;
  readonly casinoId: number;
  readonly currencyIsoCode: string;
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

type Spent = Extract<LaunchTokenSpending, { spent: true }>;

/** Opens a game session for a spent launch token. The id, 128 random bits, is answered once and kept nowhere. */
export function openSlotSession(
  database: DatabaseSync,
  { spending, gameGroupId, now }: { spending: Spent; gameGroupId: number; now: number },
): { id: string; session: SlotSession } {
  const id = randomBytes(16).toString('base64url');
  const session: SlotSession = {
    digest: digestOf(id),
    userId: spending.userId,
    accountSessionId: spending.sessionId,
    gameGroupId,
    productId: spending.productId,
    casinoId: spending.casinoId,
    currencyIsoCode: spending.currencyIsoCode,
  };
  change(
    database,
    `INSERT INTO slot_session (digest, user_id, account_session_id, game_group_id, product_id, casino_id, currency, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    session.digest,
    session.userId,
    session.accountSessionId,
    gameGroupId,
    session.productId,
    session.casinoId,
    session.currencyIsoCode,
    now,
  );
  return { id, session };
}

/** The game session of this id, or undefined when there is none or the player's account session has ended. */
export function findSlotSession(
  database: DatabaseSync,
  accounts: Pick<Accounts, 'sessionIsOpen'>,
  id: string,
): SlotSession | undefined {
  const session = firstRow<SlotSession>(
    database,
    `SELECT digest, user_id AS userId, account_session_id AS accountSessionId, game_group_id AS gameGroupId,
            product_id AS productId, casino_id AS casinoId, currency AS currencyIsoCode
       FROM slot_session WHERE digest = ?`,
    digestOf(id),
  );
  return session && accounts.sessionIsOpen(session.accountSessionId) ? session : undefined;
}
