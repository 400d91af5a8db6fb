import { createStore } from '../../base/createStore.ts';
import { playerStore } from '../player/playerStore.ts';

/**
 * Scope of the player's data. `session` increases when the player leaves or another one is there, and stays over a
 * renewal of tokens. Responses of another scope are dropped.
 */
export interface QueryScope {
  readonly session: number;
  readonly market: string;
}

export const queryScopeStore = createStore<QueryScope>(() => ({ session: 0, market: '' }));

/** Returns a function that tells whether the scope is still that of this call. */
export function scopeGuard(): () => boolean {
  const { session, market } = queryScopeStore.getState();
  return () => queryScopeStore.getState().session === session && queryScopeStore.getState().market === market;
}

interface FollowedPage {
  getState(): {
    readonly visit: { readonly brandId: string; readonly marketId: string | null; readonly culture: string };
  };
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the scope: the only place that knows where session and market come from. After a reload with tokens alone, the
 * account arrives later and belongs to the same session. Returns the stop function.
 */
export function followQueryScope(page: FollowedPage): () => void {
  let userId = playerStore.getState().account?.core.userId ?? null;
  const setMarket = () => {
    const { brandId, marketId, culture } = page.getState().visit;
    const market = `${brandId}/${marketId ?? ''}/${culture}`;
    if (market !== queryScopeStore.getState().market) queryScopeStore.setState({ market });
  };
  const stops = [
    page.subscribe(setMarket),
    playerStore.subscribe(({ isLoggedIn, account }, before) => {
      const known = account?.core.userId ?? null;
      const isGone = (before.isLoggedIn && !isLoggedIn) || (known !== null && userId !== null && known !== userId);
      userId = known ?? (isGone ? null : userId);
      if (isGone) queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
    }),
  ];
  setMarket();
  return () => stops.forEach((stop) => stop());
}
