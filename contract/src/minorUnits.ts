import * as v from 'valibot';
import { balanceTypes } from './balanceTypes.ts';
import { lenient } from './tolerantSchemas.ts';

/** An amount in minor units (pence, cents) of the adjacent currency. Never a fraction. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.safeInteger());

/** A figure in minor units; null: unknown. */
export const figure = lenient(v.nullable(minorUnits), null);

export const balance = v.object({
  /** 0 real, 3 bonus, 5 fun bonus, 6 bingo bonus, 8 sportsbook free bet, 9 overflow, 11 escrow. */
  type: v.picklist(Object.values(balanceTypes)),
  amount: minorUnits,
});
export type Balance = v.InferOutput<typeof balance>;
