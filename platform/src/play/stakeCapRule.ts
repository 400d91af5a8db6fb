import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/identifiers';
import { moneyFormat } from './frame/moneyFormat.ts';

/** UK24: what the rules of a game say where the market caps its stakes; `most` in minor units. */
export function stakeCapRule(most: number, culture: Culture, currencyIsoCode: string): string {
  const amount = moneyFormat(culture, currencyIsoCode)(most);
  return culture === 'zh'
    ? `您所在市场按年龄规定：您每局最多投注 ${amount}。`
    : `Where you play, the law sets the most you may stake on a round by your age: ${amount}.`;
}

/** UK24: the same before anybody has said how old they are. */
export function stakeCapsRule(
  { most, young }: NonNullable<MarketRules['slotStakeCap']>,
  culture: Culture,
  currencyIsoCode: string,
): string {
  const money = moneyFormat(culture, currencyIsoCode);
  return culture === 'zh'
    ? `您所在市场的法律限制每局投注：最多 ${money(most)}，未满 ${young.below} 岁的玩家最多 ${money(young.most)}。`
    : `Where you play, the law sets the most you may stake on a round: ${money(most)}, and ${money(young.most)} below the age of ${young.below}.`;
}
