import { brands as allBrands } from '@foyer/brands/brands';
import type { Brand, Market } from '@foyer/brands/market';
import type { Visit } from './visit.ts';

/** Market whose rules apply to a visit; without a market those of the brand's rest of the world. */
export function marketOfVisit(
  { brandId, marketId }: Pick<Visit, 'brandId' | 'marketId'>,
  brands: readonly Brand[] = allBrands,
): Market | null {
  const markets = brands.find(({ id }) => id === brandId)?.markets ?? [];
  return markets.find(({ id }) => id === marketId) ?? markets.find(({ isRow }) => isRow) ?? null;
}
