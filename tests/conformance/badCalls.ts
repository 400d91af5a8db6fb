import { errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import type { ServiceCall } from './callService.ts';
import type { Misfit, ServiceResponse } from './checkResponse.ts';

/** A call that a service has to refuse, and that changes nothing where it does. */
export interface BadCall {
  /** `A call with …`, in words of the report. */
  what: string;
  call: ServiceCall;
  bearer: string | null;
  /** The one status that the contract names for it; null: any from 400 to 499. */
  status: number | null;
}

/** Three parts, as a token has them, and signed by nobody. */
const noToken = 'bm90.YQ.dG9rZW4';
/** As an answer that was cut off on its way. */
const halfAnObject = '{"half":';

/** The bad calls of an endpoint, from its good one. */
export function badCallsOf({ auth, body, errors }: AnyEndpoint, good: ServiceCall, bearer: string | null): BadCall[] {
  const calls: BadCall[] = [];
  if (auth !== 'none' && errors[401] !== undefined) {
    const call = auth === 'userTokenInBody' ? { ...good, body: { userToken: noToken } } : good;
    calls.push({
      what: 'a token that is none',
      call,
      bearer: auth === 'userTokenInBody' ? null : noToken,
      status: 401,
    });
  }
  // A launch token is good once, and was used by the good call.
  if (body.type !== 'undefined' && auth !== 'launchToken') {
    calls.push({
      what: 'half a JSON object',
      call: { ...good, body: undefined, rawBody: halfAnObject },
      bearer,
      status: errors[400] === undefined ? null : 400,
    });
  }
  return calls;
}

/** What is wrong with the answer to a bad call; null where it is refused as described. */
export function judgeRefusal({ what, status }: BadCall, response: ServiceResponse): Misfit | null {
  const words = (found: string, change: string): Misfit => ({
    field: '',
    found: `${found} for a call with ${what}`,
    change,
  });
  if ('failed' in response) return words(response.failed, 'Answer what is refused too.');
  const isWanted = status === null ? response.status >= 400 && response.status < 500 : response.status === status;
  if (!isWanted)
    return words(
      `status ${response.status}`,
      status === null ? 'Refuse it with a status from 400 to 499, best 400.' : `Refuse it with ${status}.`,
    );
  return isErrorBody(response.text)
    ? null
    : words(
        `status ${response.status} without the body of a refusal`,
        'Answer an object with `message`, and `code` where there is one.',
      );
}

function isErrorBody(text: string): boolean {
  try {
    return v.is(errorBody, JSON.parse(text));
  } catch {
    return false;
  }
}
