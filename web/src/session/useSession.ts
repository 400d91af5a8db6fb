import { tellInteraction } from '../analytics/tellInteraction.browser.ts';
import { useNavigation } from '../ui/NavigationContext.tsx';
import { playerStore } from '../domain/player/playerStore.ts';
import { useStoreValue } from '../ui/useStoreValue.ts';

export function useIsLoggedIn(): boolean {
  return useStoreValue(playerStore, (player) => player.isLoggedIn);
}

/** What the log-out button does (AU-11). */
export function useLogout(): () => void {
  const navigation = useNavigation();
  return () => {
    tellInteraction({ area: 'logout', action: 'press' });
    void import('./logout.browser.ts').then(({ logOut }) => logOut(navigation));
  };
}
