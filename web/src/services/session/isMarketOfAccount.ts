import { otherMarket } from '../market/otherMarket.ts';
import type { Visit } from '../market/visit.ts';
import { playerStore } from '../player/playerStore.ts';

/** Whether a page is for the market of the player's account. True without an account. */
export function isMarketOfAccount({ countryIso2, marketId }: Pick<Visit, 'countryIso2' | 'marketId'>): boolean {
  const market = playerStore.getState().account?.core.marketId;
  return market === undefined || market === (countryIso2 === null ? otherMarket : marketId);
}
