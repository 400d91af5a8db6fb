import type { Draw } from '../gameEngine.ts';
import { deckSize, type Card } from './card.ts';

export interface FastShoe {
  /** Returns every card to the shoe. */
  gather(): void;
  deal(): Card;
}

/**
 * Creates decks for millions of simulated rounds by a partial shuffle that stops at the cards dealt. The order left by
 * earlier rounds is a valid starting order, so `gather` does not restore it.
 */
export function createFastShoe(decks: number, draw: Draw): FastShoe {
  const size = decks * deckSize;
  const cards = Uint8Array.from({ length: size }, (_, at) => at % deckSize);
  let dealt = 0;
  return {
    gather() {
      dealt = 0;
    },
    deal() {
      const at = dealt + draw(size - dealt);
      const card = cards[at] as number;
      cards[at] = cards[dealt] as number;
      cards[dealt++] = card;
      return card;
    },
  };
}
