import { createHash, randomBytes } from 'node:crypto';
import type { Sessions } from '../accounts/sessions.ts';
import { change, firstRow, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

/** A visit to the portal ends after this long, in milliseconds, and with the session that it was opened from. */
export const portalSessionLifeMs = 30 * 60_000;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a form carries to prove that it was on a page of this session: another site can neither read nor guess it. */
export const formProofOf = (sessionId: string): string => digestOf(`form ${sessionId}`);

interface PortalSessionRow {
  readonly user_id: number;
  readonly account_session_id: number;
  readonly opened_at: number;
}

/** Sessions of the portal, each opened by a launch token that is spent for it and for nothing else (HI-02). */
export function createPortalSessions(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  sessions: Pick<Sessions, 'spendLaunchToken' | 'isOpen'>,
) {
  return {
    /** The id, 128 random bits, is answered once and kept nowhere; null where the token opens nothing, any more or at all. */
    open: (launchToken: string): string | null =>
      inTransaction(database, () => {
        // Whoever may not play may still read their history and say what they want to hear of.
        const spending = sessions.spendLaunchToken(launchToken, () => null);
        if (!spending.spent) return null;
        const id = randomBytes(16).toString('base64url');
        const { user_id: userId, session_id: sessionId } = spending.session;
        change(
          database,
          'INSERT INTO portal_session (digest, user_id, account_session_id, opened_at) VALUES (?, ?, ?, ?)',
          digestOf(id),
          userId,
          sessionId,
          clock.now(),
        );
        return id;
      }),

    /** Whose session it is; null once it has ended. */
    userOf(id: string): number | null {
      const row = firstRow<PortalSessionRow>(
        database,
        'SELECT user_id, account_session_id, opened_at FROM portal_session WHERE digest = ?',
        digestOf(id),
      );
      if (!row || clock.now() >= row.opened_at + portalSessionLifeMs || !sessions.isOpen(row.account_session_id))
        return null;
      return row.user_id;
    },

    /** Deletes sessions that ended. */
    prune: (): void =>
      void change(database, 'DELETE FROM portal_session WHERE opened_at <= ?', clock.now() - portalSessionLifeMs),
  };
}
