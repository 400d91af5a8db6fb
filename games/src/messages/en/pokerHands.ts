/** Display names of hands. `nothing` is on no pay table and never shown. */
export interface PokerHandNames {
  nothing: string;
  jacksOrBetter: string;
  twoPair: string;
  threeOfAKind: string;
  straight: string;
  flush: string;
  fullHouse: string;
  fourOfAKind: string;
  fourLow: string;
  fourAces: string;
  straightFlush: string;
  royalFlush: string;
}

export const messages: PokerHandNames = {
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
};
