import { addressOf, errorBody } from '@foyer/contract/endpoint';
import type {
  ResponseBody,
  AnyEndpoint,
  CallInput,
  ErrorBody,
  OperatorService,
  PasswordAttempts,
} from '@foyer/contract/endpoint';
import { readTolerantly } from '@foyer/contract/readTolerantly';
import type { LeftOut } from '@foyer/contract/readTolerantly';
import { parseRetryAfter } from '../base/parseRetryAfter.ts';
import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';
import { callAdapter } from './adapters/callAdapter.server.ts';
import { noAdapters } from './adapters/startAdapters.server.ts';
import type { Adapters } from './adapters/startAdapters.server.ts';
import { contractVersionHeaders, createContractVersionCheck } from './contractVersionCheck.server.ts';
import { createServiceClient } from './createServiceClient.server.ts';
import type { SendCall, ServiceCall, ServiceResponse } from './createServiceClient.server.ts';
import type { Log } from './log.server.ts';
import { noMetrics } from './metrics.server.ts';
import type { Metrics } from './metrics.server.ts';
import { parseJson } from './parseJson.ts';
import { noCredentials } from './serviceCredentials.server.ts';
import type { CallCredentials, CredentialsOf } from './serviceCredentials.server.ts';
import type { ServicesClock } from './servicesClock.server.ts';
import { noTracing } from './tracing.server.ts';
import type { Tracing } from './tracing.server.ts';

/**
 * Reason why a service call failed.
 * - `refused`: 4xx that the contract names for this call, or 429, with the operator's code if present
 * - `broken`: 5xx, or another 4xx: the address, a gateway or the service is wrong
 * - `unreachable`: no connection, or it was interrupted
 * - `timeout`: no headers within 5 s, or no complete body within 10 s
 * - `malformed`: not JSON, of the wrong shape, or larger than the limit
 */
export type UpstreamFailure = (
  | ({
      kind: 'refused' | 'broken';
      status: number;
      code: number | null;
      message: string;
      retryAfter: string | null;
    } & PasswordAttempts)
  | { kind: 'unreachable' | 'timeout'; problem?: string }
  /** `problem` is the field and the expected type, never the received value. */
  | { kind: 'malformed'; problem: string }
) & {
  /** True when the server has already retried, so that the browser does not (HT-01). */
  isRetried?: true;
  /** True when the operator has switched the call off, so that no service was called: nothing to log. */
  isOff?: true;
};

export type UpstreamResult<E extends AnyEndpoint> = Result<ResponseBody<E>, UpstreamFailure>;

export interface CallOptions {
  bearer?: string | null;
}

export interface Upstream {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<UpstreamResult<E>>;
}

interface UpstreamOptions {
  bases: Record<OperatorService, string>;
  log: Log;
  metrics?: Pick<Metrics, 'upstream' | 'upstreamLeftOut'>;
  tracing?: Pick<Tracing, 'inCall'>;
  clock?: Pick<ServicesClock, 'observe'>;
  /** Respond in place of services. */
  adapters?: Pick<Adapters, 'threadOf'>;
  /** What proves to the services that calls come from this server; by default nothing. */
  credentialsOf?: CredentialsOf;
  /** Hears the headers of each response, for the version of the contract that the service states. */
  checkContractVersion?: ReturnType<typeof createContractVersionCheck>;
  /** Sends the calls of services without credentials. */
  send?: SendCall;
  headersDeadlineMs?: number;
  bodyDeadlineMs?: number;
}

type LeftOutListener = (endpoint: AnyEndpoint, leftOut: LeftOut) => void;

/** Time after which the same problem of an endpoint is logged again. */
const leftOutLogMs = 60_000;
const maxLoggedProblems = 500;

const smallBody = 256 * 1024;
/** 10,000 games take 5.3 MB in English and more in Chinese (LB-12). */
const listBody = 6 * 1024 * 1024;
/** Endpoints whose responses grow with the number of games; all others are limited to 256 KiB. */
const lists = new Set(['gamesList', 'gamesSearch', 'nodesByAlias', 'nodeById', 'liveTables']);

