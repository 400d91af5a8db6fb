/** Words of the blackjack table. Amounts arrive as finished text, cards as `cardName` writes them. */
export interface BlackjackMessages {
  deal: string;
  clear: string;
  addChip(amount: string): string;
  moves: Readonly<Record<'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline', string>>;
  /** The move with what it costs. */
  insureFor(amount: string): string;
  choices: string;
  placeChips: string;
  dealer: string;
  hand(number: number, count: number): string;
  hiddenCard: string;
  /** On the felt, in two lines. */
  printed: readonly [string, string];
  outcomes: Readonly<Record<'blackjack' | 'win' | 'push' | 'loss' | 'bust', string>>;
  insured: string;
  /** Sentences of a round. */
  /** Whose cards are which. */
  laid(name: string, cards: string): string;
  dealerShows(card: string): string;
  dealerHas(total: string): string;
  dealerBlackjack: string;
  youHave(total: string): string;
  handHas(number: number, total: string): string;
  soft(total: number): string;
  askInsurance: string;
  handOutcome(number: number, outcome: string): string;
  keys: string;
}

export const messages: BlackjackMessages = {
  deal: 'Deal',
  clear: 'Clear',
  addChip: (amount) => `Add a chip of ${amount}`,
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split', insure: 'Insurance', decline: 'No insurance' },
  insureFor: (amount) => `Insurance ${amount}`,
  choices: 'Your move',
  placeChips: 'Place your chips.',
  dealer: 'Dealer',
  hand: (number, count) => (count === 1 ? 'Your hand' : `Your hand ${number} of ${count}`),
  hiddenCard: 'hidden card',
  printed: ['Blackjack pays 3 to 2', 'Dealer stands on all 17s · Insurance pays 2 to 1'],
  outcomes: { blackjack: 'Blackjack', win: 'Win', push: 'Push', loss: 'Lost', bust: 'Bust' },
  insured: 'Insured',
  laid: (name, cards) => `${name}: ${cards}.`,
  dealerShows: (card) => `The dealer shows the ${card}.`,
  dealerHas: (total) => `The dealer has ${total}.`,
  dealerBlackjack: 'The dealer has blackjack.',
  youHave: (total) => `You have ${total}.`,
  handHas: (number, total) => `Hand ${number} has ${total}.`,
  soft: (total) => `soft ${total}`,
  askInsurance: 'Insurance?',
  handOutcome: (number, outcome) => `Hand ${number}: ${outcome}.`,
  keys: 'Space or Enter deals, plus and minus change the stake. H hits, S stands, D doubles, P splits, Y takes insurance, N declines insurance.',
};
