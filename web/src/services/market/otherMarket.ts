/** Name of the market of a country without a market of its own. */
export const otherMarket = 'other';
