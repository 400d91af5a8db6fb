import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/metered';
import { forward } from '../../services/api/forward.ts';

/** Not retried: the player waits for the game, and the market decides what an unknown result means. */
export const fetchIsGameMetered = endpoint({
  name: 'fetchIsGameMetered',
  service: 'web',
  method: 'GET',
  path: '/api/metered/module/:moduleId/client/:clientId',
  auth: 'userToken',
  params: contract.isGameMetered.params,
  response: contract.isGameMetered.response,
  errors: contract.isGameMetered.errors,
  repeatable: false,
});

export const startMeter = forward(contract.startMetered, 'startMeter', '/api/metered/start');

/** Identified by its id alone, so that it can also be ended after a logout. */
export const endMeter = forward(contract.endMetered, 'endMeter', '/api/metered/:id/end');
