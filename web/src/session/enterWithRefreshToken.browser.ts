import { createApiClient } from '../api/apiClient.browser.ts';
import { beginSession } from './beginSession.browser.ts';
import { poolRequest } from './launchTokenPool.ts';
import { getDetails, postRefreshToken } from './sessionApi.ts';

/**
 * Begins a session that a service has opened already, for example with a registration (RG-02). All of it or nothing: the
 * tokens are kept only with the account they belong to.
 * @returns the player's user id, or null when the player is not in
 */
export async function enterWithRefreshToken(refreshToken: string): Promise<number | null> {
  const api = createApiClient();
  const renewed = await api.call(postRefreshToken, { body: { numLaunchTokens: poolRequest, refreshToken } });
  if (!renewed.ok) return null;
  const { tokens, serverNow } = renewed.value;
  const details = await api.call(getDetails, {}, { token: tokens.userToken });
  if (!details.ok || !('account' in details.value)) return null;
  const { account, session } = details.value;
  return beginSession({ tokens, account, session }, serverNow) ? account.core.userId : null;
}
