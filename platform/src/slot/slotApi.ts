import { volatilities } from '@foyer/contract/games';
import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { mechanics } from './slotModel.ts';

/** What a slot's table in its frame and its engine say to each other. */

export const slotBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type SlotBet = v.InferOutput<typeof slotBet>;

const threeNumbers = v.tuple([v.number(), v.number(), v.number()]);

/** Pays are units, twentieths of the stake; on lines and ways they are for each line or way. */
export const slotSetup = v.object({
  stakes: v.array(minorUnits),
  rtp: v.number(),
  volatility: v.picklist(volatilities),
  mechanic: v.picklist(mechanics),
  rows: v.number(),
  /** What passes on each reel while it turns. */
  belts: v.array(v.string()),
  /** The pay table, best first: units for so many of a symbol or more. */
  pays: v.array(v.object({ symbol: v.string(), steps: v.array(v.object({ least: v.number(), units: v.number() })) })),
  freeSpins: v.nullable(v.object({ awards: threeNumbers, multiplier: v.number(), most: v.number() })),
  /** Multipliers of falls, the first without; empty where nothing falls. */
  multipliers: v.array(v.number()),
  coins: v.nullable(v.object({ needed: v.number(), least: v.number(), most: v.number(), full: v.number() })),
  /** Units for a family that is mixed: classic reels alone. */
  mixed: v.nullable(v.number()),
});
export type SlotSetup = v.InferOutput<typeof slotSetup>;

/** Reel and row, from 0. */
const position = v.tuple([v.number(), v.number()]);

const step = v.object({
  kind: v.picklist(['spin', 'freeSpin', 'tumble', 'respin']),
  /** One text per reel, a letter per row, top to bottom. */
  grid: v.array(v.string()),
  wins: v.array(
    v.object({
      symbol: v.string(),
      count: v.number(),
      /** Line number as players know it, from 1; null where there are no lines. */
      line: v.nullable(v.number()),
      ways: v.number(),
      amount: minorUnits,
      positions: v.array(position),
    }),
  ),
  multiplier: v.number(),
  freeSpinsWon: v.number(),
  /** All coins held after this step. */
  coins: v.array(v.object({ position, amount: minorUnits })),
  respinsLeft: v.number(),
  win: minorUnits,
});
export type ShownStep = v.InferOutput<typeof step>;

/** The paid spin and what followed from it, in the order it is shown. */
export const shownSlot = v.object({ steps: v.array(step) });
export type ShownSlot = v.InferOutput<typeof shownSlot>;
