import type { Draw } from '../gameEngine.ts';
import { cellCount, matchCount, ticketCount, type ScratchModel } from './scratchCardModel.ts';

export interface DrawnCard {
  /** Index of the prize in the model's list; null if the card wins nothing. */
  readonly prize: number | null;
  /** Symbol of each cell as the index of its prize, row by row. */
  readonly cells: readonly number[];
}

/** Returns the prize of a ticket; tickets are numbered from 0. */
export function prizeOf({ prizes }: Pick<ScratchModel, 'prizes'>, ticket: number): number | null {
  let below = 0;
  for (let at = 0; at < prizes.length; at++) {
    below += prizes[at]?.tickets ?? 0;
    if (ticket < below) return at;
  }
  return null;
}

/** Moves `count` uniformly chosen cards to the front (Fisher–Yates). */
function shuffleFront(cards: number[], count: number, draw: Draw): void {
  for (let at = 0; at < count; at++) {
    const other = at + draw(cards.length - at);
    const here = cards[at] ?? 0;
    cards[at] = cards[other] ?? 0;
    cards[other] = here;
  }
}

/**
 * Draws a ticket and fills its card. The other cells come evenly from two of each symbol, regardless of value: a card
 * must not show near misses of high prizes more often than chance would.
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
