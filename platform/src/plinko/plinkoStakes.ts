/** Stakes of a ball in minor units; multiples of ten, so that tenths of them are whole. */
export const plinkoStakes: readonly number[] = [10, 20, 50, 100, 200, 500, 1000];
