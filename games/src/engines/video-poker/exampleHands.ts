import type { PokerHand } from './pokerHand.ts';

/** Cards that show what a hand is: the cards that count, by their two letters. */
export const exampleHands: Readonly<Record<PokerHand, readonly string[]>> = {
  nothing: [],
  jacksOrBetter: ['JS', 'JH'],
  twoPair: ['9S', '9H', '4D', '4C'],
  threeOfAKind: ['QS', 'QH', 'QD'],
  straight: ['8S', '7H', '6C', '5D', '4S'],
  flush: ['KD', 'JD', '8D', '6D', '3D'],
  fullHouse: ['KS', 'KH', 'KD', '7C', '7S'],
  fourOfAKind: ['7S', '7H', '7D', '7C'],
  fourLow: ['3S', '3H', '3D', '3C'],
  fourAces: ['AS', 'AH', 'AD', 'AC'],
  straightFlush: ['9H', '8H', '7H', '6H', '5H'],
  royalFlush: ['AS', 'KS', 'QS', 'JS', 'TS'],
};
