import type { WinnersSort } from '@foyer/contract/winners';
import type { GameTile } from './gameTile.ts';

/** A round that paid more than it cost, as the page shows it. Times are the service's. */
export interface BigWinner {
  id: string;
  tile: GameTile;
  /** Masked. */
  playerName: string;
  /** Minor units. */
  amount: number;
  currencyIsoCode: string;
  multiplier: number;
  wonAt: number;
}

/** The winners' part of the Games slice (S3). */
export interface BigWinners {
  sortBy: WinnersSort;
  games: readonly BigWinner[];
  /** When the list was true, by the browser's clock; null as long as there is none. */
  asOf: number | null;
  /** Milliseconds that the service's clock is ahead of the browser's. */
  clockOffsetMs: number;
  /** `failed`: the last call gave nothing; the list before it stays. */
  state: 'unasked' | 'answered' | 'failed';
}

export const noWinners: BigWinners = { sortBy: 'current', games: [], asOf: null, clockOffsetMs: 0, state: 'unasked' };
