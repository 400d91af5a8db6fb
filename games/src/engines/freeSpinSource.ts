/** Free rounds of a player: `stake` of each in minor units, and the number `left`. */
export interface FreeSpinTurn {
  readonly grantId: number;
  readonly stake: number;
  readonly left: number;
}

/** Source of free spins. Call both methods in the transaction that writes the round. */
export interface FreeSpinSource {
  next(player: { userId: number; gameGroupId: number }): FreeSpinTurn | null;
  /** Spends one free spin. Throws if none is left, which indicates a defect in the caller. */
  use(grantId: number, win: number): void;
}
