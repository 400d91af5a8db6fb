import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/exclusion';
import { returnToken } from '@foyer/contract/returnToken';
import * as v from 'valibot';

/** Of a refused login; without it, the player's session is used. */
const optionalToken = v.optional(returnToken);

/** State and history of the player's self-exclusion. A POST, so that no address holds the token. */
export const postExclusion = endpoint({
  name: 'postExclusion',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion',
  auth: 'userOrReturnToken',
  body: v.object({ returnToken: optionalToken }),
  response: contract.playerExclusion.response,
  errors: contract.playerExclusion.errors,
  repeatable: true,
});

export const postReturn = endpoint({
  name: 'postReturn',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion/return',
  auth: 'userOrReturnToken',
  body: v.object({ ...contract.requestReturn.body.entries, returnToken: optionalToken }),
  response: contract.requestReturn.response,
  errors: contract.requestReturn.errors,
  repeatable: true,
});

export const postReturnWithdrawal = endpoint({
  name: 'postReturnWithdrawal',
  service: 'web',
  method: 'POST',
  path: '/api/exclusion/return/withdraw',
  auth: 'userOrReturnToken',
  body: v.object({ returnToken: optionalToken }),
  response: contract.withdrawReturn.response,
  errors: contract.withdrawReturn.errors,
  repeatable: true,
});
