import { endpoint } from '@foyer/contract/endpoint';
import { gameGroupId, gameGroupIdText } from '@foyer/contract/ids';
import * as v from 'valibot';

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

export const addRecentlyPlayed = endpoint({
  name: 'addRecentlyPlayed',
  service: 'web',
  method: 'POST',
  path: '/api/recently-played/:gameId/add',
  auth: 'userToken',
  params: v.object({ gameId: gameGroupIdText }),
  response: v.object({ saved: v.boolean() }),
  errors: { 401: 'token refused', 404: 'no such game' },
  repeatable: true,
});
