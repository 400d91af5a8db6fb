import * as v from 'valibot';

/** An amount in minor units (pence, cents) of the currency that stands beside it. Never a fraction. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.safeInteger());

/** Balance types as numbered in S3 of the specification. */
export const balanceTypes = {
  real: 0,
  bonus: 3,
  funBonus: 5,
  bingoBonus: 6,
  sportsbookFreeBet: 8,
  overflow: 9,
  escrow: 11,
} as const;

export const balance = v.object({
  type: v.picklist(Object.values(balanceTypes)),
  amount: minorUnits,
});
export type Balance = v.InferOutput<typeof balance>;
