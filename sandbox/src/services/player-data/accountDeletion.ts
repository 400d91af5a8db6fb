import { restOfWorldRules } from '@foyer/brands/market';
import { accountStatuses } from '@foyer/contract/accounts';
import type { DeletionObstacle } from '@foyer/contract/portalPages';
import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { AccountsService } from '../accounts/accounts.ts';
import { marketOf, type Player } from '../accounts/players.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { heldData, secretTables } from './heldData.ts';

/** Requests to delete an account. Times are Unix milliseconds by the sandbox clock. */
export const playerDataSchema = `
CREATE TABLE IF NOT EXISTS account_deletion (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  requested_at INTEGER NOT NULL,
  retained_until INTEGER NOT NULL,
  detached_at INTEGER
) STRICT;
`;

export type DeletionResult =
  | { readonly isDeleted: true; /** Unix milliseconds. */ readonly retainedUntil: number }
  | { readonly isDeleted: false; readonly obstacle: DeletionObstacle };

/** Years for which the law of the player's market requires records of a closed account. */
export const retentionYearsOf = ({ brand, market_id }: Pick<Player, 'brand' | 'market_id'>): number =>
  (marketOf(brand, market_id)?.rules ?? restOfWorldRules).recordRetentionYears;

/** P1: deletes an account: closes it, erases what no law requires, and detaches the rest from the person later. */
export function createAccountDeletion(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    accounts,
    wallet,
    hasOpenPayment,
    hasOpenRound,
  }: {
    accounts: Pick<AccountsService, 'players' | 'sessions'>;
    wallet: Pick<Wallet, 'realBalance'>;
    hasOpenPayment(userId: number): boolean;
    hasOpenRound(userId: number): boolean;
  },
) {
  function obstacleOf(userId: number): DeletionObstacle | null {
    if (hasOpenRound(userId)) return 'round';
    if (hasOpenPayment(userId)) return 'payment';
    return wallet.realBalance(userId) > 0 ? 'balance' : null;
  }

  return {
    obstacleOf,

    /** Closes the account, unless something must be settled before. */
    request: (player: Player): DeletionResult =>
      inTransaction(database, () => {
        const userId = player.user_id;
        const obstacle = obstacleOf(userId);
        if (obstacle !== null) return { isDeleted: false, obstacle };
        const until = new Date(clock.now());
        until.setUTCFullYear(until.getUTCFullYear() + retentionYearsOf(player));
        change(
          database,
          'INSERT INTO account_deletion (user_id, requested_at, retained_until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          userId,
          clock.now(),
          until.getTime(),
        );
        accounts.players.setStatus(userId, accountStatuses.closed);
        accounts.sessions.closeAllOf(userId, 'accountDeleted');
        for (const { table, where, onDeletion } of heldData)
          if (onDeletion === 'erased') change(database, `DELETE FROM ${table} WHERE ${where}`, userId);
        for (const table of secretTables) change(database, `DELETE FROM ${table} WHERE user_id = ?`, userId);
        return { isDeleted: true, retainedUntil: until.getTime() };
      }),

    /**
     * Detaches retained records from their person once the retention period has ended: deletes personal details and
     * documents, and replaces the username. Amounts stay, because the books must add up.
     */
    detachExpired(): void {
      inTransaction(database, () => {
        const due = allRows<{ user_id: number }>(
          database,
          'SELECT user_id FROM account_deletion WHERE retained_until <= ? AND detached_at IS NULL',
          clock.now(),
        );
        for (const { user_id: userId } of due) {
          change(database, 'DELETE FROM registration WHERE user_id = ?', userId);
          for (const table of ['person_key', 'person_index'])
            change(database, `DELETE FROM ${table} WHERE user_id = ?`, userId);
          change(database, 'DELETE FROM verification_document WHERE user_id = ?', userId);
          change(
            database,
            'UPDATE winner SET player_name = ? WHERE round_id IN (SELECT id FROM game_round WHERE user_id = ?)',
            '–',
            userId,
          );
          change(
            database,
            "UPDATE player SET username = ?, password = '' WHERE user_id = ?",
            `deleted-${userId}`,
            userId,
          );
          change(database, 'UPDATE account_deletion SET detached_at = ? WHERE user_id = ?', clock.now(), userId);
        }
      });
    },
  };
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
