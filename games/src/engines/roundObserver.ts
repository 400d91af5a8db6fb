/** A stake. Called in the transaction that books it. */
export interface PlacedStake {
  roundId: string;
  userId: number;
  gameGroupId: number;
  currencyIsoCode: string;
  /** Minor units. */
  amount: number;
}

/** A settled round. Called in the transaction that settles it. */
export interface SettledRound extends Omit<PlacedStake, 'amount'> {
  /** Stake and win of the whole round in minor units; `win` includes jackpots. */
  stake: number;
  win: number;
  /** Unix milliseconds by the sandbox clock. */
  settledAt: number;
}

/**
 * A jackpot won by a stake, in minor units of the player's currency. The play service books it as a win of the round.
 */
export interface JackpotWin {
  jackpotId: string;
  amount: number;
}

/** Observes play: stakes feed and may win jackpots, and settled rounds feed the winners list. */
export interface RoundObserver {
  stakePlaced(stake: PlacedStake): readonly JackpotWin[];
  roundSettled(round: SettledRound): void;
}
