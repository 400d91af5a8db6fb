import { useStoreValue } from '../../ui/useStoreValue.ts';
import { playerStore } from './playerStore.ts';

/** Whether this tab has a player (`isPlayer.ts`). */
export const useIsPlayer = (): boolean => useStoreValue(playerStore, (player) => player.isLoggedIn);
