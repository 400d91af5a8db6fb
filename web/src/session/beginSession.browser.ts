import type { LoginSuccess } from '@foyer/contract/accounts';
import { playerStore } from '../domain/player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { writeClockOffset } from './clockOffset.browser.ts';
import { allowReloadAgain } from './endSession.browser.ts';
import { playerOfSession } from './playerOfSession.ts';
import { emitLogin } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

/**
 * Makes the tab the player's: tokens, account and state together, or nothing. Then tells who listens.
 * @param serverNow Unix milliseconds by the server's clock, as the answer said
 * @returns false when the browser refuses to keep the tokens; the player is then not logged in
 */
export function beginSession({ tokens, account, session }: LoginSuccess, serverNow: number): boolean {
  if (!tokenHolder.replace(tokens)) {
    report('STORAGE_ERROR', { at: 'login' });
    return false;
  }
  tabStorage.set(storedKeys.milestoneUserId, String(account.core.userId));
  writeClockOffset(serverNow, Date.now());
  allowReloadAgain();
  playerStore.setState(playerOfSession(account, session));
  emitLogin((error) => report('APP_INIT_ERROR', { at: 'login', ...errorFacts(error) }));
  return true;
}
