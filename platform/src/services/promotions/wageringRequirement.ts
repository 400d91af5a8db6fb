import type { MarketRules } from '@foyer/brands/market';

/** Returns how many times a bonus must be staked, capped by the market (UK21). */
export function wageringRequirement(
  bonus: { wagering: number },
  { maxWagering }: Pick<MarketRules, 'maxWagering'>,
): number {
  return Math.min(bonus.wagering, maxWagering);
}
