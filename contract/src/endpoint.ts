import * as v from 'valibot';
import { ownValue } from './ownValue.ts';
import { extension } from './tolerantSchemas.ts';

/**
 * HTTP methods of endpoints. The web's caller, the sandbox's handler and the contract test all derive from one
 * endpoint description, so that a forgotten field is a type error or a failed test.
 */
export type Method = 'GET' | 'POST';

/** The operator's services, each with its own base address. */
export const operatorServices = [
  'accounts',
  'games',
  'content',
  'milestones',
  'broker',
  'promotions',
  'campaigns',
  'chat',
] as const;
export type OperatorService = (typeof operatorServices)[number];

/** What responds to a call: a service of the operator, or `web` for the front end's own `/api/*`. */
export type Service = OperatorService | 'web';

/**
 * Authentication of a call. The web server enforces that of its own calls before any handler
 * (`web/src/app/authenticate.server.ts`).
 * - `none`: none
 * - `userToken`: `Authorization: Bearer <three-part user token>`
 * - `launchToken`: `Authorization: Bearer <single-use launch token>`
 * - `userTokenInBody`: the handler checks a token in the body
 * - `optionalUserToken`, `optionalLaunchToken`: the same, or none. Only for the web's own calls, as the next one
 * - `userOrReturnToken`: as `userToken`, or `returnToken` in the body, which goes first
 */
export type Auth =
  | 'none'
  | 'userToken'
  | 'launchToken'
  | 'userTokenInBody'
  | 'optionalUserToken'
  | 'optionalLaunchToken'
  | 'userOrReturnToken';

export const takesLaunchToken = (auth: Auth) => auth === 'launchToken' || auth === 'optionalLaunchToken';

/** Maximum number of calls per caller in a window. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

type Schema = v.GenericSchema;
type Fields = v.ObjectEntries;
type FieldsSchema = v.ObjectSchema<Fields, undefined>;

export interface Endpoint<
  Params extends FieldsSchema = FieldsSchema,
  Query extends FieldsSchema = FieldsSchema,
  Body extends Schema = Schema,
  ResponseSchema extends Schema = Schema,
  Headers extends FieldsSchema = FieldsSchema,
> {
  readonly name: string;
  readonly service: Service;
  readonly method: Method;
  /** Path below the service's base, with `:name` for each entry of `params`. */
  readonly path: `/${string}`;
  readonly auth: Auth;
  readonly params: Params;
  readonly query: Query;
  /** Headers that the service reads beside authentication; names in lower case. */
  readonly headers: Headers;
  /** `v.undefined()` for a call without a body. */
  readonly body: Body;
  /** Schema of a 2xx response. */
  readonly response: ResponseSchema;
  /** Statuses outside 2xx with their meanings. All carry `errorBody`. */
  readonly errors: Readonly<Record<number, string>>;
  /**
   * Whether the call may be repeated if its outcome is unknown. True for GET; for POST only if the call is idempotent.
   */
  readonly repeatable: boolean;
  /** Maximum body size in bytes; by default 8 KiB for the web's own calls and 64 KiB for the services. */
  readonly bodyLimitBytes?: number;
  /**
   * Maximum time in milliseconds from the call to the end of the response's body, with the browser's retries; 10 s by
   * default. Only for the web's own calls.
   */
  readonly deadlineMs?: number;
  /** Lower rate limit than the default. Only for the web's own calls; every call has a limit. */
  readonly rateLimit?: RateLimit;
}

interface Description<
  P extends FieldsSchema,
  Q extends FieldsSchema,
  B extends Schema,
  A extends Schema,
  H extends FieldsSchema,
  Au extends Auth,
> {
  name: string;
  service: Service;
  method: Method;
  path: `/${string}`;
  auth?: Au;
  params?: P;
  query?: Q;
  headers?: H;
  body?: B;
  response: A;
  errors?: Record<number, string>;
  repeatable?: boolean;
  bodyLimitBytes?: number;
  deadlineMs?: number;
  rateLimit?: RateLimit;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Extension: what a refused password says about its limit. A page says nothing of what a service leaves out. */
export const passwordAttempts = {
  /** Further wrong passwords that the service accepts before it locks the user name; 0 while it is locked. */
  attemptsLeft: extension(count),
  /** Whole seconds until the lock ends; missing or 0 without a lock. */
  lockedSeconds: extension(count),
};

const noFields = v.object({});
const noBody = v.undefined();
type NoFields = typeof noFields;
type NoBody = typeof noBody;

export function endpoint<
  A extends Schema,
  P extends FieldsSchema = NoFields,
  Q extends FieldsSchema = NoFields,
  B extends Schema = NoBody,
  H extends FieldsSchema = NoFields,
  const Au extends Auth = 'none',
>(description: Description<P, Q, B, A, H, Au>): Endpoint<P, Q, B, A, H> & { readonly auth: Au } {
  return {
    auth: 'none' as Au,
    errors: {},
    repeatable: description.method === 'GET',
    ...description,
    params: (description.params ?? noFields) as P,
    query: (description.query ?? noFields) as Q,
    headers: (description.headers ?? noFields) as H,
    body: (description.body ?? noBody) as B,
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- the constraint "any endpoint" needs bivariance; it is never a value's type
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

type Part<K extends string, S extends Schema> = keyof v.InferInput<S> extends never
  ? { [P in K]?: undefined }
  : Record<never, unknown> extends v.InferInput<S>
    ? { [P in K]?: v.InferInput<S> }
    : { [P in K]: v.InferInput<S> };

/** Caller's input of endpoint `E`: `params`, `query`, `headers` and `body`, if the endpoint has them. */
export type CallInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'headers', E['headers']> &
  (v.InferInput<E['body']> extends undefined ? { body?: undefined } : { body: v.InferInput<E['body']> });

/** Validated input of a handler of `E`. */
export type CheckedInput<E extends AnyEndpoint> = {
  params: v.InferOutput<E['params']>;
  query: v.InferOutput<E['query']>;
  body: v.InferOutput<E['body']>;
} & (Record<never, unknown> extends v.InferOutput<E['headers']>
  ? { headers?: v.InferOutput<E['headers']> }
  : { headers: v.InferOutput<E['headers']> });

export type ResponseBody<E extends AnyEndpoint> = v.InferOutput<E['response']>;
/** Outcome of a call: its value, or why it failed. */
export type CallResult<Value, Failure extends object> = { ok: true; value: Value } | ({ ok: false } & Failure);

/**
 * Body of every response outside 2xx: a code, a message or both. `code` is the operator's own number, for example
 * 15001.
 */
export const errorBody = v.pipe(
  v.object({
    code: v.optional(v.number()),
    message: v.optional(v.string(), ''),
    ...passwordAttempts,
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['message']],
      ({ code, message }) => code !== undefined || message !== '',
      'Without a code there is a message.',
    ),
    ['message'],
  ),
);
export type ErrorBody = v.InferOutput<typeof errorBody>;
export type PasswordAttempts = Pick<ErrorBody, keyof typeof passwordAttempts>;

/** Returns the path of a call with encoded parameters and query. */
export function addressOf(
  { path }: AnyEndpoint,
  { params = {}, query = {} }: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ownValue(params, name))));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return filled;
  return `${filled}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
}
