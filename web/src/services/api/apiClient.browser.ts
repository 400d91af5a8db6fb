import { contractHeader, pageContractVersion, releaseHeader } from '@foyer/contract/contractVersion';
import { addressOf, errorBody } from '@foyer/contract/endpoint';
import type { ResponseBody, AnyEndpoint, CallInput, ErrorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import { browserClock } from '../../base/browserClock.browser.ts';
import type { Clock } from '../../base/clock.ts';
import { parseRetryAfter } from '../../base/parseRetryAfter.ts';
import { failed, success } from '../../base/result.ts';
import { report } from '../errors/report.ts';
import { languageHeader } from '../market/requestedLanguage.ts';
import { emitApiFailure } from './apiFailures.ts';
import type { ApiFailure, ApiResult } from './apiResult.ts';
import { retriedHeader } from './apiResult.ts';
import { keepaliveFetch } from './keepaliveBudget.browser.ts';
import { observeServerRelease } from './serverRelease.ts';
import { observeServicesClock } from './servicesClock.ts';
import { shouldRetry } from './shouldRetry.ts';
import { startDeadline } from './startDeadline.browser.ts';

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
  clock: Pick<Clock, 'wait' | 'random'>;
  isOnline: () => boolean;
  /** Language of this page by its key in the list of languages, or nothing. */
  language: () => string;
  /** Release of this page, for the server's count of open pages by release. */
  release: () => string;
}

export const browserDeps: ApiClientDeps = {
  fetch: keepaliveFetch,
  clock: browserClock,
  isOnline: () => navigator.onLine,
  language: () => document.documentElement.lang.split('-', 1)[0] ?? '',
  release: () => document.documentElement.dataset['release'] ?? '',
};

export interface ApiClient {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: ApiOptions): Promise<ApiResult<E>>;
}

/** Two, then four seconds, plus up to one second of jitter (S9, HT-01). */
export const apiBackoff: Backoff = { firstMs: 2000, jitterMs: 1000 };

/** Maximum time in milliseconds of a call whose endpoint sets none. */
const defaultDeadlineMs = 10_000;

/**
 * Calls `/api/*`. Retries failed calls (HT-01): network errors and 5xx, at most twice, only when repeating is safe, the
 * server has not retried and the call's time is not over. Every call ends by its deadline.
 */
export function createApiClient(deps: ApiClientDeps = browserDeps): ApiClient {
  return {
    async call(endpoint, input, options = {}) {
      const deadline = startDeadline(endpoint.deadlineMs ?? defaultDeadlineMs, options.signal);
      try {
        for (let attempt = 1; ; attempt += 1) {
          const result = await send(deps, endpoint, input, { ...options, signal: deadline.signal });
          if (result.ok) return result;
          const failure: ApiFailure = deadline.isOver() ? { kind: 'noResponse', why: 'timedOut' } : result.failure;
          if (!shouldRetry({ attempt, repeatable: endpoint.repeatable, failure })) {
            if (failure.kind !== 'aborted') {
              report('API_ERROR', {
                endpoint: endpoint.name,
                kind: ('why' in failure && failure.why) || failure.kind,
                status: 'status' in failure ? failure.status : null,
              });
            }
            emitApiFailure({ failure, token: options.token ?? null });
            return failed(failure);
          }
          await untilAborted(deps.clock.wait(backoffDelay(apiBackoff, attempt, deps.clock.random())), deadline.signal);
        }
      } finally {
        deadline.end();
      }
    },
  };
}

/** Resolves with `work` or, before it, when the signal aborts. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return Promise.race([
    work,
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
  ]);
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
    [releaseHeader]: release(),
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
  options: ApiOptions & { signal: AbortSignal },
): Promise<ApiResult<E>> {
  try {
    const response = await deps.fetch(...requestOf(deps, endpoint, input, options));
    observeServicesClock(response.headers, { now: Date.now(), sinceStart: performance.now() });
    observeServerRelease(response);
    // The status of a refusal counts even when the rest of it is lost.
    const text = await response.text().catch((error: unknown) => {
      if (response.ok || options.signal.aborted) throw error;
      return '';
    });
    return judge(endpoint, response, readJson(text));
  } catch {
    if (options.signal.aborted) return failed({ kind: 'aborted' });
    return failed({ kind: 'noResponse', ...(!deps.isOnline() && { why: 'offline' }) });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judge<E extends AnyEndpoint>(endpoint: E, { status, headers }: Response, json: unknown): ApiResult<E> {
  if (status >= 400) {
    const { success: isReadable, output } = v.safeParse(errorBody, json);
    const { code = null, message = '', ...attempts } = (isReadable ? output : {}) as Partial<ErrorBody>;
    const retried = headers.has(retriedHeader) && { isRetried: true as const };
    if (status === 504) return failed({ kind: 'noResponse', why: 'behindServer', ...retried });
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
