import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { requestLogin } from '../../services/session/requestLogin.browser.ts';
import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { postExternalLoginFinish, postExternalLoginStart, postExternalLogout } from './externalLoginApi.ts';
import type { errorOfFailure, errorOfRefusal, LoginState, refusalFactsOf } from './login.ts';

/**
 * Functions of `login.ts`. They are passed in, because few sites load this code, and what it shared with the login form
 * would come to every visitor who opens the search.
 */
export interface LoginErrors {
  errorOfFailure: typeof errorOfFailure;
  errorOfRefusal: typeof errorOfRefusal;
  refusalFactsOf: typeof refusalFactsOf;
}

/** Why a login failed, as the form says it. */
export type ExternalLoginFailure = LoginState & { step: 'failed' };

/** Removes an identity provider's response from the address; null if there is none. */
export function takeProviderResponse(): string | null {
  const parameters = window.location.hash.slice(1);
  if (!new URLSearchParams(parameters).has('state')) return null;
  changeAddress(window.location.pathname + window.location.search);
  return parameters;
}

/** @returns the address of the provider's page, or why there is none */
export async function startExternalLogin(
  returnPath: string,
  { errorOfFailure: errorOf }: LoginErrors,
  api: ApiClient = createApiClient(),
): Promise<{ url: string } | ExternalLoginFailure> {
  const response = await api.call(postExternalLoginStart, { body: { returnPath } });
  return response.ok ? { url: response.value.url } : { step: 'failed', error: errorOf(response.failure) };
}

/** @returns the path to go on to, as a player; or why the login failed */
export async function finishExternalLogin(
  parameters: string,
  errors: LoginErrors,
  api: ApiClient = createApiClient(),
): Promise<{ returnPath: string } | ExternalLoginFailure> {
  const turn = requestLogin();
  if (turn === 'player') return { returnPath: window.location.pathname };
  if (turn === 'busy') return { step: 'failed', error: 'busy' };
  await turn.ready;
  const response = await api.call(postExternalLoginFinish, { body: { parameters } });
  if (!response.ok) {
    turn.end();
    return { step: 'failed', error: errors.errorOfFailure(response.failure) };
  }
  if ('code' in response.value) {
    turn.end();
    const { value } = response;
    return { step: 'failed', error: errors.errorOfRefusal(value.code), ...errors.refusalFactsOf(value) };
  }
  const { serverNow, returnPath, ...login } = response.value;
  const outcome = await turn.enter(login, serverNow);
  return outcome === 'entered'
    ? { returnPath }
    : { step: 'failed', error: outcome === 'storageRefused' ? 'storageRefused' : 'general' };
}

/**
 * Logs a player out with the identity provider's page. Resolves only if there is none: the page stays then, and logs out
 * as any other.
 */
export async function leaveForProvider(token: string): Promise<void> {
  const left = await createApiClient().call(postExternalLogout, { body: { userId: token } }, { token });
  if (!left.ok || left.value.url === null) return;
  reloadPage(left.value.url);
  await new Promise(() => undefined);
}
