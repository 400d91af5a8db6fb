/** Where browsers send what they measure and record: our own origin, which passes it on to the collector. */
export const telemetryPath = '/api/telemetry';
export const replayPath = '/api/replay';
