import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { gameGroupId } from './ids.ts';
import { lenient, tolerantList } from './tolerantSchemas.ts';

/** Maximum number of recalled games in a response. */
const maxRecalledGames = 10_000;

/**
 * Games that nobody may play until further notice, in all brands: the operator, a regulator or a laboratory recalled
 * them. The web reads the list every few seconds and ends running games of it.
 */
export const recalledGames = endpoint({
  name: 'recalledGames',
  service: 'games',
  method: 'GET',
  path: '/recalled-games',
  response: v.object({
    games: tolerantList(
      v.object({
        gameGroupId,
        /** Unix milliseconds. */
        recalledAt: lenient(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      }),
      maxRecalledGames,
    ),
  }),
  errors: { 404: 'the service recalls no games' },
});
