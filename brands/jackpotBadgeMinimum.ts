import { ownValue } from '@foyer/contract/ownValue';

/**
 * LB-10: minimum amount of a pot whose games have a badge, in minor units by currency. Tiles name only sums that stand
 * out: ten thousand pounds, and about as much in other currencies. Below it a badge would repeat on a row what the
 * jackpot ticker already says.
 */
const badgeMinimums: Readonly<Record<string, number>> = { GBP: 1_000_000, EUR: 1_200_000, CAD: 1_700_000 };

/** Other currencies have the minimum of the pound. */
export const jackpotBadgeMinimum = (currencyIsoCode: string): number =>
  ownValue(badgeMinimums, currencyIsoCode) ?? 1_000_000;
