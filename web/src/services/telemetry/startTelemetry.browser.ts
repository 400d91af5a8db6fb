import {
  ErrorsInstrumentation,
  genShortID,
  initializeFaro,
  InternalLoggerLevel,
  SessionInstrumentation,
  ViewInstrumentation,
  WebVitalsInstrumentation,
} from '@grafana/faro-web-sdk';
import type { Faro } from '@grafana/faro-web-sdk';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { Report } from '../errors/report.ts';
import { followReports } from '../errors/reportFollowers.ts';
import type { Visit } from '../market/visit.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { cleanMeasured } from './cleanMeasured.ts';
import { CollectorTransport } from './collectorTransport.browser.ts';
import type { EarlyRecord } from './earlyRecord.ts';
import { rateVital } from './vitalRating.ts';

export interface Telemetry {
  /** Stops measuring and storing until `resume`. */
  stop(): void;
  resume(): void;
}

/**
 * Reports First Input Delay. The web-vitals library has replaced it with INP, but the specification requires it (S9).
 * Not reported in browsers without support.
 */
function followFirstInput(report: (delayMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries();
    if (!(entry instanceof PerformanceEventTiming)) return;
    observer.disconnect();
    report(Math.max(0, entry.processingStart - entry.startTime));
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/**
 * TE-01, TE-02: starts the vendor's client. Its session ends after four hours, or after 15 minutes without data; both
 * are fixed in the client. Collects errors, web vitals and calls; no console output, clicks, page texts or names.
 */
export function startTelemetry({ brandId, marketId }: Pick<Visit, 'brandId' | 'marketId'>): Telemetry {
  const transport = new CollectorTransport((sessionId) => beginNextSession(faro, sessionId));
  const faro = initializeFaro({
    app: { name: 'foyer-web', namespace: brandId, environment: marketId ?? 'rest-of-world' },
    transports: [transport],
    // The transport batches itself.
    batching: { enabled: false },
    instrumentations: [
      new ErrorsInstrumentation(),
      new WebVitalsInstrumentation(),
      new SessionInstrumentation(),
      new ViewInstrumentation(),
    ],
    sessionTracking: { enabled: true, samplingRate: 1 },
    beforeSend: cleanMeasured,
    preventGlobalExposure: true,
    internalLoggerLevel: InternalLoggerLevel.OFF,
  });
  followReports((entry) => pushReport(faro, entry));
  const early: EarlyRecord | undefined = window.__early;
  for (const message of early?.errors.splice(0) ?? [])
    faro.api.pushError(new Error(message), { type: 'EARLY_ERROR', stackFrames: [] });
  followFirstInput((delayMs) =>
    faro.api.pushMeasurement(
      { type: 'web-vitals', values: { fid: delayMs, delta: delayMs } },
      { context: { rating: rateVital('fid', delayMs) } },
    ),
  );
  // Tracing is loaded separately, to avoid a long task.
  whenIdle(
    () =>
      void import('./startTracing.browser.ts').then(({ startTracing }) => startTracing(faro)).catch(() => undefined),
  );

  let isStopped = false;
  const forget = () => {
    // The client writes its session again when the tab becomes visible, even while paused.
    if (isStopped) tabStorage.remove(storedKeys.telemetrySession);
  };
  document.addEventListener('visibilitychange', forget);
  return {
    stop() {
      isStopped = true;
      faro.pause();
      transport.stop();
      forget();
    },
    resume() {
      isStopped = false;
      transport.resume();
      faro.unpause();
    },
  };
}

/** S8: reports by name with facts. */
function pushReport(faro: Faro, { name, facts }: Report): void {
  const context = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, String(value)]));
  faro.api.pushError(new Error(String(facts['message'] ?? name)), {
    type: name,
    context,
    stackFrames: [],
    skipDedupe: true,
  });
}

/**
 * TE-03: starts a new session as the client's own transport does; ignores responses for a session that has already
 * ended.
 */
function beginNextSession(faro: Faro, sessionId: string): void {
  if (faro.api.getSession()?.id !== sessionId) return;
  faro.api.setSession({ id: genShortID(), attributes: { isSampled: 'true', previousSession: sessionId } });
}
