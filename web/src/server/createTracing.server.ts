import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { cleanText } from '../base/cleanFacts.ts';
import { runInTrace } from './requestTrace.server.ts';
import type { Tracing } from './tracing.server.ts';

/**
 * Traces calls of `/api/*` and uncached pages. Started manually: the SDK's instrumentation of Node's server would also
 * trace every cached page. Bounded queue and short timeout, so that an unavailable collector only loses spans.
 */
export function createTracing(tracesUrl: string, credentials: Readonly<Record<string, string>> = {}): Tracing {
  const processor = new BatchSpanProcessor(
    new OTLPTraceExporter({ url: tracesUrl, headers: { ...credentials }, timeoutMillis: 3000 }),
    {
      maxQueueSize: 2000,
      maxExportBatchSize: 30,
      scheduledDelayMillis: 1000,
      exportTimeoutMillis: 3000,
    },
  );
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer-web-server' }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('foyer');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  return {
    inRequest(request, response, run) {
      const path = cleanText((request.url ?? '').split('?', 1)[0] ?? '', 200);
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan(
        `${request.method} ${path}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'url.path': path } },
        parent,
      );
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      const { traceId, spanId, traceFlags } = span.spanContext();
      const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
      runInTrace(request, { traceId, spanId, isSampled }, () => current.run(trace.setSpan(parent, span), run));
    },
    async inCall(name, service, run, outcomeOf) {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { 'peer.service': service } }, parent);
      const headers: Record<string, string> = {};
      propagator.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter);
      try {
        const result = await run(headers);
        const outcome = outcomeOf(result);
        span.setAttribute('foyer.outcome', outcome);
        if (outcome !== 'ok' && outcome !== 'refused') span.setStatus({ code: SpanStatusCode.ERROR });
        return result;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
