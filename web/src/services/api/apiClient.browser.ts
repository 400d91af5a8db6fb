import { contractHeader, pageContractVersion, releaseHeader } from '@foyer/contract/contractVersion';
import { addressOf, errorBody } from '@foyer/contract/endpoint';
import type { ResponseBody, AnyEndpoint, CallInput, ErrorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import { parseRetryAfter } from '../../base/parseRetryAfter.ts';
import { failed, success } from '../../base/result.ts';
import { report } from '../errors/report.ts';
import { languageHeader } from '../market/requestedLanguage.ts';
import { emitApiFailure } from './apiFailures.ts';
import type { ApiResult } from './apiResult.ts';
import { retriedHeader } from './apiResult.ts';
import { keepaliveFetch } from './keepaliveBudget.browser.ts';
import { observeServerRelease } from './serverRelease.ts';
import { observeServicesClock } from './servicesClock.ts';
import { shouldRetry } from './shouldRetry.ts';

export interface ApiOptions {
  /** Bearer token. */
  token?: string | null;
  signal?: AbortSignal;
  /** Created once per user action and sent with each attempt. */
  idempotencyKey?: string;
  /** The call completes even when the page unloads. */
  keepalive?: boolean;
}

export interface ApiClientDeps {
  fetch: typeof fetch;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  random: () => number;
  /** Language of this page by its key in the list of languages, or nothing. */
  language: () => string;
  /** Release of this page, for the server's count of open pages by release. */
  release?: () => string;
}

export const browserDeps: ApiClientDeps = {
  fetch: keepaliveFetch,
  wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
  random: Math.random,
  language: () => document.documentElement.lang.split('-', 1)[0] ?? '',
  release: () => document.documentElement.dataset['release'] ?? '',
};

export interface ApiClient {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: ApiOptions): Promise<ApiResult<E>>;
}

/** Two, then four seconds, plus up to one second of jitter (S9, HT-01). */
export const apiBackoff: Backoff = { firstMs: 2000, jitterMs: 1000 };

/**
 * Calls `/api/*`. Retries failed calls (HT-01): network errors and 5xx, at most twice, only when repeating is safe and
 * the server has not retried.
 */
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
        await deps.wait(backoffDelay(apiBackoff, attempt, deps.random()), options.signal);
      }
    },
  };
}

/** Builds the arguments of `fetch` for a call. */
export function requestOf(
  { language, release }: Pick<ApiClientDeps, 'language' | 'release'>,
  endpoint: AnyEndpoint,
  input: unknown,
  options: ApiOptions,
): [address: string, init: RequestInit] {
  const parts = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  // Request the response in the page's language.
  const ownLanguage = language();
  const headers: Record<string, string> = {
    ...parts.headers,
    accept: 'application/json',
    'x-requested-by': 'foyer',
    [contractHeader]: String(pageContractVersion),
    ...(release !== undefined && { [releaseHeader]: release() }),
    ...(ownLanguage === '' ? {} : { [languageHeader]: ownLanguage }),
  };
  if (endpoint.method === 'POST') headers['content-type'] = 'application/json';
  if (typeof options.token === 'string') headers['authorization'] = `Bearer ${options.token}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  return [
    addressOf(endpoint, parts),
    {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(parts.body ?? {}) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.keepalive === true ? { keepalive: true } : {}),
    },
  ];
}

async function send<E extends AnyEndpoint>(
  deps: ApiClientDeps,
  endpoint: E,
  input: CallInput<E>,
  options: ApiOptions,
): Promise<ApiResult<E>> {
  try {
    const response = await deps.fetch(...requestOf(deps, endpoint, input, options));
    observeServicesClock(response.headers, { now: Date.now(), sinceStart: performance.now() });
    observeServerRelease(response);
    const json: unknown = await response.json().catch(() => undefined);
    return judge(endpoint, response, json);
  } catch {
    return failed({ kind: options.signal?.aborted === true ? 'aborted' : 'noResponse' });
  }
}

function judge<E extends AnyEndpoint>(endpoint: E, { status, headers }: Response, json: unknown): ApiResult<E> {
  if (status >= 400) {
    const { success: isReadable, output } = v.safeParse(errorBody, json);
    const { code = null, message = '', ...attempts } = (isReadable ? output : {}) as Partial<ErrorBody>;
    const retried = headers.has(retriedHeader) && { isRetried: true as const };
    if (status === 504) return failed({ kind: 'noResponse', ...retried });
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), Date.now());
    return failed({
      kind: status >= 500 ? 'broken' : 'refused',
      status,
      code,
      message,
      ...attempts,
      ...(retryAfterMs !== null && { retryAfterMs }),
      ...retried,
    });
  }
  const parsed = v.safeParse(endpoint.response, json);
  return parsed.success ? success(parsed.output as ResponseBody<E>) : failed({ kind: 'malformed' });
}
