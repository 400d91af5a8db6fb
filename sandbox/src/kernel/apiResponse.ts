import type { ErrorBody } from '@foyer/contract/endpoint';
import { failureFacts } from './diskProblem.ts';
import type { SandboxContext } from './module.ts';

/** `Retry-After` in seconds while the disk is full. */
const retryAfterSeconds = 10;

/**
 * Returns the response for a call that threw: 503 while the disk is full, because the call can be repeated later,
 * otherwise 500. All transactions are rolled back. Logs a sentence for a full disk, and the stack of any other error.
 */
export function failureResponse(
  error: unknown,
  { log, dataFolder }: Pick<SandboxContext, 'log' | 'dataFolder'>,
  message: string,
  facts: Record<string, unknown> = {},
): Response {
  const failure = failureFacts(error, dataFolder);
  log(message, { ...facts, ...failure });
  if ('error' in failure) return errorResponse(500, { message: 'Internal error' });
  return errorResponse(
    503,
    { message: 'The disk of the sandbox cannot be written to; the call can be repeated when there is space again.' },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

/**
 * Headers of every service response. Responses are data for servers: browsers must not frame, sniff, execute or store
 * them.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function jsonResponse(text: string): Response {
  return new Response(text, { headers: apiHeaders });
}

export function errorResponse(status: number, response: ErrorBody, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(response), { status, headers: { ...apiHeaders, ...headers } });
}
