import type { LoginSuccess } from '@foyer/contract/accounts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { playerStore } from '../player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { allowReloadAgain } from './endSession.browser.ts';
import { needsPageLoad, prepareLogin } from './loginPreparation.browser.ts';
import { noteActivity } from './playerActivity.browser.ts';
import { playerOfSession } from './playerOfSession.ts';
import { getDetails, launchTokensPerRequest, postRefreshToken } from './sessionApi.ts';
import { emitLogin } from './sessionEvents.ts';
import { tokenHolder, writeClockOffset } from './tokenHolder.browser.ts';

/**
 * Starts a session in the tab, after `prepareLogin`: stores tokens, account and state together, or nothing. Then notifies
 * listeners.
 * @param serverNow Unix milliseconds by the server's clock, from the response
 * @returns false when the browser refuses to store the tokens; the player is then not logged in
 */
export function beginSession({ tokens, account, session }: LoginSuccess, serverNow: number): boolean {
  if (!tokenHolder.replace(tokens)) {
    report('STORAGE_ERROR', { at: 'login' });
    return false;
  }
  tabStorage.set(storedKeys.milestoneUserId, String(account.core.userId));
  writeClockOffset(serverNow, Date.now());
  allowReloadAgain();
  // The last activity of an earlier session must not end this one.
  noteActivity();
  playerStore.setState(playerOfSession(account, session));
  emitLogin((error) => report('APP_INIT_ERROR', { at: 'login', ...errorFacts(error) }));
  if (needsPageLoad()) window.location.reload();
  return true;
}

/**
 * Starts a session that a service has opened, for example at registration (RG-02). Stores the tokens only together with
 * their account.
 * @returns user id of the player, or null when the login failed
 */
export async function logInWithRefreshToken(refreshToken: string): Promise<number | null> {
  const api = createApiClient();
  const [renewed] = await Promise.all([
    api.call(postRefreshToken, { body: { numLaunchTokens: launchTokensPerRequest, refreshToken } }),
    prepareLogin(),
  ]);
  if (!renewed.ok) return null;
  const { tokens, serverNow } = renewed.value;
  const details = await api.call(getDetails, {}, { token: tokens.userToken });
  if (!details.ok || !('account' in details.value)) return null;
  const { account, session } = details.value;
  return beginSession({ tokens, account, session }, serverNow) ? account.core.userId : null;
}
