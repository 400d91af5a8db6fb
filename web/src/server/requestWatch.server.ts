import type { IncomingMessage, ServerResponse } from 'node:http';
import { cleanText } from '../telemetry/cleanFacts.ts';
import type { Log } from './log.server.ts';
import type { Metrics, RequestKind } from './metrics.server.ts';

/** Counts each request, and writes it to the log where the level is `info`. Made for a path that costs microseconds. */
export type RequestWatch = (
  request: IncomingMessage,
  response: ServerResponse,
  kind: RequestKind,
  startedAt: number,
) => void;

/**
 * The access log names no visitor: no address, no browser, no query, no cookie. A path has no secret of its own, and what
 * looks like one in it is taken out.
 */
export function createRequestWatch({ metrics, log }: { metrics: Metrics; log: Log }): RequestWatch {
  const isLogged = log.isLevelEnabled('info');
  const done: RequestWatch = (request, response, kind, startedAt) => {
    const ms = performance.now() - startedAt;
    metrics.request(kind, response.statusCode, ms / 1000);
    if (!isLogged) return;
    const { host, traceparent } = request.headers;
    log.info(
      {
        method: request.method,
        host: cleanText(host ?? '', 80),
        path: cleanText((request.url ?? '').split('?', 1)[0] ?? '', 200),
        kind,
        status: response.statusCode,
        ms: Math.round(ms * 100) / 100,
        ...(typeof traceparent === 'string' && /^00-[\da-f]{32}-/.test(traceparent)
          ? { traceId: traceparent.slice(3, 35) }
          : {}),
      },
      'REQUEST',
    );
  };
  return (request, response, kind, startedAt) => {
    // A stored page has been handed over whole by now; for what is still being made there is an end to wait for.
    if (response.writableEnded) done(request, response, kind, startedAt);
    else response.once('close', () => done(request, response, kind, startedAt));
  };
}
