import type { Culture } from '@foyer/contract/identifiers';
import { moneyFormat } from './frame/moneyFormat.ts';

/** UK24: what the rules of a game say where the market caps its stakes; `most` in minor units. */
export function stakeCapRule(most: number, culture: Culture, currencyIsoCode: string): string {
  const amount = moneyFormat(culture, currencyIsoCode)(most);
  return culture === 'zh' ? `您所在市场按年龄规定：您每局最多投注 ${amount}。` : `Where you play, the law sets the most you may stake on a round by your age: ${amount}.`;
}
