import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { requestLogin } from '../../services/session/requestLogin.browser.ts';
import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { postExternalLoginFinish, postExternalLoginStart } from './externalLoginApi.ts';
import { errorOfFailure, errorOfRefusal, refusalFactsOf } from './login.ts';
import type { LoginState } from './login.ts';

/** What a login failed with; `refused`: the provider or the person refused it, or the response is of another login. */
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
  api: ApiClient = createApiClient(),
): Promise<{ url: string } | ExternalLoginFailure> {
  const response = await api.call(postExternalLoginStart, { body: { returnPath } });
  return response.ok ? { url: response.value.url } : { step: 'failed', error: errorOfFailure(response.failure) };
}

/** @returns the path to go on to, as a player; or why the login failed */
export async function finishExternalLogin(
  parameters: string,
  api: ApiClient = createApiClient(),
): Promise<{ returnPath: string } | ExternalLoginFailure> {
  const turn = requestLogin();
  if (turn === 'player') return { returnPath: window.location.pathname };
  if (turn === 'busy') return { step: 'failed', error: 'busy' };
  await turn.ready;
  const response = await api.call(postExternalLoginFinish, { body: { parameters } });
  if (!response.ok) {
    turn.end();
    return { step: 'failed', error: errorOfFailure(response.failure) };
  }
  if ('code' in response.value) {
    turn.end();
    return { step: 'failed', error: errorOfRefusal(response.value.code), ...refusalFactsOf(response.value) };
  }
  const { serverNow, returnPath, ...login } = response.value;
  const outcome = await turn.enter(login, serverNow);
  return outcome === 'entered'
    ? { returnPath }
    : { step: 'failed', error: outcome === 'storageRefused' ? 'storageRefused' : 'general' };
}
