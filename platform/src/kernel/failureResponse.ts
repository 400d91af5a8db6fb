import { errorResponse } from './apiResponse.ts';
import { failureFacts } from './diskProblem.ts';
import type { PlatformContext } from './module.ts';

/** Seconds after which a caller may try again while the disk is full. */
const retryAfterSeconds = 10;

/**
 * The response to a call whose work threw an error: 503 while the disk is full, because the call may be repeated once
 * there is space again, else 500. Transactions have been rolled back by then. The log gets a sentence for a full disk
 * and the stack of anything else.
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
