/** Where browsers send what they measure and record: our own origin, which passes it on to the collector. */
export const telemetryPath = '/api/telemetry';
export const replayPath = '/api/replay';

/** Calls that are measuring themselves: measured, they would never end. */
export function isMeasuring(path: string): boolean {
  return path === telemetryPath || path === replayPath || path === '/api/report' || path === '/api/csp-report';
}
