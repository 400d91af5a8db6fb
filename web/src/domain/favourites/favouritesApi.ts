import { endpoint } from '@foyer/contract/endpoint';
import { gameGroupId, gameGroupIdText } from '@foyer/contract/ids';
import * as v from 'valibot';

const byGame = v.object({ gameId: gameGroupIdText });
const saved = v.object({ saved: v.boolean() });

/** Returns the player's favourites, newest first. */
export const getFavourites = endpoint({
  name: 'getFavourites',
  service: 'web',
  method: 'POST',
  path: '/api/favourites/get',
  auth: 'optionalUserToken',
  response: v.array(gameGroupId),
  errors: { 401: 'token refused', 500: 'with code 15006: token not usable here' },
  repeatable: true,
});

export const addFavourite = endpoint({
  name: 'addFavourite',
  service: 'web',
  method: 'POST',
  path: '/api/favourites/:gameId/add',
  auth: 'userToken',
  params: byGame,
  response: saved,
  errors: { 401: 'token refused', 404: 'no such game' },
  repeatable: true,
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  service: 'web',
  method: 'POST',
  path: '/api/favourites/:gameId/remove',
  auth: 'userToken',
  params: byGame,
  response: saved,
  errors: { 401: 'token refused' },
  repeatable: true,
});
