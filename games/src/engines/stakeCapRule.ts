import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { moneyFormat } from '../page/moneyFormat.ts';
import { gameRules } from './gameRules.ts';

/** UK24: states the market's stake cap in the rules of a game; `max` in minor units. */
export function stakeCapRule(max: number, culture: Culture, currencyIsoCode: string): string {
  return gameRules[culture].stakeCap(moneyFormat(culture, currencyIsoCode)(max));
}

/** UK24: states the stake caps for a player of unknown age. */
export function stakeCapsRule(
  { max, young }: NonNullable<MarketRules['slotStakeCap']>,
  culture: Culture,
  currencyIsoCode: string,
): string {
  const money = moneyFormat(culture, currencyIsoCode);
  return gameRules[culture].stakeCaps({ max: money(max), young: money(young.max), below: young.below });
}
