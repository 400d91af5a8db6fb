import type { Draw } from '../play/gameEngine.ts';
import { deckSize, type Card } from './card.ts';

/**
 * The next card of freshly shuffled decks of which `dealt` lie on the table. One card of those left is drawn, each
 * equally likely: the same chances as a shuffle beforehand, but a card that was not dealt yet is nowhere to be read.
 */
export function dealCard(decks: number, dealt: readonly Card[], draw: Draw): Card {
  let at = draw(decks * deckSize - dealt.length);
  for (let card = 0; card < deckSize; card++) {
    let left = decks;
    for (const gone of dealt) if (gone === card) left--;
    if (at < left) return card;
    at -= left;
  }
  throw new Error(`${dealt.length} cards are more than ${decks} decks hold, or the draw was out of range`);
}
