import { accountCodes } from '@foyer/contract/accounts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { LoginTurn } from '../../services/session/createLoginRequest.browser.ts';
import { requestLogin } from '../../services/session/requestLogin.browser.ts';
import { collectBlackBoxes } from './collectBlackBoxes.browser.ts';
import { errorOfFailure, errorOfRefusal, noLogin, refusalFactsOf } from './login.ts';
import type { LoginError, LoginOutcome, LoginState, RefusalFacts } from './login.ts';
import { postLogin } from './loginApi.ts';
import { loginStore } from './loginStore.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** `known`: the tab has a player already, and nothing was sent. */
export type LoginResult = 'entered' | 'known' | 'failed';

let turn: LoginTurn | null = null;

/** Logs in if the session admits it (AU-03). The login store has the state for the form. */
export async function performLogin(credentials: Credentials, api: ApiClient = createApiClient()): Promise<LoginResult> {
  if (turn?.isOpen() === true) return 'failed';
  if (credentials.username.trim() === '' || credentials.password === '') {
    show({ step: 'failed', error: 'missingCredentials' });
    return 'failed';
  }
  const mine = requestLogin();
  if (mine === 'player') {
    show({ step: 'logged-in' });
    return 'known';
  }
  if (mine === 'busy') return fail('busy');
  turn = mine;
  show({ step: 'requesting' });
  await mine.ready;
  if (!mine.isOpen()) return 'failed';
  const result = await postCredentials(api, credentials);
  if (result.outcome === 'success') {
    const outcome = await mine.enter(result.login, result.serverNow);
    if (outcome === 'storageRefused') return fail('storageRefused');
    if (outcome === 'late') return 'failed';
    show({ step: 'logged-in' });
    trackInteraction({ area: 'login', action: 'success' });
    return 'entered';
  }
  if (!mine.isOpen()) return 'failed';
  mine.end();
  return fail(result.error, result);
}

/** Called when the player closes the form. The call continues, so that a session it opens can be closed again. */
export function cancelLogin(): void {
  turn?.end();
  turn = null;
  if (loginStore.getState().login.step !== 'logged-in') show(noLogin);
}

const show = (login: LoginState) => loginStore.setState({ login });

function fail(error: LoginError, facts: RefusalFacts = {}): 'failed' {
  show({ step: 'failed', error, ...refusalFactsOf(facts) });
  trackInteraction({ area: 'login', action: 'failed', reason: error });
  return 'failed';
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
