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
