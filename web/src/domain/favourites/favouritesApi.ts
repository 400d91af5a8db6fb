import { endpoint } from '@foyer/contract/endpoint';
import * as games from '@foyer/contract/games';
import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';
import { forward } from '../../services/api/forward.ts';

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

export const addFavourite = forward(games.addFavourite, 'addFavourite', '/api/favourites/:gameId/add');

export const removeFavourite = forward(games.removeFavourite, 'removeFavourite', '/api/favourites/:gameId/remove');
