import type { EngineModel } from '../gameEngine.ts';

/** A symbol and the payout of three of it. */
export interface ScratchPrize {
  /** Multiples of the card price. */
  readonly pays: number;
  /** Number of winning tickets among `ticketCount` equally likely ones. */
  readonly tickets: number;
}

/** Number of tickets. Every card draws one uniformly, independently of earlier cards. */
export const ticketCount = 1_000_000;

export const cellCount = 9;
/** Number of matching symbols that win. */
export const matchCount = 3;

export interface ScratchModel extends EngineModel {
  /** Highest prize first. More than four symbols are needed, because a losing card shows each symbol at most twice. */
  readonly prizes: readonly ScratchPrize[];
}

/** Returns the exact RTP in per cent: the payout of all tickets together. */
export function returnOf({ prizes }: Pick<ScratchModel, 'prizes'>): number {
  return (100 * prizes.reduce((sum, { pays, tickets }) => sum + pays * tickets, 0)) / ticketCount;
}

/** Returns the odds (one in n cards) of a prize, with one decimal for small n. */
export function oneIn(tickets: number): number {
  const cards = ticketCount / tickets;
  return cards < 100 ? Math.round(10 * cards) / 10 : Math.round(cards);
}
