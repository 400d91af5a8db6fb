import { contractVersion } from '@foyer/contract/contractVersion';
import { PrecomputedResponse } from '../../server/precomputedResponse.server.ts';

/** Input of a call before it is validated. */
export interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Translates one endpoint between the contract version before and this one. What is missing did not change. */
export interface PreviousContract {
  request?: (input: RawInput) => RawInput;
  response?: (body: unknown) => unknown;
}

/**
 * Which contract version a call uses; null when this node does not answer it. A call without a version is one of
 * this version: operators' scripts and health checks do not send it.
 * @param header value of `Foyer-Contract`
 * @param own version of this node
 */
export function contractOf(header: string | undefined, own = contractVersion): 'own' | 'previous' | null {
  if (header === undefined || header === String(own)) return 'own';
  return header === String(own - 1) ? 'previous' : null;
}

/** Translates a response for a caller of the previous version. */
export function toPreviousResponse(response: object, previous: PreviousContract | undefined): object {
  if (previous?.response === undefined) return response;
  const body: unknown =
    response instanceof PrecomputedResponse ? JSON.parse(response.bodies.identity.toString()) : response;
  return previous.response(body) as object;
}
