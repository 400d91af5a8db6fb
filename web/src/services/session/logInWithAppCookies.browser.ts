import { v4 as uuid } from 'uuid';
import { createApiClient } from '../api/apiClient.browser.ts';
import { isInApp } from '../native/appBridge.browser.ts';
import { deleteCookie, getCookie } from '../storage/cookieJar.browser.ts';
import { appCookies, postAppLogin } from './appLoginApi.ts';
import { beginSession } from './beginSession.browser.ts';
import { prepareLogin } from './loginPreparation.browser.ts';
import { logoutEnded } from './logout.browser.ts';
import { postLogout } from './sessionApi.ts';
import { currentUserToken } from './userToken.browser.ts';

/**
 * AW-03: starts the session that the app passed in three cookies. Only inside the app: its address can be forged, but
 * its interface cannot, so cookies planted by a sibling host have no effect in a browser.
 * @returns whether the player is logged in
 */
export async function logInWithAppCookies(isWrappedApp: () => boolean): Promise<boolean> {
  const canLogIn = () => isWrappedApp() && currentUserToken() === null;
  const hasCookies = () => appCookies.every((cookie) => getCookie(cookie) !== null);
  if (!canLogIn() || !hasCookies() || !(await isInApp())) return false;
  await logoutEnded();
  if (!canLogIn() || !hasCookies()) return false;
  const api = createApiClient();
  const [response] = await Promise.all([api.call(postAppLogin, {}, { idempotencyKey: uuid() }), prepareLogin()]);
  for (const { name } of appCookies) deleteCookie(name);
  if (!response.ok) return false;
  const { serverNow, ...login } = response.value;
  if (currentUserToken() === null && beginSession(login, serverNow)) return true;
  // The player logged in meanwhile, or storage refused the tokens: close the unused session.
  const { userToken } = login.tokens;
  await api.call(postLogout, { body: { userId: userToken, reason: 1 } }, { token: userToken });
  return false;
}
