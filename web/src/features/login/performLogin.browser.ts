import { accountCodes } from '@foyer/contract/accounts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { beginSession } from '../../services/session/beginSession.browser.ts';
import { prepareLogin } from '../../services/session/loginPreparation.browser.ts';
import { logoutEnded } from '../../services/session/logout.browser.ts';
import { postLogout } from '../../services/session/sessionApi.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { collectBlackBoxes } from './collectBlackBoxes.browser.ts';
import { errorOfFailure, errorOfRefusal, refusalFactsOf } from './login.ts';
import type { LoginOutcome } from './login.ts';
import { postLogin } from './loginApi.ts';
import { loginStore, dispatchLoginEvent } from './loginStore.ts';

export interface Credentials {
  username: string;
  password: string;
}

let lastId = 0;

/**
 * Logs in if the login state allows it (AU-03). The login store holds the result; returns true once the player is
 * logged in.
 */
export async function performLogin(
  { username, password }: Credentials,
  api: ApiClient = createApiClient(),
): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  dispatchLoginEvent({
    type: 'submitted',
    id,
    username,
    password,
    hasTokens: currentUserToken() !== null,
  });
  const isMine = () => {
    const { login } = loginStore.getState();
    return login.step === 'requesting' && login.id === id;
  };
  if (!isMine()) return false;
  await logoutEnded();
  if (!isMine()) return false;
  const [result] = await Promise.all([postCredentials(api, { username, password }), prepareLogin()]);
  if (!isMine()) {
    // The player cancelled before the response arrived: close the new session and store nothing of it.
    if (result.outcome === 'success') void closeCancelledSession(api, result.login.tokens.userToken);
    return false;
  }
  const isStored =
    result.outcome === 'success' && navigator.cookieEnabled && beginSession(result.login, result.serverNow);
  if (result.outcome === 'success' && !isStored) void closeCancelledSession(api, result.login.tokens.userToken);
  const error = result.outcome === 'failure' ? result.error : isStored ? null : 'storageRefused';
  const refused = result.outcome === 'failure' ? result : null;
  dispatchLoginEvent({
    type: 'responded',
    id,
    error,
    ...refusalFactsOf(refused ?? {}),
  });
  trackInteraction(
    error === null ? { area: 'login', action: 'success' } : { area: 'login', action: 'failed', reason: error },
  );
  return isStored;
}

/** Called when the player closes the form. The call continues, so that a session it opens can be closed again. */
export function cancelLogin(): void {
  dispatchLoginEvent({ type: 'cancelled' });
}

async function postCredentials(api: ApiClient, { username, password }: Credentials): Promise<LoginOutcome> {
  const { firstParty, thirdParty } = await collectBlackBoxes();
  const body = { username: username.trim(), password, firstPartyBlackBox: firstParty, thirdPartyBlackBox: thirdParty };
  const response = await api.call(postLogin, { body });
  if (!response.ok) {
    const { failure } = response;
    const isLocked = 'code' in failure && failure.status === 401 && failure.code === accountCodes.tooManyAttempts;
    return {
      outcome: 'failure',
      error: errorOfFailure(failure),
      ...(isLocked && { attemptsLeft: 0 }),
      ...('code' in failure && refusalFactsOf(failure)),
    };
  }
  if ('code' in response.value) {
    const { code } = response.value;
    return { outcome: 'failure', error: errorOfRefusal(code), ...refusalFactsOf(response.value) };
  }
  const { serverNow, ...login } = response.value;
  return { outcome: 'success', login, serverNow };
}

async function closeCancelledSession(api: ApiClient, token: string): Promise<void> {
  await api.call(postLogout, { body: { userId: token, reason: 1 } }, { token });
}
