import { errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import type { ServiceCall } from './callService.ts';
import type { Mismatch, ServiceResponse } from './checkResponse.ts';

/** A call that the service must refuse without any change. */
export interface BadCall {
  /** Description for the report, which starts with `A call with …`. */
  what: string;
  call: ServiceCall;
  bearer: string | null;
  /** The status that the contract requires; null accepts any from 400 to 499. */
  status: number | null;
}

/** Three parts like a token, but without a valid signature. */
const invalidToken = 'bm90.YQ.dG9rZW4';
/** JSON that was cut off. */
const truncatedJson = '{"half":';

/** The bad calls of an endpoint, derived from its valid call. */
export function badCallsOf({ auth, body, errors }: AnyEndpoint, good: ServiceCall, bearer: string | null): BadCall[] {
  const calls: BadCall[] = [];
  if (auth !== 'none' && errors[401] !== undefined) {
    const call = auth === 'userTokenInBody' ? { ...good, body: { userToken: invalidToken } } : good;
    calls.push({
      what: 'an invalid token',
      call,
      bearer: auth === 'userTokenInBody' ? null : invalidToken,
      status: 401,
    });
  }
  // A launch token can be used once, and the valid call has used it.
  if (body.type !== 'undefined' && auth !== 'launchToken') {
    calls.push({
      what: 'truncated JSON',
      call: { ...good, body: undefined, rawBody: truncatedJson },
      bearer,
      status: errors[400] === undefined ? null : 400,
    });
  }
  return calls;
}

/** The problem with the response to a bad call, or null if the call is refused as described. */
export function checkRefusal({ what, status }: BadCall, response: ServiceResponse): Mismatch | null {
  const mismatch = (found: string, change: string): Mismatch => ({
    field: '',
    found: `${found} for a call with ${what}`,
    change,
  });
  if ('failed' in response) return mismatch(response.failed, 'Respond to invalid calls too.');
  const isExpected = status === null ? response.status >= 400 && response.status < 500 : response.status === status;
  if (!isExpected)
    return mismatch(
      `status ${response.status}`,
      status === null
        ? 'Refuse the call with a status from 400 to 499, preferably 400.'
        : `Refuse the call with ${status}.`,
    );
  return isErrorBody(response.text)
    ? null
    : mismatch(
        `status ${response.status} without an error body`,
        'Return an object with `message` and, if defined, `code`.',
      );
}

function isErrorBody(text: string): boolean {
  try {
    return v.is(errorBody, JSON.parse(text));
  } catch {
    return false;
  }
}
