import type { Draw } from '../gameEngine.ts';
import { deckSize, type Card } from './card.ts';

/**
 * Draws the next card from freshly shuffled decks of which `dealt` are on the table. Drawing uniformly from the
 * remaining cards has the same probabilities as an upfront shuffle, but undealt cards are stored nowhere.
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
