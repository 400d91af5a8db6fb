import { playerStore } from '../../services/player/playerStore.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { isFirstSession } from './justRegistered.browser.ts';

/** Returns whether the player registered in this session; false until the player is known. */
export function useIsNewPlayer(): boolean {
  return useStoreValue(playerStore, ({ account }) => account !== null && isFirstSession(account.core.userId));
}
