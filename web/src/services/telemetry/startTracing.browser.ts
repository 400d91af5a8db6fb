import type { Faro } from '@grafana/faro-web-sdk';
import { TracingInstrumentation } from '@grafana/faro-web-tracing';

/**
 * Traces calls to the web server, which continues the traces. Sends after one second or 30 spans; a call's span ends
 * 300 ms after its response, when its timings are known. These are the client's defaults and those of S9.
 */
export function startTracing(faro: Faro): void {
  faro.instrumentations.add(new TracingInstrumentation());
}
