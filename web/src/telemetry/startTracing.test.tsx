import { initializeFaro, SessionInstrumentation, TransportItemType } from '@grafana/faro-web-sdk';
import type { TransportItem } from '@grafana/faro-web-sdk';
import { TracingInstrumentation } from '@grafana/faro-web-tracing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CollectorTransport } from './collectorTransport.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('TE-02 the client’s own numbers for spans are those of the specification: thirty at once, or after a second', async () => {
  const items: TransportItem[] = [];
  class Heard extends CollectorTransport {
    override send(item: TransportItem | TransportItem[]): void {
      items.push(...[item].flat());
    }
  }
  const faro = initializeFaro({
    app: { name: 'test' },
    transports: [new Heard({ onInvalidSession: () => undefined })],
    batching: { enabled: false },
    instrumentations: [new SessionInstrumentation()],
    sessionTracking: { enabled: true, samplingRate: 1 },
    preventGlobalExposure: true,
  });
  // Without the parts that listen to calls, which only a browser has.
  faro.instrumentations.add(new TracingInstrumentation({ instrumentations: [] }));
  const traces = () => items.filter(({ type }) => type === TransportItemType.TRACE).map(({ payload }) => JSON.stringify(payload).split('"spanId"').length - 1);
  const tracer = faro.api.getOTEL()?.trace.getTracer('test');
  for (let span = 0; span < 31; span += 1) tracer?.startSpan('a call').end();
  await vi.advanceTimersByTimeAsync(1);
  expect(traces()).toEqual([30]);
  await vi.advanceTimersByTimeAsync(998);
  expect(traces()).toEqual([30]);
  await vi.advanceTimersByTimeAsync(2);
  expect(traces()).toEqual([30, 1]);
  expect(TracingInstrumentation.SCHEDULED_BATCH_DELAY_MS).toBe(1000);
});
