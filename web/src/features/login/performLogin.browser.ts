import { accountCodes } from '@foyer/contract/accounts';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { beginSession } from '../../session/beginSession.browser.ts';
import { collectBlackBoxes } from '../../session/blackBox.browser.ts';
import { isLoggingOut } from '../../session/logout.browser.ts';
import { postLogout } from '../../session/sessionApi.ts';
import { currentUserToken } from '../../session/userToken.browser.ts';
import { errorOfFailure, errorOfRefusal, refusalFactsOf } from './login.ts';
import type { LoginOutcome } from './login.ts';
import { postLogin } from './loginApi.ts';
import { loginStore, dispatchLoginEvent } from './loginStore.ts';

export interface Credentials {
  username: string;
  password: string;
}

let lastId = 0;

/** Logs in, if nothing speaks against it (AU-03); how it went stands in the login store. True when the player is in. */
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
    isLoggingOut: isLoggingOut(),
    now: Date.now(),
  });
  const isMine = () => {
    const { login } = loginStore.getState();
    return login.step === 'requesting' && login.id === id;
  };
  if (!isMine()) return false;
  const result = await ask(api, { username, password });
  if (!isMine()) {
    // The player gave up before the answer came: the session it opened is closed again, and nothing is kept of it.
    if (result.outcome === 'success') void closeUnwanted(api, result.login.tokens.userToken);
    return false;
  }
  const isKept = result.outcome === 'success' && beginSession(result.login, result.serverNow);
  if (result.outcome === 'success' && !isKept) void closeUnwanted(api, result.login.tokens.userToken);
  const error = result.outcome === 'failure' ? result.error : isKept ? null : 'general';
  const refused = result.outcome === 'failure' ? result : null;
  dispatchLoginEvent({
    type: 'answered',
    id,
    error,
    isLocked: refused?.isLocked ?? false,
    now: Date.now(),
    ...refusalFactsOf(refused ?? {}),
  });
  trackInteraction(
    error === null ? { area: 'login', action: 'success' } : { area: 'login', action: 'failed', reason: error },
  );
  return isKept;
}

/** The player closed the form. The call goes on, so that a session it opens is known and can be closed again. */
export function giveUpLogin(): void {
  dispatchLoginEvent({ type: 'gaveUp' });
}

async function ask(api: ApiClient, { username, password }: Credentials): Promise<LoginOutcome> {
  const { firstParty, thirdParty } = await collectBlackBoxes();
  const body = { username: username.trim(), password, firstPartyBlackBox: firstParty, thirdPartyBlackBox: thirdParty };
  const response = await api.call(postLogin, { body });
  if (!response.ok) {
    const { failure } = response;
    const isLocked = 'code' in failure && failure.status === 401 && failure.code === accountCodes.tooManyAttempts;
    return {
      outcome: 'failure',
      error: errorOfFailure(failure),
      isLocked,
      ...('retryAfterMs' in failure && refusalFactsOf(failure)),
    };
  }
  if ('code' in response.value) {
    const { code } = response.value;
    return { outcome: 'failure', error: errorOfRefusal(code), isLocked: false, ...refusalFactsOf(response.value) };
  }
  const { serverNow, ...login } = response.value;
  return { outcome: 'success', login, serverNow };
}

async function closeUnwanted(api: ApiClient, token: string): Promise<void> {
  await api.call(postLogout, { body: { userId: token, reason: 1 } }, { token });
}
