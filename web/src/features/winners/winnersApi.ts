import { endpoint } from '@foyer/contract/endpoint';
import { currencyIso } from '@foyer/contract/ids';
import { minorUnits } from '@foyer/contract/minorUnits';
import { winnersSorts } from '@foyer/contract/winners';
import * as v from 'valibot';
import { gameTile } from '../../domain/game/gameTile.ts';

const winner = v.object({
  id: v.string(),
  tile: gameTile,
  playerName: v.string(),
  amount: v.pipe(minorUnits, v.minValue(1)),
  currencyIsoCode: currencyIso,
  multiplier: v.number(),
  wonAt: v.number(),
});

/** LB-09: rounds with a big win, with their games. */
export const getWinners = endpoint({
  name: 'getWinners',
  service: 'web',
  method: 'GET',
  path: '/api/winners',
  /** Default of `currency`: the market's. */
  query: v.object({ sort: v.optional(v.picklist(winnersSorts), 'current'), currency: v.optional(currencyIso) }),
  response: v.object({
    /** Clock of the web server; `asOf` refers to it. */
    now: v.number(),
    /** Clock of the service at the same moment; `wonAt` refers to it. */
    serviceNow: v.number(),
    /** Time of the last successful upstream call. */
    asOf: v.number(),
    winners: v.array(winner),
  }),
  errors: {
    404: 'no market of this installation has the currency',
    502: 'the games service gives no answer that can be read',
    504: 'the games service does not answer',
  },
});
