export const redisProblems = ['unreachable', 'slow', 'wrong password', 'not permitted', 'read-only', 'full'] as const;

/** Why Redis cannot be used. */
export type RedisProblem = (typeof redisProblems)[number];

/** These refuse writes; reads go on. */
export function refusesWritesOnly(problem: RedisProblem): boolean {
  return problem === 'read-only' || problem === 'full' || problem === 'not permitted';
}

/** A command did not finish within its deadline. */
export class RedisDeadlineError extends Error {
  constructor(deadlineMs: number) {
    super(`No reply within ${deadlineMs} ms`);
  }
}

/**
 * Reads an error of the client. Null for a reply that says something about the stored data and nothing about the server,
 * such as a key with another type.
 */
export function redisProblemOf(error: unknown): RedisProblem | null {
  const cause = causeOf(error);
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof RedisDeadlineError || /timed out|^Socket timeout/.test(message)) return 'slow';
  if (/\b(?:WRONGPASS|NOAUTH|invalid password|invalid username-password)\b/.test(message)) return 'wrong password';
  if (!(cause instanceof Error) || cause.name !== 'ReplyError') return 'unreachable';
  const code = message.slice(0, 20).split(' ', 1)[0] ?? '';
  switch (code) {
    case 'NOPERM':
      return 'not permitted';
    case 'OOM':
      return 'full';
    case 'READONLY':
    case 'MISCONF':
    case 'NOREPLICAS':
      return 'read-only';
    case 'LOADING':
    case 'BUSY':
    case 'MASTERDOWN':
    case 'CLUSTERDOWN':
    case 'TRYAGAIN':
      return 'unreachable';
    default:
      return null;
  }
}

/** Text of an error for the log: one line without addresses of keys or passwords. */
export function redisErrorText(error: unknown): string {
  const cause = causeOf(error);
  return (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** Code of a failed connection, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
export function redisErrorCode(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** A cluster and a transaction wrap the error that says why. */
function causeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  if ('lastNodeError' in error && error.lastNodeError instanceof Error) return error.lastNodeError;
  if ('previousErrors' in error && Array.isArray(error.previousErrors) && error.previousErrors.length > 0)
    return error.previousErrors[0] as unknown;
  return error;
}
