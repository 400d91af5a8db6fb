import { volatilities } from '@foyer/contract/games';
import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { paySymbols } from './slotModel.ts';

/** What a slot's table in its frame and its engine say to each other. */

export const slotBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type SlotBet = v.InferOutput<typeof slotBet>;

const threeNumbers = v.tuple([v.number(), v.number(), v.number()]);

export const slotSetup = v.object({
  stakes: v.array(minorUnits),
  rtp: v.number(),
  volatility: v.picklist(volatilities),
  strips: v.array(v.string()),
  pays: v.object(v.entriesFromList(paySymbols, threeNumbers)),
  freeSpins: v.object({ awards: threeNumbers, multiplier: v.number(), most: v.number() }),
});
export type SlotSetup = v.InferOutput<typeof slotSetup>;

const spin = v.object({
  free: v.boolean(),
  /** Top stop of each reel. */
  stops: v.array(v.number()),
  /** Five columns of three letters, top to bottom. */
  grid: v.array(v.string()),
  wins: v.array(
    v.object({
      /** Line number as players know it, from 1. */
      line: v.number(),
      symbol: v.picklist(paySymbols),
      count: v.number(),
      amount: minorUnits,
      /** Reel and row of each symbol that pays. */
      positions: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
  scatters: v.number(),
  freeSpinsWon: v.number(),
  win: minorUnits,
});
export type ShownSpin = v.InferOutput<typeof spin>;

/** The paid spin, then its free spins. */
export const shownSlot = v.object({ spins: v.array(spin) });
export type ShownSlot = v.InferOutput<typeof shownSlot>;
