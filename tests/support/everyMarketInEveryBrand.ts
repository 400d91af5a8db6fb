import { brands, configureBrands } from '../../brands/brands.ts';
import type { Brand } from '../../brands/market.ts';

/**
 * Gives every brand the markets of the first one, so that a test can have a player of any market at another brand. Those
 * of the first brand get the rules of the market after them: a rule that is looked up there, or by a casino id alone,
 * then shows. Load it before anything reads the brands: `NODE_OPTIONS=--import=…`, which reaches the processes that a
 * test starts too.
 */
const markets = brands[0]?.markets ?? [];
const exchanged = markets.map((market, at) => ({ ...market, rules: (markets[at + 1] ?? markets[0] ?? market).rules }));

configureBrands(
  brands.map((brand, index): Brand => {
    if (index === 0) return { ...brand, markets: exchanged };
    const added = markets.filter(({ id }) => !brand.markets.some((own) => own.id === id));
    const lastNode = Math.max(...brand.markets.map(({ marketNodeId }) => marketNodeId));
    const copies = added.map((market, at) => ({ ...market, brand: brand.id, marketNodeId: lastNode + 1 + at }));
    return { ...brand, markets: [...brand.markets, ...copies] };
  }),
);
