import { accountCodes } from '@foyer/contract/accounts';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Players } from './players.ts';
import type { Sessions } from './sessions.ts';
import type { UserTokenResult } from './userToken.ts';

/** Resource indicator of the sandbox's services, which an access token for them names as its audience. */
export const identityAudience = 'urn:foyer:sandbox';

const claims = v.object({
  /** User name of the player. */
  sub: v.string(),
  /** Login at the provider: the same in each token of a login and its renewals, another after the next login. */
  sid: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** The provider's login of each session that it began. */
export const identityTokensSchema = `
CREATE TABLE IF NOT EXISTS identity_session (
  provider_login TEXT PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES player_session (session_id)
) STRICT, WITHOUT ROWID;
`;

export interface IdentityTokens {
  /** Reads an access token of the identity provider; null for any other token. The first one of a login begins a session. */
  read(token: string, options?: { anyAge?: boolean }): Promise<UserTokenResult | null>;
}

/** @param issuer identity provider whose access tokens count as user tokens; null for none */
export function createIdentityTokens(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    issuer,
    players,
    sessions,
  }: { issuer: string | null; players: Players; sessions: Pick<Sessions, 'start' | 'closeAllOf'> },
): IdentityTokens {
  if (issuer === null) return { read: async () => null };
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  async function keysOfProvider(): Promise<NonNullable<typeof keys>> {
    if (keys !== null) return keys;
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(3000) });
    const { jwks_uri: address } = v.parse(v.object({ jwks_uri: v.string() }), await response.json());
    keys = createRemoteJWKSet(new URL(address), { cooldownDuration: 0, timeoutDuration: 3000 });
    return keys;
  }

  function sessionOf(userId: number, productId: number, providerLogin: string): number {
    return inTransaction(database, () => {
      const sql = `SELECT session_id FROM identity_session JOIN player_session USING (session_id)
        WHERE provider_login = ? AND user_id = ?`;
      const known = firstRow<{ session_id: number }>(database, sql, providerLogin, userId);
      if (known !== undefined) return known.session_id;
      sessions.closeAllOf(userId, 'replaced');
      const { session_id: sessionId } = sessions.start(userId, productId);
      change(database, 'INSERT INTO identity_session VALUES (?, ?)', providerLogin, sessionId);
      return sessionId;
    });
  }

  return {
    async read(token, { anyAge = false } = {}) {
      if (issuerOf(token) !== issuer) return null;
      const failed = accountCodes.securityTokenFailed;
      try {
        const { payload } = await jwtVerify(token, await keysOfProvider(), {
          issuer,
          audience: identityAudience,
          currentDate: new Date(anyAge ? 0 : clock.now()),
        });
        const { sub, sid } = v.parse(claims, payload);
        const player = players.byUsername(sub);
        if (player === undefined) return { read: false, reason: 'forged', code: accountCodes.failedToIdentifyAccount };
        const sessionId = sessionOf(player.user_id, player.product_id, `${sub} ${sid}`);
        return { read: true, userId: player.user_id, sessionId, productId: player.product_id };
      } catch (error) {
        if (error instanceof errors.JWTExpired)
          return { read: false, reason: 'expired', code: accountCodes.securityTokenValidationFailed };
        return { read: false, reason: 'forged', code: failed };
      }
    },
  };
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
