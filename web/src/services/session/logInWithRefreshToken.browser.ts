import { createApiClient } from '../api/apiClient.browser.ts';
import { requestLogin } from './requestLogin.browser.ts';
import { getDetails, launchTokensPerRequest, postRefreshToken } from './sessionApi.ts';

/**
 * Starts a session that a service has opened, for example at registration (RG-02). Stores the tokens only together with
 * their account.
 * @returns user id of the player, or null when the login failed
 */
export async function logInWithRefreshToken(refreshToken: string): Promise<number | null> {
  const turn = requestLogin();
  if (typeof turn === 'string') return null;
  await turn.ready;
  const api = createApiClient();
  const renewed = await api.call(postRefreshToken, { body: { numLaunchTokens: launchTokensPerRequest, refreshToken } });
  const details = renewed.ok ? await api.call(getDetails, {}, { token: renewed.value.tokens.userToken }) : null;
  if (!renewed.ok || details?.ok !== true || !('account' in details.value)) {
    turn.end();
    return null;
  }
  const { tokens, serverNow } = renewed.value;
  const { account, session: opened } = details.value;
  const outcome = await turn.enter({ tokens, account, session: opened }, serverNow);
  return outcome === 'entered' ? account.core.userId : null;
}
