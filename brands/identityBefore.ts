import type { MarketRules } from './market.ts';

/**
 * UK18: what a player may do only after the identity is verified. `play` includes deposits; null in a market that asks
 * for no proof.
 */
export function identityBefore({
  verifyBefore: { play, withdraw },
}: Pick<MarketRules, 'verifyBefore'>): 'play' | 'withdrawal' | null {
  return play ? 'play' : withdraw ? 'withdrawal' : null;
}
