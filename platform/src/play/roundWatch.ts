/** A stake as it is booked. Called inside the transaction that books it. */
export interface PlacedStake {
  roundId: string;
  userId: number;
  gameGroupId: number;
  currencyIsoCode: string;
  /** Minor units. */
  amount: number;
}

/** A settled round. Called inside the transaction that settles it. */
export interface SettledRound extends Omit<PlacedStake, 'amount'> {
  /** Minor units of the whole round; `win` holds what jackpots paid as well. */
  stake: number;
  win: number;
  /** Unix milliseconds of the sandbox's clock. */
  settledAt: number;
}

/** A jackpot that a stake won, in minor units of the player's currency; the play service books it as a win of the round. */
export interface JackpotWin {
  jackpotId: string;
  amount: number;
}

/** Who follows what is played: jackpots grow by stakes and may fall, winners are read from settled rounds. */
export interface RoundWatch {
  stakePlaced(stake: PlacedStake): readonly JackpotWin[];
  roundSettled(round: SettledRound): void;
}
