import { endpoint } from '@foyer/contract/endpoint';
import { currencyIso } from '@foyer/contract/ids';
import { liveTable } from '@foyer/contract/liveTables';
import * as v from 'valibot';
import { idsText } from './gamesApi.ts';

/** State of these live tables. Omits games without a live table, and tables whose facts are incomplete. */
export const getLiveTables = endpoint({
  name: 'getLiveTables',
  service: 'web',
  method: 'GET',
  path: '/api/live-tables',
  /** Default of `currency`: the market's. */
  query: v.object({ ids: idsText, currency: v.optional(currencyIso) }),
  response: v.object({
    /** Clock of the web server; `asOf` refers to it. */
    now: v.number(),
    /** Clock of the service at the same moment; times of tables refer to it. */
    serviceNow: v.number(),
    /** Time of the last successful upstream call. */
    asOf: v.number(),
    tables: v.array(liveTable),
  }),
  errors: {
    400: 'not a list of up to 200 ids',
    404: 'no market of this installation has the currency',
    502: 'the games service gives no answer that can be read',
    504: 'the games service does not answer',
  },
});
