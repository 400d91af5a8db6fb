import type { Navigation } from '../../ui/NavigationContext.tsx';
import type { Visit } from '../market/visit.ts';
import { playerStore } from '../player/playerStore.ts';
import { loadAccountDetails } from './accountDetails.browser.ts';
import { isMarketOfAccount } from './isMarketOfAccount.ts';

/**
 * Loads the page again when it belongs to another market than the account, as after a lost cookie or a login in another
 * tab. Once for each market, in case the server cannot tell it. Returns the unsubscribe function.
 */
export function followAccountMarket(
  navigation: Pick<Navigation, 'reload'>,
  page: { getState(): { readonly visit: Pick<Visit, 'countryIso2' | 'marketId'> } },
): () => void {
  let followed: string | undefined;
  const follow = () => {
    const { isLoggedIn, account } = playerStore.getState();
    const market = account?.core.marketId;
    if (!isLoggedIn || isMarketOfAccount(page.getState().visit) || market === followed) return;
    followed = market;
    // The response sets the cookie from which the server knows the market.
    void loadAccountDetails({ force: true }).then(() => navigation.reload());
  };
  follow();
  return playerStore.subscribe(follow);
}
