/** Stakes of a ball in minor units. Multiples of ten, so that tenths are whole numbers. */
export const plinkoStakes: readonly number[] = [10, 20, 50, 100, 200, 500, 1000];
