import { endpoint } from '@foyer/contract/endpoint';
import { currencyIso, gameGroupId } from '@foyer/contract/ids';
import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';

const amount = v.pipe(minorUnits, v.minValue(0));
const pot = v.object({
  moduleId: v.number(),
  type: v.picklist([...progressiveTypes, ...mustWinTypes]),
  amount,
  currencyIsoCode: currencyIso,
  mustGoByAmount: v.nullable(amount),
  mustGoBefore: v.nullable(v.number()),
  lastWon: v.nullable(
    v.object({
      amount,
      wonAt: v.number(),
      gameName: v.optional(v.string()),
      /** Masked. */
      playerName: v.optional(v.string()),
    }),
  ),
  gameIds: v.array(gameGroupId),
  /** Whether the amount is large enough for the tiles of these games (`jackpotBadgeMinimum`). */
  hasBadge: v.boolean(),
  /** Time of the last successful upstream call. */
  asOf: v.number(),
});

/**
 * LB-10: returns every pot of the brand in one currency. The response is the same for all visitors of a market; a
 * player requests their own currency.
 */
export const getJackpots = endpoint({
  name: 'getJackpots',
  service: 'web',
  method: 'GET',
  path: '/api/jackpots',
  /** Default: the currency of the market. */
  query: v.object({ currency: v.optional(currencyIso) }),
  response: v.object({
    /** Clock of the web server; `asOf` refers to it. */
    now: v.number(),
    /** Clock of the service at the same moment; all other times refer to it. */
    serviceNow: v.number(),
    pots: v.array(pot),
  }),
  errors: {
    404: 'no market of this installation has the currency',
    502: 'the games service gives no answer that can be read',
    504: 'the games service does not answer',
  },
});