/**
 * Calls the operator's services without retries. `readWithRetries` retries calls without player data; the browser
 * retries the others (HT-01).
 */
export function createUpstream({
  bases,
  log,
  metrics = noMetrics,
  tracing = noTracing,
  clock,
  adapters = noAdapters,
  credentialsOf = noCredentials,
  checkContractVersion = createContractVersionCheck(log),
  send = createServiceClient(),
  headersDeadlineMs = 5000,
  bodyDeadlineMs = 10_000,
}: UpstreamOptions): Upstream {
  /** Time at which each problem of an endpoint was logged last: the same one is not repeated with every call. */
  const loggedAt = new Map<string, number>();
  const onLeftOut: LeftOutListener = ({ name, service }, leftOut) => {
    metrics.upstreamLeftOut(service, leftOut.entries + leftOut.fields);
    const key = `${name} ${leftOut.problem}`;
    const now = performance.now();
    if (now - (loggedAt.get(key) ?? -Infinity) < leftOutLogMs) return;
    if (loggedAt.size >= maxLoggedProblems) loggedAt.clear();
    loggedAt.set(key, now);
    log.warn({ endpoint: name, ...leftOut }, 'RESPONSE_INCOMPLETE');
  };
  const callWith =
    (threadOf: Adapters['threadOf']): Upstream['call'] =>
    async (endpoint, input, { bearer = null } = {}) => {
      const startedAt = performance.now();
      const outcomeOf = (result: Result<unknown, UpstreamFailure>) => (result.ok ? 'ok' : result.failure.kind);
      const result = await tracing.inCall(
        endpoint.name,
        endpoint.service,
        (traceHeaders) => request(endpoint, input as Parts, bearer, traceHeaders, threadOf(endpoint)),
        outcomeOf,
      );
      metrics.upstream(
        endpoint.service,
        !result.ok && result.failure.kind === 'unreachable' && isCertificateProblem(result.failure.problem ?? '')
          ? 'certificate'
          : outcomeOf(result),
        (performance.now() - startedAt) / 1000,
      );
      if (!result.ok && result.failure.kind !== 'refused')
        log.warn({ endpoint: endpoint.name, ...loggedFacts(result.failure) }, 'API_ERROR');
      return result;
    };
  const direct = callWith(noAdapters.threadOf);
  return { call: callWith(adapters.threadOf) };

  async function request<E extends AnyEndpoint>(
    endpoint: E,
    input: Parts,
    bearer: string | null,
    traceHeaders: Record<string, string>,
    thread: ReturnType<Adapters['threadOf']>,
  ): Promise<UpstreamResult<E>> {
    const abort = new AbortController();
    const headersTimer = setTimeout(() => abort.abort('timeout'), headersDeadlineMs);
    const bodyTimer = setTimeout(() => abort.abort('timeout'), bodyDeadlineMs);
    const base = bases[endpoint.service as OperatorService];
    const maxBytes = lists.has(endpoint.name) ? listBody : smallBody;
    try {
      if (thread !== undefined) {
        clearTimeout(headersTimer);
        const adapterCall = { name: endpoint.name, input, bearer, base, traceHeaders, deadlineMs: bodyDeadlineMs };
        const adapted = await callAdapter(thread, endpoint, adapterCall, abort.signal, direct);
        if (!adapted.ok) return adapted;
        const { status, text } = adapted.value;
        if (text.length > maxBytes) return failed({ kind: 'malformed', problem: 'larger than the limit' });
        return judge(endpoint, { status, retryAfter: null }, text, onLeftOut);
      }
      const response = await sendWith(
        send,
        credentialsOf(endpoint.service as OperatorService),
        base + addressOf(endpoint, input),
        {
          method: endpoint.method,
          headers: {
            ...(input.headers as Record<string, string> | undefined),
            ...traceHeaders,
            ...contractVersionHeaders,
            accept: 'application/json',
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
            ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(endpoint.method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
          isRepeatable: endpoint.repeatable,
          signal: abort.signal,
        },
      );
      clearTimeout(headersTimer);
      clock?.observe(response.headers);
      checkContractVersion(endpoint.service, response.headers);
      const text = await response.text(maxBytes);
      if (text === null) return failed({ kind: 'malformed', problem: 'larger than the limit' });
      const { status, headers } = response;
      return judge(endpoint, { status, retryAfter: headers.get('retry-after') }, text, onLeftOut);
    } catch (error) {
      if (abort.signal.aborted) return failed({ kind: 'timeout' });
      const problem = connectionProblem(error);
      return failed(problem === null ? { kind: 'unreachable' } : { kind: 'unreachable', problem });
    } finally {
      clearTimeout(headersTimer);
      clearTimeout(bodyTimer);
    }
  }
}

/**
 * Sends a call with the credentials of its service. The token may expire while the call is on its way, and the status 401
 * does not say whose token was refused: so the token is renewed, and a repeatable call is sent once more. Another call is
 * not, since a service counts a wrong password that it refuses.
 */
async function sendWith(
  send: SendCall,
  credentials: CallCredentials | null,
  address: string,
  call: ServiceCall,
): Promise<ServiceResponse> {
  if (credentials === null) return send(address, call);
  const sendAs = (headers: Record<string, string>) =>
    credentials.send(address, { ...call, headers: { ...headers, ...call.headers } });
  const headers = await untilAborted(credentials.headers(), call.signal);
  const response = await sendAs(headers);
  if (response.status !== 401) return response;
  const renewal = credentials.renew(headers);
  if (call.isRepeatable !== true) {
    renewal.catch(() => undefined);
    return response;
  }
  if (!(await untilAborted(renewal, call.signal))) return response;
  response.discard();
  return sendAs(await untilAborted(credentials.headers(), call.signal));
}

/** Waits at most until the call is aborted: calls with different deadlines share a token. */
function untilAborted<T>(wait: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new Error('aborted'));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([wait, aborted.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** What the log may hold: the message of a service may name a person or a secret. */
function loggedFacts(failure: UpstreamFailure): object {
  if (!('message' in failure)) return failure;
  const { kind, status, code } = failure;
  return { kind, status, code };
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

function judge<E extends AnyEndpoint>(
  endpoint: E,
  { status, retryAfter }: { status: number; retryAfter: string | null },
  text: string,
  onLeftOut: LeftOutListener,
): UpstreamResult<E> {
  // A service that has only its status to say may send an empty body.
  const json = text === '' && status >= 200 && status < 300 ? null : jsonOf(text);
  if (status >= 400) {
    const parsedError = readTolerantly(errorBody, json);
    const body: Partial<ErrorBody> = parsedError.success ? parsedError.output : {};
    const { code = null, message = '', ...attempts } = body;
    return failed({
      kind: isNamedRefusal(endpoint, status) ? 'refused' : 'broken',
      status,
      code,
      message: message.slice(0, 200),
      retryAfter,
      ...attempts,
    });
  }
  if (status < 200 || status >= 300) return failed({ kind: 'malformed', problem: `status ${status}` });
  if (json === undefined) return failed({ kind: 'malformed', problem: 'not JSON' });
  const read = readTolerantly(endpoint.response, json);
  if (!read.success) return failed({ kind: 'malformed', problem: read.problem });
  if (read.leftOut !== null) onLeftOut(endpoint, read.leftOut);
  return success(read.output as ResponseBody<E>);
}

/** A status that the contract does not name is no response of a service that works. */
function isNamedRefusal({ errors }: AnyEndpoint, status: number): boolean {
  return status < 500 && (Object.hasOwn(errors, status) || status === 429);
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Code of a failed connection, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`, for the log; null without one. */
function connectionProblem(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** OpenSSL's codes of a certificate that is expired, for another host, or of an unknown authority. */
export function isCertificateProblem(code: string): boolean {
  return /^(?:ERR_TLS_CERT|CERT_|UNABLE_TO_|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT)/.test(code);
}

/** Delay that a service requests with `Retry-After`, in milliseconds; 0 without a valid header. */
export function requestedDelayMs(failure: UpstreamFailure, now: number): number {
  return ('retryAfter' in failure ? parseRetryAfter(failure.retryAfter, now) : null) ?? 0;
}
