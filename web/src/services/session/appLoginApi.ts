import * as accounts from '@foyer/contract/accounts';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { cookies } from '../storage/cookies.ts';

/**
 * Starts the session that the Android app opened before it opened the page (AW-03). The server reads and deletes the
 * app's cookies in any case, so the call is never retried.
 */
export const postAppLogin = endpoint({
  name: 'postAppLogin',
  service: 'web',
  method: 'POST',
  path: '/api/app-login',
  headers: accounts.refreshToken.headers,
  response: v.object({
    tokens: accounts.tokens,
    account: accounts.details.response.entries.account,
    session: accounts.details.response.entries.session,
    serverNow: v.number(),
  }),
  errors: {
    401: 'a cookie is missing, came twice or is no token; the tokens are refused, or not of one player and this brand',
    403: 'the account may not be used',
  },
  repeatable: true,
});

const otherToken = v.pipe(v.string(), v.regex(/^[\w.-]{8,4096}$/));
const tokensOfApp = v.object({
  userToken: accounts.userTokenText,
  launchTokens: v.array(otherToken),
  refreshTokens: v.array(otherToken),
});

export const appCookies = [cookies.appLaunchToken, cookies.appUserToken, cookies.appRefreshToken] as const;

/**
 * Session from the app: all three tokens or nothing (AW-03).
 * @param read returns null for a missing cookie, and for a duplicate one, which somebody else may have set
 */
export function appTokens(read: (name: string) => string | null): accounts.Tokens | null {
  const [launchToken, userToken, refreshToken] = appCookies.map(({ name }) => read(name));
  const given = v.safeParse(tokensOfApp, { userToken, launchTokens: [launchToken], refreshTokens: [refreshToken] });
  return given.success ? given.output : null;
}
