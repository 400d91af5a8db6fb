import { addressOf, errorBody } from '@foyer/contract/endpoint';
import type { ResponseBody, AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { retryDelay } from '../base/backoff.ts';
import { failed, success } from '../base/result.ts';
import { parseRetryAfter } from '../base/retryAfter.ts';
import { languageHeader } from '../market/askedLanguage.ts';
import { report } from '../telemetry/report.ts';
import { emitApiFailure } from './apiFailures.ts';
import type { ApiResult } from './apiResult.ts';
import { retriedHeader } from './retriedHeader.ts';
import { observeServicesClock } from './servicesClock.ts';
import { shouldRetry } from './shouldRetry.ts';

export interface ApiOptions {
  /** Sent as bearer. */
  token?: string | null;
  signal?: AbortSignal;
  /** Made once per action of the player and sent with each try, so that doing it twice is doing it once. */
  idempotencyKey?: string;
  /** The call reaches the server also while the page goes away. */
  keepalive?: boolean;
}

export interface ApiClientDeps {
  fetch: typeof fetch;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  random: () => number;
  /** Two letters of the language this page is in, or nothing. */
  language: () => string;
}

export const browserDeps: ApiClientDeps = {
  fetch: (...args) => window.fetch(...args),
  wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
  random: Math.random,
  language: () => document.documentElement.lang.slice(0, 2),
};

export interface ApiClient {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: ApiOptions): Promise<ApiResult<E>>;
}

/** Retries failed calls (HT-01): network errors and 5xx, twice at most, only where repeating is safe and the server has not retried. */
export function createApiClient(deps: ApiClientDeps = browserDeps): ApiClient {
  return {
    async call(endpoint, input, options = {}) {
      for (let attempt = 1; ; attempt += 1) {
        const result = await send(deps, endpoint, input, options);
        if (result.ok) return result;
        if (!shouldRetry({ attempt, repeatable: endpoint.repeatable, failure: result.failure })) {
          if (result.failure.kind !== 'aborted') {
            report('API_ERROR', {
              endpoint: endpoint.name,
              kind: result.failure.kind,
              status: 'status' in result.failure ? result.failure.status : null,
            });
          }
          emitApiFailure({ failure: result.failure, token: options.token ?? null });
          return result;
        }
        await deps.wait(retryDelay(attempt, deps.random()), options.signal);
      }
    },
  };
}

async function send<E extends AnyEndpoint>(
  { fetch, language }: ApiClientDeps,
  endpoint: E,
  input: CallInput<E>,
  options: ApiOptions,
): Promise<ApiResult<E>> {
  const parts = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  // The answer is read on this page, so it comes in this page's language.
  const ours = language();
  const headers: Record<string, string> = {
    ...parts.headers,
    accept: 'application/json',
    'x-requested-by': 'foyer',
    ...(ours === '' ? {} : { [languageHeader]: ours }),
  };
  if (endpoint.method === 'POST') headers['content-type'] = 'application/json';
  if (typeof options.token === 'string') headers['authorization'] = `Bearer ${options.token}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  try {
    const response = await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(parts.body ?? {}) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.keepalive === true ? { keepalive: true } : {}),
    });
    observeServicesClock(response.headers);
    const json: unknown = await response.json().catch(() => undefined);
    return judge(endpoint, response, json);
  } catch {
    return failed({ kind: options.signal?.aborted === true ? 'aborted' : 'noAnswer' });
  }
}

function judge<E extends AnyEndpoint>(endpoint: E, { status, headers }: Response, json: unknown): ApiResult<E> {
  if (status >= 400) {
    const told = v.safeParse(errorBody, json);
    const retried = headers.has(retriedHeader) && { isRetried: true as const };
    if (status === 504) return failed({ kind: 'noAnswer', ...retried });
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), Date.now());
    return failed({
      kind: status >= 500 ? 'broken' : 'refused',
      status,
      code: told.success ? (told.output.code ?? null) : null,
      message: told.success ? told.output.message : '',
      ...(retryAfterMs !== null && { retryAfterMs }),
      ...retried,
    });
  }
  const parsed = v.safeParse(endpoint.response, json);
  return parsed.success ? success(parsed.output as ResponseBody<E>) : failed({ kind: 'malformed' });
}
