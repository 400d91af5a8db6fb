import { expect, test } from 'vitest';
import { cpuByPhase } from './cpuPhases.ts';
import type { TraceEvent } from './cpuPhases.ts';

const event = (name: string, ts: number, dur: number, tdur = dur, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});

test('gives each phase its own CPU time, without that of the phases within it', () => {
  const events = [
    event('RunTask', 0, 10_000, 9_000),
    event('FunctionCall', 1_000, 8_000, 7_000),
    // A forced layout within a script.
    event('Layout', 2_000, 3_000),
    event('Unknown', 6_000, 1_000),
    event('RunTask', 20_000, 4_000),
    event('Paint', 21_000, 1_000),
  ];
  expect(cpuByPhase(events)).toEqual({ document: 0, script: 4, 'style and layout': 3, paint: 1, other: 5 });
});

test('keeps threads apart, and ignores what is in no task', () => {
  const events = [event('RunTask', 0, 5_000), event('Layout', 1_000, 1_000, 1_000, 2), event('Layout', 9_000, 1_000)];
  expect(cpuByPhase(events)).toMatchObject({ 'style and layout': 0, other: 5 });
});
