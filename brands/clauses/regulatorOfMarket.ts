import type { RegulatorId } from './clause.ts';

/**
 * The rule row of every market id of `brands/<brand>/markets.ts`: whose clauses apply there. The build refuses a market
 * without a row.
 */
export const regulatorOfMarket: Readonly<Record<string, RegulatorId>> = {
  uk: 'UK',
  ca: 'ON',
  row: 'MT',
  'row-zh': 'MT',
};
