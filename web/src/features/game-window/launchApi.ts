import { endpoint } from '@foyer/contract/endpoint';
import { launch } from '@foyer/contract/games';
import * as v from 'valibot';

const launchToken = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w.-]{8,}$/));

/**
 * Returns the address of a game. The bearer is a launch token, which the call spends, so it is never retried. Without
 * one the service decides (GM-02).
 * `gameToken` is a second token as sealed for the page; the response contains it as the games service knows it.
 */
export const launchGame = endpoint({
  name: 'launchGame',
  service: 'web',
  method: 'POST',
  path: '/api/launch/:gameId',
  auth: 'optionalLaunchToken',
  params: launch.params,
  body: v.object({ gameToken: launchToken }),
  response: v.object({ ...launch.response.entries, gameToken: launchToken }),
  errors: launch.errors,
});
