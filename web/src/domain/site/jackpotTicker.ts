import type { JackpotType } from '@foyer/contract/jackpots';

/** A jackpot as the page shows it. Amounts in minor units of the currency beside them. */
export interface JackpotPot {
  moduleId: number;
  type: JackpotType;
  amount: number;
  currencyIsoCode: string;
  /** The amount before which it falls; null where it has none. */
  mustGoByAmount: number | null;
  /** The moment before which it falls, by the service's clock; null where it has none. */
  mustGoBefore: number | null;
  /** By the service's clock; null as long as nobody has won it. */
  lastWon: { amount: number; wonAt: number } | null;
  /** Games whose stakes feed it. */
  gameIds: readonly number[];
  /** When the amount was true. In the browser by the browser's clock, else by the web server's. */
  asOf: number;
}

/** The ticker's part of the Site slice (S3). */
export interface JackpotTicker {
  data: readonly JackpotPot[];
  /** Games by the type of the pot they feed. */
  lists: Readonly<Partial<Record<JackpotType, readonly number[]>>>;
  /** Milliseconds that the service's clock is ahead of the browser's. */
  clockOffsetMs: number;
  /** `failed`: the last call gave nothing; the amounts before it stay. */
  state: 'unasked' | 'answered' | 'failed';
}

export const noJackpots: JackpotTicker = { data: [], lists: {}, clockOffsetMs: 0, state: 'unasked' };
