import { accountCodes, userTokenText } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { ApiRefusal } from './apiRoute.server.ts';

/** The bearer when it has the three parts of a user token; anything else is not worth a call to a service. */
export function userTokenOf(bearer: string | null): string | null {
  return v.is(userTokenText, bearer) ? bearer : null;
}

/** The same answer as the services give to a call without a token. */
export function tokenMissing(): ApiRefusal {
  return new ApiRefusal(401, { code: accountCodes.securityTokenFailed, message: 'User token missing' });
}
