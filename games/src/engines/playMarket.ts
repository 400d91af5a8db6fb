import { brands } from '@foyer/brands/brands';
import type { Market, MarketRules } from '@foyer/brands/market';
import type { EngineKind } from './gameEngine.ts';

/** Market rules about play and the pictures of games. */
export type PlayRules = Pick<
  MarketRules,
  'minimumRoundMs' | 'oneGameAtATime' | 'slotStakeCap' | 'winCelebration' | 'coverTone'
>;

const markets: readonly { productId: number; market: Market }[] = brands.flatMap(({ productId, markets: list }) =>
  list.map((market) => ({ productId, market })),
);

/**
 * Returns the rules of the market of a player's account (UK7, UK8, ON6). Looks up by product first, because brands may
 * share casino ids. An unknown casino gets the strictest rules: a missing row must not speed a game up beyond what a
 * regulator allows.
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
    winCelebration: found.every(({ winCelebration }) => winCelebration === 'full') ? 'full' : 'restrained',
    slotStakeCap:
      // Stryker disable next-line ArrowFunction,ArithmeticOperator: one market has a maximum stake
      found.flatMap(({ slotStakeCap }) => slotStakeCap ?? []).toSorted((one, other) => one.max - other.max)[0] ?? null,
    coverTone: found.some(({ coverTone }) => coverTone === 'adult') ? 'adult' : 'full',
  };
}

/** Returns the minimum time between the starts of two rounds of a player. */
export function minimumRoundMsOf({ minimumRoundMs }: PlayRules, kind: EngineKind): number {
  return kind === 'slot' ? minimumRoundMs.slot : minimumRoundMs.other;
}

/**
 * UK24: returns the maximum stake of a player of this age for this kind, in minor units; null without a market rule. An
 * unknown age counts as adult: only players whom the sandbox created have none.
 */
export function maxStakeOf(
  { slotStakeCap }: Pick<PlayRules, 'slotStakeCap'>,
  kind: EngineKind,
  age: number | null,
): number | null {
  if (slotStakeCap === null || kind !== 'slot') return null;
  const { max, young } = slotStakeCap;
  return age !== null && age < young.below ? Math.min(max, young.max) : max;
}
