import { createApiClient } from '../api/apiClient.browser.ts';
import { isWrappedApp } from '../domain/site/wrappedApp.browser.ts';
import { hasAppInterface } from '../native/appBridge.browser.ts';
import { forgetCookieOfAnyDomain, seeCookie } from '../storage/cookieJar.browser.ts';
import { postAppLogin } from './appLoginApi.ts';
import { appCookies } from './appTokens.ts';
import { beginSession } from './beginSession.browser.ts';
import { isLoggingOut } from './logout.browser.ts';
import { postLogout } from './sessionApi.ts';
import { currentUserToken } from './userToken.browser.ts';

/**
 * AW-03: begins the session that the app handed over in three cookies. Only inside the app: its address can be written
 * by anybody, but its interface in the page cannot, so cookies that a sibling host planted do nothing in a browser.
 * @returns whether the player is in
 */
export async function enterWithAppCookies(): Promise<boolean> {
  if (!isWrappedApp() || !hasAppInterface() || currentUserToken() !== null || isLoggingOut()) return false;
  if (appCookies.some((cookie) => seeCookie(cookie) === null)) return false;
  const api = createApiClient();
  const response = await api.call(postAppLogin, {});
  for (const { name } of appCookies) forgetCookieOfAnyDomain(name);
  if (!response.ok) return false;
  const { serverNow, ...login } = response.value;
  if (currentUserToken() === null && beginSession(login, serverNow)) return true;
  // The player was faster, or the browser keeps nothing: the session that nobody has is closed again.
  const { userToken } = login.tokens;
  await api.call(postLogout, { body: { userId: userToken, reason: 1 } }, { token: userToken });
  return false;
}
