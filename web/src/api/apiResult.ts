import type { ResponseBody, AnyEndpoint } from '@foyer/contract/endpoint';
import type { Result } from '../base/result.ts';

/**
 * Why a call to our own `/api/*` gave nothing.
 * - `noAnswer`: the network failed, or a service behind the server did not answer in time (504)
 * - `refused`: 4xx; `broken`: 5xx; `retryAfterMs` where the answer says how long to wait (`Retry-After`)
 * - `malformed`: the answer has the wrong shape
 * - `aborted`: the caller gave up
 * `isRetried` where the server has already retried.
 */
export type ApiFailure =
  | { kind: 'noAnswer' | 'aborted'; isRetried?: true }
  | {
      kind: 'refused' | 'broken';
      status: number;
      code: number | null;
      message: string;
      retryAfterMs?: number;
      isRetried?: true;
    }
  | { kind: 'malformed' };

export type ApiResult<E extends AnyEndpoint> = Result<ResponseBody<E>, ApiFailure>;
