import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTrace, runInTrace, traceOf, writeTraceparent } from './requestTrace.server.ts';

export interface Tracing {
  /** Runs a request with a trace id, and in a span where spans are exported. */
  inRequest(request: IncomingMessage, response: ServerResponse, run: () => void): void;
  /** Runs a service call; `headers` propagate the trace. */
  inCall<T>(
    name: string,
    service: string,
    run: (headers: Record<string, string>) => Promise<T>,
    outcomeOf: (result: T) => string,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Whether `traceparent` of a request may be believed: a trusted proxy or the edge wrote it or let it pass. */
export type TrustsTrace = (request: IncomingMessage) => boolean;

/**
 * Gives each request an id that goes on to the services, without exporting spans. An untrusted sender cannot choose the
 * id, so that nobody can mix up the log lines of two requests.
 */
export function createTraceIds(trustsTrace: TrustsTrace): Tracing {
  return {
    inRequest(request, _response, run) {
      runInTrace(request, traceOf(request, trustsTrace(request)), run);
    },
    inCall(_name, _service, run) {
      const trace = currentTrace();
      return run(trace === undefined ? {} : { traceparent: writeTraceparent(trace) });
    },
    close: async () => undefined,
  };
}

/** For calls outside of requests, and for tests. */
export const noTracing: Pick<Tracing, 'inCall'> = { inCall: (_name, _service, run) => run({}) };
