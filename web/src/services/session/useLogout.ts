import type { LaterCode } from '../../base/bundleNames.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { playerStore } from '../player/playerStore.ts';

const loggingOut = { bundle: 'live', load: () => import('./logout.browser.ts') } satisfies LaterCode;

export function useIsLoggedIn(): boolean {
  return useStoreValue(playerStore, (player) => player.isLoggedIn);
}

/** Returns the function for the logout button (AU-11). */
export function useLogout(): () => void {
  return useLogoutWith({ isEndedByService: false });
}

/** Logs out after a call that ended the session at the service, for example a break. */
export function useLogoutAfterEnd(): () => void {
  return useLogoutWith({ isEndedByService: true });
}

function useLogoutWith({ isEndedByService }: { isEndedByService: boolean }): () => void {
  const navigation = useNavigation();
  return () => {
    trackInteraction({ area: 'logout', action: 'press' });
    void loggingOut.load().then(({ logOut }) => logOut(navigation, isEndedByService));
  };
}
