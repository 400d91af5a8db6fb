import { endpoint } from '@foyer/contract/endpoint';
import * as games from '@foyer/contract/games';
import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';
import { forward } from '../../services/api/forward.ts';

/** Returns the player's games, the last played first. */
export const getRecentlyPlayed = endpoint({
  name: 'getRecentlyPlayed',
  service: 'web',
  method: 'POST',
  path: '/api/recently-played/get',
  auth: 'optionalUserToken',
  response: v.array(gameGroupId),
  errors: { 401: 'token refused', 500: 'with code 15006: token not usable here' },
  repeatable: true,
});

export const addRecentlyPlayed = forward(
  games.addRecentlyPlayed,
  'addRecentlyPlayed',
  '/api/recently-played/:gameId/add',
);
