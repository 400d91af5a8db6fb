import { endpoint } from '@foyer/contract/endpoint';
import { currencyIso } from '@foyer/contract/identifiers';
import { minorUnits } from '@foyer/contract/money';
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

/** LB-09: rounds really played that paid more than they cost, with the games to look at. */
export const getWinners = endpoint({
  name: 'getWinners',
  service: 'web',
  method: 'GET',
  path: '/api/winners',
  /** `currency` left out: the one of the market. */
  query: v.object({ sort: v.optional(v.picklist(winnersSorts), 'current'), currency: v.optional(currencyIso) }),
  response: v.object({
    /** Time of the web server, that `asOf` is told by. */
    now: v.number(),
    /** Time of the service at that moment, that `wonAt` is told by. */
    serviceNow: v.number(),
    /** When the service was asked; old where it fails since. */
    asOf: v.number(),
    winners: v.array(winner),
  }),
  errors: {
    404: 'no market of this installation has the currency',
    502: 'the games service gives no answer that can be read',
    504: 'the games service does not answer',
  },
});
