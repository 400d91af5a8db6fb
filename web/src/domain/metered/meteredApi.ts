import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/metered';

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

export const startMeter = endpoint({
  name: 'startMeter',
  service: 'web',
  method: 'POST',
  path: '/api/metered/start',
  auth: 'userToken',
  body: contract.startMetered.body,
  response: contract.startMetered.response,
  errors: contract.startMetered.errors,
});

/** Identified by its id alone, so that it can also be ended after a logout. */
export const endMeter = endpoint({
  name: 'endMeter',
  service: 'web',
  method: 'POST',
  path: '/api/metered/:id/end',
  params: contract.endMetered.params,
  response: contract.endMetered.response,
  errors: contract.endMetered.errors,
  repeatable: true,
});
