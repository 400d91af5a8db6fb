import type { ResponseBody, AnyEndpoint, CheckedInput, PasswordAttempts } from '@foyer/contract/endpoint';

/** An expected refusal: a status of the endpoint's `errors`, with an optional operator code. */
export interface Refusal {
  readonly refused: true;
  readonly status: number;
  readonly code?: number;
  readonly message: string;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** What a refused password says about its limit. */
  readonly attempts?: PasswordAttempts;
}

export function refuse(status: number, message: string, code?: number): Refusal {
  return { refused: true, status, message, ...(code === undefined ? {} : { code }) };
}

/** Refuses a caller with too many attempts, and states how long to wait. */
export function refuseTooMany(message: string, code: number, retryAfterSeconds: number): Refusal {
  return { ...refuse(429, message, code), retryAfterSeconds };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}

/** Request data for handlers, beside the validated input. */
export interface Call {
  /** Text after `Bearer `, or null. */
  bearer: string | null;
  /** Client address of the socket. */
  remoteAddress: string;
  header(name: string): string | undefined;
}

export type Handler<E extends AnyEndpoint> = (
  input: CheckedInput<E>,
  call: Call,
) => ResponseBody<E> | Refusal | Promise<ResponseBody<E> | Refusal>;

export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Connects a handler to its endpoint. The server validates input and response with the endpoint's schemas. */
export function route<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<AnyEndpoint> };
}
