/** How the figures of an hour assume that a kind of game is played. */
export interface HourlyCostMessages {
  slot: string;
  blackjack: string;
  roulette: string;
  videoPoker: string;
  scratchCard: string;
  plinko: string;
}

export const messages: HourlyCostMessages = {
  slot: 'Assumes the same stake on every spin.',
  blackjack: 'Assumes basic strategy and the same opening stake in every round. Other decisions usually cost more.',
  roulette: 'Assumes one bet on red in every round. Bets on fewer numbers have a wider range.',
  videoPoker: 'Assumes the best hold of every hand and the same stake. Other decisions cost more.',
  scratchCard: 'Assumes the same price for every card.',
  plinko: 'Assumes 12 rows and the same stake on every ball. 16 rows have a wider range.',
};
