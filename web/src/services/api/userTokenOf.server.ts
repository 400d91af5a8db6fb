import { accountCodes, userTokenText } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { ApiRefusal } from './apiRoute.server.ts';

/** Returns the bearer when it has the three parts of a user token, else null, so that no service is called in vain. */
export function userTokenOf(bearer: string | null): string | null {
  return v.is(userTokenText, bearer) ? bearer : null;
}

/** The services' response to a call without a token. */
export function tokenMissing(): ApiRefusal {
  return new ApiRefusal(401, { code: accountCodes.securityTokenFailed, message: 'User token missing' });
}
