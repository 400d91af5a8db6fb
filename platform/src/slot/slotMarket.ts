import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';

const markets: readonly { productId: number; market: Market }[] = brands.flatMap(({ productId, markets: list }) =>
  list.map((market) => ({ productId, market })),
);

/**
 * Shortest time of a slot round in milliseconds for the market a player's account belongs to (UK7, ON6).
 * Brands may share casino ids, so the product decides first. A casino nobody lists gets the longest time there is:
 * a missing row must not make a game faster than a regulator allows.
 */
export function minimumRoundMsFor({ productId, casinoId }: { productId: number; casinoId: number }): number {
  const ofCasino = markets.filter(({ market }) => market.casinoId === casinoId || market.mobileCasinoId === casinoId);
  const ofProduct = ofCasino.filter((row) => row.productId === productId);
  const found = ofProduct.length > 0 ? ofProduct : ofCasino.length > 0 ? ofCasino : markets;
  return Math.max(...found.map(({ market }) => market.rules.minimumRoundMs.slot));
}
