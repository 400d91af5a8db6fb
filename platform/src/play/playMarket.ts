import { brands } from '@foyer/brands/brands';
import type { Market, MarketRules } from '@foyer/brands/market';
import type { EngineKind } from './gameEngine.ts';

/** What a market says about playing. */
export type PlayRules = Pick<MarketRules, 'minimumRoundMs' | 'oneGameAtATime' | 'slotStakeCap'>;

const markets: readonly { productId: number; market: Market }[] = brands.flatMap(({ productId, markets: list }) =>
  list.map((market) => ({ productId, market })),
);

/**
 * The rules of the market a player's account belongs to (UK7, UK8, ON6). Brands may share casino ids, so the product
 * decides first. A casino nobody lists gets the strictest rules there are: a missing row must not make a game faster
 * than a regulator allows.
 */
export function playRulesFor({ productId, casinoId }: { productId: number; casinoId: number }): PlayRules {
  const ofCasino = markets.filter(({ market }) => market.casinoId === casinoId || market.mobileCasinoId === casinoId);
  const ofProduct = ofCasino.filter((row) => row.productId === productId);
  const found = (ofProduct.length > 0 ? ofProduct : ofCasino.length > 0 ? ofCasino : markets).map(
    ({ market }) => market.rules,
  );
  return {
    minimumRoundMs: {
      slot: Math.max(...found.map(({ minimumRoundMs }) => minimumRoundMs.slot)),
      other: Math.max(...found.map(({ minimumRoundMs }) => minimumRoundMs.other)),
    },
    oneGameAtATime: found.some(({ oneGameAtATime }) => oneGameAtATime),
    slotStakeCap:
      found.flatMap(({ slotStakeCap }) => slotStakeCap ?? []).toSorted((one, other) => one.most - other.most)[0] ??
      null,
  };
}

/** Shortest time from the beginning of a round of this kind to the beginning of the player's next. */
export function minimumRoundMsOf({ minimumRoundMs }: PlayRules, kind: EngineKind): number {
  return kind === 'slot' ? minimumRoundMs.slot : minimumRoundMs.other;
}

/** UK24: the most that a player of this age may stake on a round of this kind, minor units; null where the market says nothing. An unknown age is no young one: only players whom the sandbox made itself have none. */
export function maxStakeOf(
  { slotStakeCap }: Pick<PlayRules, 'slotStakeCap'>,
  kind: EngineKind,
  age: number | null,
): number | null {
  if (slotStakeCap === null || kind !== 'slot') return null;
  const { most, young } = slotStakeCap;
  return age !== null && age < young.below ? Math.min(most, young.most) : most;
}
