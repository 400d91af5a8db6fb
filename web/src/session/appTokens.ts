import { tokens as tokensShape } from '@foyer/contract/accounts';
import type { Tokens } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { cookies } from '../storage/cookies.ts';

export const appCookies = [cookies.appLaunchToken, cookies.appUserToken, cookies.appRefreshToken] as const;

/**
 * The session that the app handed over: all three tokens or nothing (AW-03).
 * @param read answers null for a cookie that is missing or came twice, which is somebody else's doing
 */
export function appTokens(read: (name: string) => string | null): Tokens | null {
  const [launchToken, userToken, refreshToken] = appCookies.map(({ name }) => read(name));
  const given = v.safeParse(tokensShape, { userToken, launchTokens: [launchToken], refreshTokens: [refreshToken] });
  return given.success ? given.output : null;
}
