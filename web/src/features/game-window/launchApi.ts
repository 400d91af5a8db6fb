import { endpoint } from '@foyer/contract/endpoint';
import { launch } from '@foyer/contract/games';
import * as v from 'valibot';

const launchToken = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w.-]{8,}$/));

/**
 * Asks for the address of a game. Bearer: a launch token, which is spent by it; so the call is never repeated.
 * `gameToken` is a second one as the page holds it; it comes back as the games service knows it, for the game's address.
 */
export const launchGame = endpoint({
  name: 'launchGame',
  service: 'web',
  method: 'POST',
  path: '/api/launch/:gameId',
  auth: 'launchToken',
  params: launch.params,
  body: v.object({ gameToken: launchToken }),
  response: v.object({ ...launch.response.entries, gameToken: launchToken }),
  errors: launch.errors,
});
