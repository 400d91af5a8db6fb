import type { Culture } from '@foyer/contract/identifiers';
import type { PokerHand } from './pokerHand.ts';

/** What players call the hands. `nothing` stands on no pay table and is never said. */
export const handNames: Readonly<Record<Culture, Readonly<Record<PokerHand, string>>>> = {
  en: {
    nothing: 'No pair',
    jacksOrBetter: 'Jacks or better',
    twoPair: 'Two pair',
    threeOfAKind: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    fullHouse: 'Full house',
    fourOfAKind: 'Four of a kind',
    fourLow: 'Four 2s, 3s or 4s',
    fourAces: 'Four aces',
    straightFlush: 'Straight flush',
    royalFlush: 'Royal flush',
  },
  zh: {
    nothing: '无牌型',
    jacksOrBetter: '一对 J 或以上',
    twoPair: '两对',
    threeOfAKind: '三条',
    straight: '顺子',
    flush: '同花',
    fullHouse: '葫芦',
    fourOfAKind: '四条',
    fourLow: '四条 2、3 或 4',
    fourAces: '四条 A',
    straightFlush: '同花顺',
    royalFlush: '皇家同花顺',
  },
};
