import type { LaterCode } from '../../base/bundleNames.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { playerStore } from '../player/playerStore.ts';
import type { LogoutCause } from './logout.browser.ts';

const loggingOut = { bundle: 'live', load: () => import('./logout.browser.ts') } satisfies LaterCode;

export function useIsLoggedIn(): boolean {
  return useStoreValue(playerStore, (player) => player.isLoggedIn);
}

/** Returns the function that logs out, by default for a logout button (AU-11). */
export function useLogout(cause: LogoutCause = 'request'): () => void {
  const navigation = useNavigation();
  return () => {
    trackInteraction(
      cause === 'request'
        ? { area: 'logout', action: 'press' }
        : { area: 'logout', action: 'automatic', reason: cause },
    );
    void loggingOut.load().then(({ logOut }) => logOut(navigation, cause));
  };
}
