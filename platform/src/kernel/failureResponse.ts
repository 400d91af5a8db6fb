import { errorResponse } from './apiResponse.ts';
import { failureFacts } from './diskProblem.ts';
import type { PlatformContext } from './module.ts';

/** `Retry-After` in seconds while the disk is full. */
const retryAfterSeconds = 10;

/**
 * Returns the response for a call that threw: 503 while the disk is full, because the call can be repeated later,
 * otherwise 500. All transactions are rolled back. Logs a sentence for a full disk, and the stack of any other error.
 */
export function failureResponse(
  error: unknown,
  { log, dataFolder }: Pick<PlatformContext, 'log' | 'dataFolder'>,
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
