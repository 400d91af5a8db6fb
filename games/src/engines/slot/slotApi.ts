import { gameTraits } from '@foyer/contract/gameTraits';
import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { mechanics } from './slotModel.ts';

/** Messages between a slot and its engine. */

export const slotBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type SlotBet = v.InferOutput<typeof slotBet>;

const threeNumbers = v.tuple([v.number(), v.number(), v.number()]);

/** Payouts are in units, which are twentieths of the stake; on lines and ways they apply to each line or way. */
export const slotSetup = v.object({
  stakes: v.array(minorUnits),
  rtp: v.number(),
  volatility: v.picklist(gameTraits.volatility),
  mechanic: v.picklist(mechanics),
  rows: v.number(),
  /** Symbols that pass on each reel while it spins. */
  belts: v.array(v.string()),
  /** Pay table, best first: units for at least `least` of a symbol. */
  pays: v.array(v.object({ symbol: v.string(), steps: v.array(v.object({ least: v.number(), units: v.number() })) })),
  freeSpins: v.nullable(v.object({ awards: threeNumbers, multiplier: v.number(), max: v.number() })),
  /** Multipliers of successive tumbles, starting with 1; empty for other mechanics. */
  multipliers: v.array(v.number()),
  coins: v.nullable(v.object({ needed: v.number(), least: v.number(), max: v.number(), full: v.number() })),
  /** Units for a mixed family; classic reels only. */
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
      /** Displayed line number, from 1; null without lines. */
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

/** The paid spin and the following steps, in display order. */
export const shownSlot = v.object({ steps: v.array(step) });
export type ShownSlot = v.InferOutput<typeof shownSlot>;
