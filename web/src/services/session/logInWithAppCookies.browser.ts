import { v4 as uuid } from 'uuid';
import { createApiClient } from '../api/apiClient.browser.ts';
import { isInApp } from '../native/appBridge.browser.ts';
import { deleteCookie, getCookie } from '../storage/cookieJar.browser.ts';
import { appCookies, postAppLogin } from './appLoginApi.ts';
import { requestLogin } from './requestLogin.browser.ts';

/**
 * AW-03: starts the session that the app passed in three cookies. Only inside the app: its address can be forged, but
 * its interface cannot, so cookies planted by a sibling host have no effect in a browser.
 * @returns whether the player is logged in
 */
export async function logInWithAppCookies(isWrappedApp: () => boolean): Promise<boolean> {
  const hasCookies = () => isWrappedApp() && appCookies.every((cookie) => getCookie(cookie) !== null);
  if (!hasCookies() || !(await isInApp()) || !hasCookies()) return false;
  const turn = requestLogin();
  if (typeof turn === 'string') return false;
  await turn.ready;
  const response = hasCookies() ? await createApiClient().call(postAppLogin, {}, { idempotencyKey: uuid() }) : null;
  if (response !== null) for (const { name } of appCookies) deleteCookie(name);
  if (response?.ok !== true) {
    turn.end();
    return false;
  }
  const { serverNow, ...login } = response.value;
  return (await turn.enter(login, serverNow)) === 'entered';
}
