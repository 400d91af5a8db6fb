/** Stakes of a round in minor units, in rising order. Like a slot's none is above 5.00 (UK24). */
export const videoPokerStakes: readonly number[] = [20, 50, 100, 200, 500];
