import { brands as allBrands } from '@foyer/brands/brands';
import type { Brand, Market } from '@foyer/brands/market';
import type { Visit } from './visit.ts';

/** The market whose rules hold for a visit; a visit without one is judged like the rest of the world of its brand. */
export function marketOfVisit(
  { brandId, marketId }: Pick<Visit, 'brandId' | 'marketId'>,
  brands: readonly Brand[] = allBrands,
): Market | null {
  const markets = brands.find(({ id }) => id === brandId)?.markets ?? [];
  return markets.find(({ id }) => id === marketId) ?? markets.find(({ isRow }) => isRow) ?? null;
}
