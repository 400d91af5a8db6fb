import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/exclusion';
import * as v from 'valibot';

/** Of a refused login; without it, the player's session is used. */
const returnToken = v.optional(contract.returnToken);

/** State and history of the player's self-exclusion. A POST, so that no address holds the token. */
export const postExclusion = endpoint({
  name: 'postExclusion',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion',
  auth: 'userToken',
  body: v.object({ returnToken }),
  response: contract.playerExclusion.response,
  errors: contract.playerExclusion.errors,
  repeatable: true,
});

export const postReturn = endpoint({
  name: 'postReturn',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion/return',
  auth: 'userToken',
  body: v.object({ ...contract.requestReturn.body.entries, returnToken }),
  response: contract.requestReturn.response,
  errors: contract.requestReturn.errors,
  repeatable: true,
});

export const postReturnWithdrawal = endpoint({
  name: 'postReturnWithdrawal',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion/return/withdraw',
  auth: 'userToken',
  body: v.object({ returnToken }),
  response: contract.withdrawReturn.response,
  errors: contract.withdrawReturn.errors,
  repeatable: true,
});
