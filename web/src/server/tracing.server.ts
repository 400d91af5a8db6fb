import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Tracing {
  /** Runs what answers a request in a span, which carries on the browser's where the request names one. */
  inRequest(request: IncomingMessage, response: ServerResponse, run: () => void): void;
  /** Runs a call of a service in a span of the request; `headers` tell the service of it. */
  inCall<T>(
    name: string,
    service: string,
    run: (headers: Record<string, string>) => Promise<T>,
    outcomeOf: (result: T) => string,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Without a place to send spans to none are made. */
export const noTracing: Tracing = {
  inRequest: (_request, _response, run) => run(),
  inCall: (_name, _service, run) => run({}),
  close: async () => undefined,
};
