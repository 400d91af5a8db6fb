import { initializeFaro, SessionInstrumentation, TransportItemType } from '@grafana/faro-web-sdk';
import type { Faro, TransportItem } from '@grafana/faro-web-sdk';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CollectorTransport } from './collectorTransport.browser.ts';
import { startTracing } from './startTracing.browser.ts';

// jsdom has no performance timeline. The client checks for one at load and traces calls only with it.
vi.hoisted(() => {
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes: string[] = [];
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
});

const items: TransportItem[] = [];
class RecordingTransport extends CollectorTransport {
  override send(item: TransportItem | TransportItem[]): void {
    items.push(...[item].flat());
  }
}
interface Span {
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
const traces = () => items.filter(({ type }) => type === TransportItemType.TRACE);
/** Spans of each batch that was exported. */
const batches = () =>
  traces().map(({ payload }) =>
    (payload as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

let faro: Faro;
let response: PromiseWithResolvers<Response>;
// The vendor's client can be started only once per page, so that the tests share it.
beforeAll(() => {
  vi.useFakeTimers();
  globalThis.fetch = () => response.promise;
  faro = initializeFaro({
    app: { name: 'test' },
    transports: [new RecordingTransport(() => undefined)],
    batching: { enabled: false },
    instrumentations: [new SessionInstrumentation()],
    sessionTracking: { enabled: true, samplingRate: 1 },
    preventGlobalExposure: true,
  });
  startTracing(faro);
});
beforeEach(async () => {
  response = Promise.withResolvers();
  await vi.advanceTimersByTimeAsync(5000);
  items.length = 0;
});
afterAll(() => {
  vi.useRealTimers();
});

test('TE-02 sends thirty spans at once, or fewer one second after the first', async () => {
  const tracer = faro.api.getOTEL()?.trace.getTracer('test');
  for (let span = 0; span < 31; span += 1) tracer?.startSpan('a call').end();
  await vi.advanceTimersByTimeAsync(1);
  expect(batches().map((spans) => spans.length)).toEqual([30]);
  await vi.advanceTimersByTimeAsync(998);
  expect(batches().map((spans) => spans.length)).toEqual([30]);
  await vi.advanceTimersByTimeAsync(2);
  expect(batches().map((spans) => spans.length)).toEqual([30, 1]);
});

test('TE-02 ends a call’s span 300 ms after its response, with the time of the response', async () => {
  // The 30th span sends the batch at once, so that the export shows when it ends.
  const tracer = faro.api.getOTEL()?.trace.getTracer('test');
  for (let span = 0; span < 29; span += 1) tracer?.startSpan('another').end();
  const startedAt = Date.now();
  const call = window.fetch('/api/geo-info');
  await vi.advanceTimersByTimeAsync(200);
  response.resolve(new Response(null));
  await call;
  await vi.advanceTimersByTimeAsync(299);
  expect(batches()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(batches().map((spans) => spans.length)).toEqual([30]);
  const span = batches()
    .flat()
    .find(({ name }) => name === 'GET');
  expect(Math.round(Number(span?.startTimeUnixNano) / 1e6) - startedAt).toBeLessThanOrEqual(1);
  expect(Math.abs(Math.round(Number(span?.endTimeUnixNano) / 1e6) - startedAt - 200)).toBeLessThanOrEqual(1);
});

test('TE-02 creates no spans for telemetry calls', async () => {
  const calls = ['/api/telemetry', '/api/replay', '/api/report', '/api/csp-report'].map((path) =>
    window.fetch(path, { method: 'POST' }),
  );
  response.resolve(new Response(null));
  await Promise.all(calls);
  await vi.advanceTimersByTimeAsync(5000);
  expect(batches()).toEqual([]);
});
