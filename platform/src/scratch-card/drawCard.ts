import type { Draw } from '../play/gameEngine.ts';
import { cellCount, matchCount, ticketCount, type ScratchModel } from './scratchCardModel.ts';

export interface DrawnCard {
  /** Place of the prize in the model's list; null where the card wins nothing. */
  readonly prize: number | null;
  /** A symbol for each cell, by its prize's place in the list; row by row. */
  readonly cells: readonly number[];
}

/** The prize that this ticket wins; tickets are numbered from 0. */
export function prizeOf({ prizes }: Pick<ScratchModel, 'prizes'>, ticket: number): number | null {
  let below = 0;
  for (let at = 0; at < prizes.length; at++) {
    below += prizes[at]?.tickets ?? 0;
    if (ticket < below) return at;
  }
  return null;
}

/** Brings `count` of `cards`, each equally likely, to its front (Fisher and Yates). */
function shuffleFront(cards: number[], count: number, draw: Draw): void {
  for (let at = 0; at < count; at++) {
    const other = at + draw(cards.length - at);
    const here = cards[at] ?? 0;
    cards[at] = cards[other] ?? 0;
    cards[other] = here;
  }
}

/**
 * Draws a ticket, and lays the card for it. What does not win is taken evenly from two of each symbol, whatever they
 * are worth: a card must not tease with high prizes more often than chance would.
 */
export function drawCard(model: Pick<ScratchModel, 'prizes'>, draw: Draw): DrawnCard {
  const prize = prizeOf(model, draw(ticketCount));
  const cells: number[] = [];
  for (let symbol = 0; symbol < model.prizes.length; symbol++) if (symbol !== prize) cells.push(symbol, symbol);
  if (prize === null) {
    shuffleFront(cells, cellCount, draw);
    cells.length = cellCount;
    return { prize, cells };
  }
  shuffleFront(cells, cellCount - matchCount, draw);
  cells.length = cellCount - matchCount;
  for (let match = 0; match < matchCount; match++) cells.push(prize);
  shuffleFront(cells, cellCount - 1, draw);
  return { prize, cells };
}
