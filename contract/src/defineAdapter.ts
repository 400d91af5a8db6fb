import type { AnyEndpoint, CallInput, ErrorBody, ResponseBody, OperatorService } from './endpoint.ts';
import type { AdapterEndpoints } from './serviceEndpoints.ts';

declare const refusal: unique symbol;

/** A refusal of the service, made by `AdapterCall.refuse`. */
export interface AdapterRefusal {
  readonly [refusal]: true;
}

/** What an adapter gets of one call, beside its input. */
export interface AdapterCall {
  /** Base address of the service, as the web server's configuration has it. */
  readonly base: string;
  /** Token with which the web server makes this call; null without one. */
  readonly bearer: string | null;
  /** Aborts at the deadline of the call. Pass it to libraries that make requests of their own. */
  readonly signal: AbortSignal;
  /**
   * Calls an endpoint of the same service as the web server would without the adapter: with its deadline, trace and
   * limits, and checked. Throws when the call fails; an adapter that lets it through fails in the same way.
   */
  request<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: { bearer?: string | null },
  ): Promise<ResponseBody<E>>;
  /** As the platform's `fetch`, with the deadline and the trace of the call. Does not follow redirects. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Makes a refusal, to return or to throw. Pages show the text that belongs to `code`; a status that the contract does
   * not name for the endpoint counts as a fault.
   */
  refuse(status: number, body: Partial<ErrorBody>): AdapterRefusal;
  /**
   * Logs that the response lacks something, at most once a minute for each problem.
   * @param problem a name of letters alone, such as `pictureMissing`, which holds nothing received
   */
  report(problem: string): void;
}

type Handlers<Endpoints> = {
  [Name in keyof Endpoints]?: Endpoints[Name] extends AnyEndpoint
    ? (input: CallInput<Endpoints[Name]>, call: AdapterCall) => Promise<ResponseBody<Endpoints[Name]> | AdapterRefusal>
    : never;
};

/** Replaces endpoints of one service. Endpoints that it does not name go to the service. */
export type Adapter = { readonly [S in OperatorService]?: Handlers<AdapterEndpoints[S]> };

/** Variables of the adapter, without their common beginning: `ISSUER` for `ADAPTER_OIDC_ISSUER` of `oidc.js`. */
export type AdapterSettings = Readonly<Record<string, string | undefined>>;

/** The default export of an adapter's file. The function may throw: then the web server does not start. */
export type AdapterModule = Adapter | ((settings: AdapterSettings) => Adapter | Promise<Adapter>);

/** Checks the types of an adapter; returns it as it is. */
export function defineAdapter<const Defined extends AdapterModule>(adapter: Defined): Defined {
  return adapter;
}
