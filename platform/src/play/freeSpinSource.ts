/** Rounds that cost a player nothing: `stake` is what each is played at, in minor units, and `left` how many there are. */
export interface FreeSpinTurn {
  readonly grantId: number;
  readonly stake: number;
  readonly left: number;
}

/** Where free spins come from. Both calls belong into the transaction that writes the round. */
export interface FreeSpinSource {
  next(player: { userId: number; gameGroupId: number }): FreeSpinTurn | null;
  /** Takes one; throws where none is left, because then our own counting is wrong. */
  use(grantId: number, win: number): void;
}
