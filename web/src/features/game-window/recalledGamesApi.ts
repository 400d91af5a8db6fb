import { endpoint } from '@foyer/contract/endpoint';
import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';

/** Returns the ids of recalled games, as this node last read them. */
export const getRecalledGames = endpoint({
  name: 'getRecalledGames',
  service: 'web',
  method: 'GET',
  path: '/api/recalled-games',
  response: v.object({ games: v.array(gameGroupId) }),
});
