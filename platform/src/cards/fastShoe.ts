import type { Draw } from '../play/gameEngine.ts';
import { deckSize, type Card } from './card.ts';

export interface FastShoe {
  /** Puts every card back; the next ones are dealt anew. */
  gather(): void;
  deal(): Card;
}

/**
 * Decks for millions of simulated rounds: a shuffle that goes only as far as cards are dealt. An order that an earlier
 * round left behind is as good a beginning as any other, so nothing is put back in its place.
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
