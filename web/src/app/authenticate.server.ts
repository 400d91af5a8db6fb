import { accountCodes, userTokenText } from '@foyer/contract/accounts';
import { takesLaunchToken } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import type { OpenedToken, TokenCodec, TokenKind } from '../server/tokenCodec.server.ts';
import { ApiRefusal } from '../services/api/apiRoute.server.ts';
import type { ApiCall } from '../services/api/apiRoute.server.ts';
import { refusedToken } from '../services/session/sessionBoundTokens.server.ts';
import { expiryOf } from '../services/session/tokenRules.ts';

/** The service decides in the minute after the expiry, by its own clock. */
const expiryToleranceMs = 60_000;

/** The services' response to a call without a user token. */
const tokenMissing = () =>
  new ApiRefusal(401, { code: accountCodes.securityTokenFailed, message: 'User token missing' });

interface TokenSource {
  tokens: Pick<TokenCodec, 'open'>;
  authorization: string | undefined;
  /** `userToken` in the address. */
  inAddress: string | undefined;
  /** A token has expired by this server's clock and by that of the services, so that one wrong clock ends no session. */
  now: number;
}

/**
 * Opens the token of a call, and refuses a call whose endpoint needs another one, before any handler runs. The header
 * goes before the address, in which only calls with `userToken` in their query have a token.
 * @returns null for a call that needs no token and has none
 */
export function authenticate(
  { auth, query }: Pick<AnyEndpoint, 'auth' | 'query'>,
  { tokens, authorization, inAddress, now }: TokenSource,
): OpenedToken | ApiRefusal | null {
  const held =
    /^Bearer ([\w.-]{1,4096})$/.exec(authorization ?? '')?.[1] ??
    (Object.hasOwn(query.entries, 'userToken') ? inAddress : undefined);
  if (held === undefined) {
    if (auth === 'launchToken') return new ApiRefusal(401, { message: 'Launch token refused' });
    return auth === 'userToken' ? tokenMissing() : null;
  }
  const opened = tokens.open(kindOf(auth, held), held);
  if (!opened.opened) return refusedToken(opened);
  if (auth !== 'userToken' && auth !== 'optionalUserToken' && auth !== 'userOrReturnToken') return opened;
  // So that no service is called in vain.
  if (!v.is(userTokenText, opened.token)) return auth === 'optionalUserToken' ? null : tokenMissing();
  const expiry = expiryOf(opened.token);
  return expiry !== null && expiry + expiryToleranceMs < now ? refusedToken({ reason: 'expired' }) : opened;
}

function kindOf(auth: AnyEndpoint['auth'], held: string): TokenKind {
  if (takesLaunchToken(auth)) return 'launch';
  return auth !== 'none' || held.includes('.') ? 'user' : 'launch';
}

/** The call with the return token of its body, or else with that of its session; refuses a call without either. */
export function withReturnToken(call: ApiCall, returnToken: string | undefined): ApiCall | ApiRefusal {
  const bearer = returnToken ?? call.bearer;
  return bearer === null ? tokenMissing() : { ...call, bearer };
}
