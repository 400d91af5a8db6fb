import type { ResponseBody, AnyEndpoint, CheckedInput, ErrorBody } from '@foyer/contract/endpoint';
import type { Visit } from '../market/visit.ts';
import type { ErrorName } from '../telemetry/errorNames.ts';
import type { PrecomputedResponse } from './precomputedResponse.server.ts';
import type { SealedCookies } from './sealedCookies.server.ts';
import type { OpenedToken, TokenCodec } from './tokenCodec.server.ts';
import type { Upstream, UpstreamFailure } from './upstream.server.ts';
import type { CachedCalls } from './upstreamCache.server.ts';

/** What a handler of our own `/api/*` knows beside its checked input. */
export interface ApiCall {
  visit: Visit;
  upstream: Upstream;
  cachedUpstream: CachedCalls;
  /** The bearer as the services know it, or null. Its shape is not checked yet. */
  bearer: string | null;
  /** The session that the bearer belongs to; null without one. Tokens that a service answers are sealed with it. */
  opened: OpenedToken | null;
  /** For tokens in a body, and for those of a new login. */
  tokens: TokenCodec;
  /** Of the visitor, behind trusted proxies; canonical. */
  ipAddress: string;
  allowMultipleSessions: boolean;
  /** Where the browser may open a real-time socket, and the broker's own one. */
  hub: { origin: string; brokerUrl: string };
  /** Two-letter country as the CDN says, or null. */
  countryIso2: string | null;
  sealedCookies: SealedCookies;
  /** As the browser sent it; null when it is missing or came twice. */
  readCookie(name: string): string | null;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly?: boolean }): void;
  /** A failure that the server itself noticed. */
  report(name: ErrorName, facts: Record<string, unknown>): void;
  reportFromBrowser(name: string, facts: Record<string, unknown>): void;
}

export class ApiRefusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfter: string | null;
  /** The server has already retried, and tells the browser not to. */
  isRetried = false;
  constructor(status: number, body: ErrorBody, retryAfter: string | null = null) {
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export type ApiHandler<E extends AnyEndpoint> = (
  input: CheckedInput<E>,
  call: ApiCall,
) => Promise<ResponseBody<E> | PrecomputedResponse | ApiRefusal>;

export interface ApiRoute {
  readonly endpoint: AnyEndpoint;
  readonly handler: ApiHandler<AnyEndpoint>;
}

export function apiRoute<E extends AnyEndpoint>(endpoint: E, handler: ApiHandler<E>): ApiRoute {
  return { endpoint, handler: handler as unknown as ApiHandler<AnyEndpoint> };
}

/** What the browser is told of a service's failure: refusals as they are, 504 for no answer, 502 for a broken one. */
export function refusalOf(failure: UpstreamFailure): ApiRefusal {
  const refusal = refusalFor(failure);
  refusal.isRetried = failure.isRetried === true;
  return refusal;
}

function refusalFor(failure: UpstreamFailure): ApiRefusal {
  switch (failure.kind) {
    case 'refused':
      return new ApiRefusal(failure.status, errorBody(failure.message, failure.code), failure.retryAfter);
    case 'broken':
      // A 500 with a code is an answer of the service (15006) and keeps its status and message. The message of any other
      // failure may show the inside of the service, so it stays in the log.
      return failure.code === null
        ? new ApiRefusal(502, { message: 'The service failed' })
        : new ApiRefusal(failure.status, errorBody(failure.message, failure.code));
    case 'unreachable':
    case 'timeout':
      return new ApiRefusal(504, { message: 'No Server Response' });
    case 'malformed':
      return new ApiRefusal(502, { message: 'The service gave an answer that cannot be read' });
  }
}

function errorBody(message: string, code: number | null): ErrorBody {
  return { message, ...(code === null ? {} : { code }) };
}
