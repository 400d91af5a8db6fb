import type { EngineModel } from '../play/gameEngine.ts';

/** A symbol of a card and what three of it pay. */
export interface ScratchPrize {
  /** Multiples of the price of the card. */
  readonly pays: number;
  /** How many of `ticketCount` equally likely tickets win it. */
  readonly tickets: number;
}

/** Every card is drawn from as many tickets, each as likely as any other, with or without earlier cards. */
export const ticketCount = 1_000_000;

export const cellCount = 9;
/** How many of a symbol win. */
export const matchCount = 3;

export interface ScratchModel extends EngineModel {
  /** Highest prize first. A card shows each symbol twice at most where it wins nothing, so there are more than four. */
  readonly prizes: readonly ScratchPrize[];
}

/** Return to player in per cent, exact: what all tickets pay together. */
export function returnOf({ prizes }: Pick<ScratchModel, 'prizes'>): number {
  return (100 * prizes.reduce((sum, { pays, tickets }) => sum + pays * tickets, 0)) / ticketCount;
}

/** A prize comes once in so many cards; to one decimal while that says something. */
export function oneIn(tickets: number): number {
  const cards = ticketCount / tickets;
  return cards < 100 ? Math.round(10 * cards) / 10 : Math.round(cards);
}
