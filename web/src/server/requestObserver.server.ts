import type { IncomingMessage, ServerResponse } from 'node:http';
import { cleanText } from '../base/cleanFacts.ts';
import type { Log } from './log.server.ts';
import type { Metrics, RequestKind } from './metrics.server.ts';
import { assignedTraceId, traceOf } from './requestTrace.server.ts';
import type { TrustsTrace } from './tracing.server.ts';

/** Counts each request, and logs it at level `info`. Runs in a path that takes microseconds. */
export type RequestObserver = (
  request: IncomingMessage,
  response: ServerResponse,
  kind: RequestKind,
  startedAt: number,
) => void;

/**
 * Access log without personal data: no address, user agent, query or cookie. Paths contain no secrets; anything in them
 * that looks like one is removed.
 */
export function createRequestObserver({
  metrics,
  log,
  trustsTrace,
}: {
  metrics: Metrics;
  log: Log;
  trustsTrace: TrustsTrace;
}): RequestObserver {
  const isLogged = log.isLevelEnabled('info');
  const done: RequestObserver = (request, response, kind, startedAt) => {
    const ms = performance.now() - startedAt;
    metrics.request(kind, response.statusCode, ms / 1000);
    if (!isLogged) return;
    const { host } = request.headers;
    log.info(
      {
        method: request.method,
        host: cleanText(host ?? '', 80),
        path: cleanText((request.url ?? '').split('?', 1)[0] ?? '', 200),
        kind,
        status: response.statusCode,
        ms: Math.round(ms * 100) / 100,
        traceId: assignedTraceId(request) ?? traceOf(request, trustsTrace(request)).traceId,
      },
      'REQUEST',
    );
  };
  return (request, response, kind, startedAt) => {
    // A cached page is complete here; for other responses wait for the end.
    if (response.writableEnded) done(request, response, kind, startedAt);
    else response.once('close', () => done(request, response, kind, startedAt));
  };
}
