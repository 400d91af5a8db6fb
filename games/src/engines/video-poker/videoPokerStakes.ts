/** Stakes of a round in minor units, ascending. As for slots, none exceeds 5.00 (UK24). */
export const videoPokerStakes: readonly number[] = [20, 50, 100, 200, 500];
