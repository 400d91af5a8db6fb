import type { ResponseBody, AnyEndpoint, PasswordAttempts } from '@foyer/contract/endpoint';
import type { Result } from '../../base/result.ts';

/** Why no whole response arrived, when more is known than that the request or the response got lost. */
type Silence = 'offline' | 'timedOut' | 'behindServer';

/**
 * Reason why a call to `/api/*` failed.
 * - `noResponse`: no whole response arrived, and whether the server acted is unknown; `offline` without a network,
 *   `timedOut` after the endpoint's deadline, `behindServer` when a service did not respond to the server (504)
 * - `refused`: 4xx; `broken`: 5xx; with `retryAfterMs` if the response has `Retry-After`
 * - `malformed`: the response has the wrong shape
 * - `aborted`: the caller cancelled; `isRetried` when the server has already retried
 */
export type ApiFailure =
  | { kind: 'noResponse'; why?: Silence; isRetried?: true }
  | { kind: 'aborted' }
  | ({
      kind: 'refused' | 'broken';
      status: number;
      code: number | null;
      message: string;
      retryAfterMs?: number;
      isRetried?: true;
    } & PasswordAttempts)
  | { kind: 'malformed' };

export type ApiResult<E extends AnyEndpoint> = Result<ResponseBody<E>, ApiFailure>;

/** Header of an `/api` response that failed after the server's own retries: the browser does not retry (HT-01). */
export const retriedHeader = 'x-upstream-retried';
