import type { Faro } from '@grafana/faro-web-sdk';
import { TracingInstrumentation } from '@grafana/faro-web-tracing';

/**
 * Spans of calls to our own server, which carries on with theirs. Sent after a second or thirty spans; a call's span ends
 * 300 ms after its answer, when the browser knows its timings. All three are the client's own numbers, and S9's.
 */
export function startTracing(faro: Faro): void {
  faro.instrumentations.add(new TracingInstrumentation());
}
