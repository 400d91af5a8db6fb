import { endpoint } from '@foyer/contract/endpoint';
import { launch } from '@foyer/contract/games';

/** Asks for the address of a game. Bearer: a launch token, which is spent by it; so the call is never repeated. */
export const launchGame = endpoint({
  name: 'launchGame',
  service: 'web',
  method: 'POST',
  path: '/api/launch/:gameId',
  auth: 'launchToken',
  params: launch.params,
  answer: launch.answer,
  errors: launch.errors,
});
