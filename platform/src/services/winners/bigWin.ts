import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';
import type { BigWinRules } from '@foyer/brands/market';

/** Whose wins share a list: players of one product and one currency. */
export interface WinnersMarket {
  productId: number;
  currencyIsoCode: string;
}

/**
 * Returns what counts as a big win in a list. Markets that share the list share the strictest rules; without any, those
 * of the rest of the world apply.
 */
export function bigWinRulesIn({ productId, currencyIsoCode }: WinnersMarket): BigWinRules {
  const rules = brands
    .filter((brand) => brand.productId === productId)
    .flatMap(({ markets }) => markets.filter((market) => market.rules.currencyIsoCode === currencyIsoCode))
    .map((market) => market.rules.bigWin);
  const strictest = (name: keyof BigWinRules) =>
    Math.max(...(rules.length > 0 ? rules : [restOfWorldRules.bigWin]).map((rule) => rule[name]));
  return {
    minStake: strictest('minStake'),
    minMultiple: strictest('minMultiple'),
    anyStakeFrom: strictest('anyStakeFrom'),
  };
}

/** Amounts in minor units of the list's currency. */
export function isBigWin({ stake, win }: { stake: number; win: number }, rules: BigWinRules): boolean {
  const { minStake, minMultiple, anyStakeFrom } = rules;
  return win >= anyStakeFrom || (stake >= minStake && win >= stake * minMultiple);
}
