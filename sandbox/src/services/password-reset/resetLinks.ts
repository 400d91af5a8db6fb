import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { hashOf, newOpaqueToken } from '../accounts/opaqueToken.ts';

/** Lifetime of a link, in milliseconds. */
export const resetLinkLifeMs = 30 * 60_000;
/** Maximum number of links per player in that time: enough for a lost one, too few to fill a mailbox. */
export const maxLinks = 3;

export interface ResetLinks {
  /** Returns the token for the link, or null if the player reached the maximum. */
  issue(userId: number): string | null;
  /** Returns the owner of a link; null if the link is unknown, used or expired. */
  ownerOf(resetToken: string): number | null;
  /** Spends the link and every other link of the player. Returns false if the link is not usable. */
  use(resetToken: string): boolean;
  /** Invalidates all links of a player whose password changed by other means. */
  forget(userId: number): void;
}

/** Times are Unix milliseconds. Links are stored only as SHA-256 hashes. */
export const resetLinksSchema = `
CREATE TABLE IF NOT EXISTS password_reset (
  hash BLOB PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  issued_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS password_reset_of ON password_reset (user_id);
`;

export function createResetLinks({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): ResetLinks {
  const firstGood = () => clock.now() - resetLinkLifeMs;

  function ownerOf(resetToken: string): number | null {
    const row = firstRow<{ userId: number }>(
      database,
      'SELECT user_id AS userId FROM password_reset WHERE hash = ? AND used_at IS NULL AND issued_at > ?',
      hashOf(resetToken),
      firstGood(),
    );
    return row?.userId ?? null;
  }

  return {
    issue(userId) {
      change(database, 'DELETE FROM password_reset WHERE issued_at <= ?', firstGood());
      const { sent } = firstRow<{ sent: number }>(
        database,
        'SELECT COUNT(*) AS sent FROM password_reset WHERE user_id = ?',
        userId,
      ) ?? { sent: 0 };
      if (sent >= maxLinks) return null;
      const token = newOpaqueToken();
      change(
        database,
        'INSERT INTO password_reset (hash, user_id, issued_at) VALUES (?, ?, ?)',
        hashOf(token),
        userId,
        clock.now(),
      );
      return token;
    },
    ownerOf,
    use(resetToken) {
      const userId = ownerOf(resetToken);
      if (userId === null) return false;
      return (
        change(
          database,
          'UPDATE password_reset SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
          clock.now(),
          userId,
        ).changes > 0
      );
    },
    forget: (userId) =>
      void change(
        database,
        'UPDATE password_reset SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
        clock.now(),
        userId,
      ),
  };
}
