import { brands, configureBrands } from '../../brands/brands.ts';
import type { Brand } from '../../brands/market.ts';

/**
 * Gives every brand the markets of the first one, so that a test can have a player of any market at another brand. Load
 * it before anything reads the brands: `NODE_OPTIONS=--import=…`, which reaches the processes that a test starts too.
 */
const markets = brands[0]?.markets ?? [];

configureBrands(
  brands.map((brand): Brand => {
    const added = markets.filter(({ id }) => !brand.markets.some((own) => own.id === id));
    const lastNode = Math.max(...brand.markets.map(({ marketNodeId }) => marketNodeId));
    const copies = added.map((market, at) => ({ ...market, brand: brand.id, marketNodeId: lastNode + 1 + at }));
    return { ...brand, markets: [...brand.markets, ...copies] };
  }),
);
