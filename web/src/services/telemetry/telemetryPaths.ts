/** Endpoint for telemetry and replays: same origin, forwarded to the collector. */
export const telemetryPath = '/api/telemetry';
export const replayPath = '/api/replay';

/** Telemetry's own calls, which must not be measured. */
export function isTelemetryCall(path: string): boolean {
  return path === telemetryPath || path === replayPath || path === '/api/report' || path === '/api/csp-report';
}
