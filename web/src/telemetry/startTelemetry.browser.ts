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
import type { Visit } from '../market/visit.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import { cleanMeasured } from './cleanMeasured.ts';
import { CollectorTransport } from './collectorTransport.browser.ts';
import type { EarlyRecord } from './earlyRecord.ts';
import { followFirstInput } from './firstInput.browser.ts';
import type { Report } from './report.ts';
import { followReports } from './reportFollowers.ts';
import { rateVital } from './vitalRating.ts';

export interface Telemetry {
  /** Nothing more is measured or kept in the browser until `resume`. */
  stop(): void;
  resume(): void;
}

/**
 * TE-01, TE-02: starts the vendor's client. Its session ends after four hours, or a quarter of an hour without anything
 * measured; both are fixed there. What it finds out by itself are errors, web vitals and calls; it hears no console,
 * no clicks and no words of the page, and is told nobody's name.
 */
export function startTelemetry({ brandId, marketId }: Pick<Visit, 'brandId' | 'marketId'>): Telemetry {
  const faro = initializeFaro({
    app: { name: 'foyer-web', namespace: brandId, environment: marketId ?? 'rest-of-world' },
    transports: [new CollectorTransport({ onInvalidSession: (sessionId) => beginNextSession(faro, sessionId) })],
    // The transport gathers by itself.
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
  // Spans come in a piece of their own, so that no task is long.
  whenIdle(
    () =>
      void import('./startTracing.browser.ts').then(({ startTracing }) => startTracing(faro)).catch(() => undefined),
  );

  let isStopped = false;
  const forget = () => {
    // The client writes its session anew when the tab is seen again, also while it is paused.
    if (isStopped) tabStorage.remove(storedKeys.telemetrySession);
  };
  document.addEventListener('visibilitychange', forget);
  return {
    stop() {
      isStopped = true;
      faro.pause();
      forget();
    },
    resume() {
      isStopped = false;
      faro.unpause();
    },
  };
}

/** S8: under its name, with its facts. */
function pushReport(faro: Faro, { name, facts }: Report): void {
  const context = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, String(value)]));
  faro.api.pushError(new Error(String(facts['message'] ?? name)), {
    type: name,
    context,
    stackFrames: [],
    skipDedupe: true,
  });
}

/** TE-03: as the client's own transport does; a word on a session that is over already changes nothing. */
function beginNextSession(faro: Faro, sessionId: string): void {
  if (faro.api.getSession()?.id !== sessionId) return;
  faro.api.setSession({ id: genShortID(), attributes: { isSampled: 'true', previousSession: sessionId } });
}
