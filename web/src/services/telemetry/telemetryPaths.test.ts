import { expect, test } from 'vitest';
import { isTelemetryCall, replayPath, telemetryPath } from './telemetryPaths.ts';

test('TE-07 does not measure telemetry requests', () => {
  expect([telemetryPath, replayPath]).toEqual(['/api/telemetry', '/api/replay']);
  for (const path of ['/api/telemetry', '/api/replay', '/api/report', '/api/csp-report'])
    expect([path, isTelemetryCall(path)]).toEqual([path, true]);
  for (const path of ['/api/games', '/api/telemetry/x', '/'])
    expect([path, isTelemetryCall(path)]).toEqual([path, false]);
});
