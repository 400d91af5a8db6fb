import type { Capability } from '@foyer/contract/capabilities';
import type {
  AnyEndpoint,
  Auth,
  CheckedInput,
  ErrorBody,
  PasswordAttempts,
  ResponseBody,
} from '@foyer/contract/endpoint';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import type { CallLimits } from '../../server/callLimit.server.ts';
import type { PrecomputedResponse } from '../../server/precomputedResponse.server.ts';
import type { RecalledGames } from '../../server/recalledGames.server.ts';
import type { RepeatedAnswers } from '../../server/repeatedAnswers.server.ts';
import type { OpenedToken, TokenCodec } from '../../server/tokenCodec.server.ts';
import type { Upstream, UpstreamFailure } from '../../server/upstream.server.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import type { GameFrameStyles } from '../configuration/gameFrames.server.ts';
import type { ErrorName } from '../errors/errorNames.ts';
import type { Visit } from '../market/visit.ts';
import type { SealedCookies } from '../storage/sealedCookies.server.ts';
import type { PreviousContract } from './contractAdapter.server.ts';
import type { Forwarded } from './forward.ts';

/** Null where a call may come without a token. */
type Without<A extends Auth, Tokens extends Auth> = A extends Tokens ? never : null;

/** Input of an `/api/*` handler, in addition to its validated parameters. */
export interface ApiCall<A extends Auth = Auth> {
  visit: Visit;
  upstream: Upstream;
  cachedUpstream: CachedCalls;
  /** Games that nobody may play until further notice. */
  recalled: Pick<RecalledGames, 'has' | 'ids'>;
  /** Unsealed token that the endpoint's `auth` names; null without one where it is optional. */
  bearer: string | Without<A, 'userToken' | 'launchToken' | 'userOrReturnToken'>;
  /** Session of the bearer. Seals tokens that a service returns. */
  opened: OpenedToken | Without<A, 'userToken' | 'launchToken'>;
  /** For tokens in a body, and for those of a new login. */
  tokens: TokenCodec;
  /** Limits of a route beside the endpoint's own. */
  limits: CallLimits;
  /** Answers that a service gives only once. */
  answers: RepeatedAnswers;
  /** Canonical address of the visitor, behind trusted proxies. */
  ipAddress: string;
  allowMultipleSessions: boolean;
  /** Origin of the calling page, which is this site's. */
  siteOrigin: string;
  /** Origins of games, and frame styles of their suppliers. */
  games: { origins: readonly string[]; frames: GameFrameStyles };
  /** Paths of the operator's own pages, with placeholders. */
  operatorPaths: { cashier: string; portal: string };
  /** Origin of the hub for the browser, and the broker's own address. */
  hub: { origin: string; brokerUrl: string };
  /** ISO country code from the CDN, or null. */
  countryIso2: string | null;
  /** Where the player is; null in a sandbox without an edge, where the player counts as at home. */
  location: PlayerLocation | null;
  /** Whether the region of the home country counts as known, because a sandbox without an edge has none. */
  isWithoutEdge: boolean;
  /** Visit of the same request for a tab without a session. */
  visitorVisit(): Visit;
  sealedCookies: SealedCookies;
  /** Value as sent by the browser; null when missing or duplicate. */
  readCookie(name: string): string | null;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly?: boolean }): void;
  /** Reports a failure that the server noticed. */
  report(name: ErrorName, facts: Record<string, unknown>): void;
  reportFromBrowser(name: string, facts: Record<string, unknown>): void;
}

export class ApiRefusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfter: string | null;
  /** The server has already retried, so the browser must not. */
  isRetried = false;
  constructor(status: number, body: ErrorBody, retryAfter: string | null = null) {
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export type ApiHandler<E extends AnyEndpoint> = (
  input: CheckedInput<E>,
  call: ApiCall<E['auth']>,
) => Promise<ResponseBody<E> | PrecomputedResponse | ApiRefusal>;

export interface ApiRoute {
  readonly endpoint: AnyEndpoint;
  readonly handler: ApiHandler<AnyEndpoint>;
  /** Translates calls of the contract version before; undefined while both versions are the same. */
  readonly previous?: PreviousContract | undefined;
  /** Without this capability the call does not exist. */
  readonly capability?: Capability;
}

export function apiRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: ApiHandler<E>,
  previous?: PreviousContract,
): ApiRoute {
  return { endpoint, handler: handler as unknown as ApiHandler<AnyEndpoint>, previous };
}

/** Routes of the calls that a module describes with `forward`. */
export function forwardRoutes(api: Readonly<Record<string, unknown>>): readonly ApiRoute[] {
  return Object.values(api).filter(isForwarded).map(forwardRoute);
}

function isForwarded(value: unknown): value is AnyEndpoint & Forwarded {
  return typeof value === 'object' && value !== null && 'forwards' in value;
}

function forwardRoute(endpoint: AnyEndpoint & Forwarded): ApiRoute {
  const { forwards } = endpoint;
  return apiRoute(endpoint, async ({ params, query, body }, { upstream, bearer, visit: { culture } }) => {
    const input = {
      params,
      query: { ...fieldsOf(forwards.query, { culture }), ...fieldsOf(forwards.query, query) },
      body: fieldsOf(forwards.body, body),
    };
    const response = await upstream.call(forwards, input, { bearer: forwards.auth === 'none' ? null : bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  });
}

/** Fields that a schema names. */
function fieldsOf(schema: unknown, value: unknown): Record<string, unknown> {
  const { entries = {} } = schema as { entries?: object };
  return Object.fromEntries(Object.entries(Object(value) as object).filter(([name]) => Object.hasOwn(entries, name)));
}

/** Routes that exist only while the operator has the capability. */
export function optionalRoutes(capability: Capability, routes: readonly ApiRoute[]): readonly ApiRoute[] {
  return routes.map((route) => ({ ...route, capability }));
}

/** Maps a service failure to a response: refusals unchanged, 504 for a timeout, 502 for a broken service. */
export function refusalOf(failure: UpstreamFailure): ApiRefusal {
  const refusal = refusalFor(failure);
  refusal.isRetried = failure.isRetried === true;
  return refusal;
}

function refusalFor(failure: UpstreamFailure): ApiRefusal {
  switch (failure.kind) {
    case 'refused':
      return new ApiRefusal(failure.status, errorBody(failure), failure.retryAfter);
    case 'broken':
      // A 500 with a code is a response of the service (15006) and keeps its status and message. Messages of other
      // failures may reveal internals, so they go to the log only.
      return failure.code === null
        ? new ApiRefusal(502, { message: 'The service failed' })
        : new ApiRefusal(failure.status, errorBody(failure));
    case 'unreachable':
    case 'timeout':
      return new ApiRefusal(504, { message: 'No Server Response' });
    case 'malformed':
      return new ApiRefusal(502, { message: 'The service gave an answer that cannot be read' });
  }
}

function errorBody({
  message,
  code,
  attemptsLeft,
  lockedSeconds,
}: { message: string; code: number | null } & PasswordAttempts): ErrorBody {
  return { message, ...(code === null ? {} : { code }), attemptsLeft, lockedSeconds };
}
