import { createHash, randomBytes } from 'node:crypto';
import { change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Sessions } from '../accounts/sessions.ts';

/**
 * Maximum lifetime of a portal session, in milliseconds. The session also ends with the account session that opened it.
 */
export const portalSessionLifeMs = 30 * 60_000;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Derives the anti-forgery token of a session, which other sites can neither read nor guess. */
export const formProofOf = (sessionId: string): string => digestOf(`form ${sessionId}`);

interface PortalSessionRow {
  readonly user_id: number;
  readonly account_session_id: number;
  readonly opened_at: number;
}

/** Manages portal sessions. Each one is opened by a launch token that is spent for this purpose only (HI-02). */
export function createPortalSessions(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  sessions: Pick<Sessions, 'spendLaunchToken' | 'isOpen' | 'recordSign'>,
) {
  return {
    /** Returns the id (128 random bits) once, and stores only its digest. Returns null if the token is not usable. */
    open: (launchToken: string): string | null =>
      inTransaction(database, () => {
        // A player who may not play may still read the history and change marketing preferences.
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

    /** Returns the owner of a session; null once it has ended. Each request is an act of the player. */
    userOf(id: string): number | null {
      const row = firstRow<PortalSessionRow>(
        database,
        'SELECT user_id, account_session_id, opened_at FROM portal_session WHERE digest = ?',
        digestOf(id),
      );
      if (!row || clock.now() >= row.opened_at + portalSessionLifeMs || !sessions.isOpen(row.account_session_id))
        return null;
      sessions.recordSign(row.account_session_id, 0);
      return row.user_id;
    },

    /** Deletes ended sessions. */
    prune: (): void =>
      void change(database, 'DELETE FROM portal_session WHERE opened_at <= ?', clock.now() - portalSessionLifeMs),
  };
}
