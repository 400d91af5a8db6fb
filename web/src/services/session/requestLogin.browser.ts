import { logoutReasons } from '@foyer/contract/accounts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { createLoginRequest } from './createLoginRequest.browser.ts';
import { isPlayerExpected } from './isPlayerExpected.browser.ts';
import { session, sessionPage } from './session.browser.ts';
import { postLogout } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

/** Maximum time in milliseconds that a login waits for the code of players. */
const maxCodeWaitMs = 10_000;

const codeDeadline = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    window.setTimeout(() => reject(new Error('The code of players did not load in time.')), maxCodeWaitMs);
  });

/** Asks the tab's session for a login (AU-03). */
export const requestLogin = createLoginRequest({
  session,
  isPlayerExpected,
  // Without cookies no session can last.
  store: (tokens) => navigator.cookieEnabled && tokenHolder.replace(tokens),
  closeUnused: (token) =>
    createApiClient().call(postLogout, { body: { userId: token, reason: logoutReasons.requested } }, { token }),
  startPlayerItems: () => Promise.race([sessionPage()?.startPlayerItems(), codeDeadline()]),
});
