/** Prices of a card in minor units. */
export const cardPrices: readonly number[] = [20, 50, 100, 200, 500, 1000];
