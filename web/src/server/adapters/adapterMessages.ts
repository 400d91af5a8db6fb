/** Facts of one call for an adapter. */
export interface AdapterRequest {
  /** Name of the endpoint. */
  name: string;
  input: unknown;
  bearer: string | null;
  base: string;
  traceHeaders: Record<string, string>;
  deadlineMs: number;
}

/** Messages of the web server to the thread of an adapter. */
export type HostMessage =
  | ({ kind: 'call'; id: number } & AdapterRequest)
  | { kind: 'abort'; id: number }
  | { kind: 'ping' }
  /** Outcome of a `request`: the JSON text of the response, or null when the call failed. */
  | { kind: 'response'; requestId: number; text: string | null };

/** Where a fault happened, without its message, which may hold received values. */
export interface FaultPlace {
  /** Name of the error, such as `TypeError`. */
  error: string;
  /** File, line and column; null when unknown. */
  at: string | null;
  /** Server that the call last failed to reach, if a setting of the adapter names it. */
  host?: string | undefined;
}

/** Messages of the thread of an adapter to the web server. */
export type AdapterMessage =
  | { kind: 'ready'; endpoints: Record<string, readonly string[]> }
  | { kind: 'notReady'; problem: string }
  /** `text`: JSON of the body. */
  | { kind: 'done'; id: number; status: number; text: string }
  | ({ kind: 'failed'; id: number } & FaultPlace)
  /** The deadline of the call has passed. */
  | { kind: 'timedOut'; id: number }
  /** Fails as the request did. */
  | { kind: 'failedAsRequest'; id: number; requestId: number }
  | { kind: 'request'; id: number; requestId: number; name: string; input: unknown; bearer: string | null | undefined }
  | { kind: 'pong' }
  /** Name of a problem of a response; letters alone. */
  | { kind: 'report'; problem: string }
  /** Outside of any call: a promise that nobody awaited, or a throw in a timer. */
  | ({ kind: 'fault' } & FaultPlace);

export interface AdapterThreadData {
  /** Address of the adapter's module. */
  module: string;
  settings: Record<string, string>;
}
