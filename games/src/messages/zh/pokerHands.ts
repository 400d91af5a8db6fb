import type { PokerHandNames } from '../en/pokerHands.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<PokerHandNames> = {
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
};
