import * as contract from '@foyer/contract/exclusion';
import { returnToken } from '@foyer/contract/returnToken';
import * as v from 'valibot';
import { forward } from '../../services/api/forward.ts';

/** The return token of a refused login; without it, the player's session counts. */
const auth = 'userOrReturnToken';
const token = { returnToken: v.optional(returnToken) };

/** State and history of the player's self-exclusion. A POST, so that no address holds the token. */
export const postExclusion = forward(contract.playerExclusion, 'postExclusion', '/api/exclusion', {
  auth,
  method: 'POST',
  body: v.object(token),
});
export const postReturn = forward(contract.requestReturn, 'postReturn', '/api/exclusion/return', {
  auth,
  body: v.object({ ...contract.requestReturn.body.entries, ...token }),
});
export const postReturnWithdrawal = forward(
  contract.withdrawReturn,
  'postReturnWithdrawal',
  '/api/exclusion/return/withdraw',
  { auth, body: v.object(token) },
);
