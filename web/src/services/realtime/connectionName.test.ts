import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minLifeMs, streamDelay } from '../stream/streamBackoff.ts';
import { afterEnd, afterOpen, afterStart, afterWait, delayOf, idle } from '../stream/streamState.ts';
import type { StreamState } from '../stream/streamState.ts';
import { connectionName, isMissing } from './connectionName.ts';

type Step = 'start' | 'stop' | 'due' | 'online' | 'open' | 'end' | 'close';

function apply(state: StreamState, step: Step, at: number): StreamState {
  switch (step) {
    case 'start':
      return afterStart(state);
    case 'stop':
      return idle;
    case 'due':
      return afterWait(state);
    case 'online':
      return afterWait(state, true);
    case 'open':
      return afterOpen(state, at);
    case 'end':
      return afterEnd(state, at, true);
    case 'close':
      return afterEnd(state, at, false);
  }
}
/** The state after these steps, all at the same time. */
const after = (...steps: Step[]): StreamState => steps.reduce((state, step) => apply(state, step, 0), idle);
const again = (count: number): Step[] => Array.from({ length: count }, () => ['due', 'open', 'end'] as const).flat();
const named = (...steps: Step[]) => connectionName(after(...steps));

test('RT-03 connects on demand, reconnects after a loss and stops on demand', () => {
  expect(named('start')).toBe('Connecting');
  expect(named('start', 'open')).toBe('Connected');
  expect(after('start', 'open', 'start')).toEqual(after('start', 'open'));
  expect(named('start', 'open', 'end')).toBe('Reconnecting');
  expect(named('start', 'open', 'end', 'due')).toBe('Reconnecting');
  expect(named('start', 'open', 'end', 'due', 'open')).toBe('Connected');
  expect(named('start', 'open', 'stop')).toBe('Disconnected');
  expect(named('stop', 'start')).toBe('Connecting');
});

test('RT-03 a failed attempt disconnects and is repeated', () => {
  expect(after('start', 'end')).toMatchObject({ phase: 'waiting', end: 'failed', failures: 1 });
  expect([named('start', 'end'), named('start', 'end', 'due')]).toEqual(['Disconnected', 'Connecting']);
  expect(after('start', 'open', 'end', 'due', 'end')).toMatchObject({ phase: 'waiting', end: 'failed', failures: 2 });
  expect(named('start', 'open', 'end', 'due', 'end')).toBe('Disconnected');
  expect(after('start', 'open', 'end', 'end')).toEqual(after('start', 'open', 'end'));
});

test('RT-03 RT-04 a server-initiated close waits for the longest delay, and only the player shortens it', () => {
  for (const closed of [after('start', 'open', 'close'), after('start', 'close')]) {
    expect([connectionName(closed), isMissing(closed), delayOf(closed, 0)]).toEqual(['Disconnected', true, 30_000]);
    expect(afterWait(closed, true)).toBe(closed);
    expect(afterStart(closed)).toBe(closed);
    expect(connectionName(afterWait(closed))).toBe('Connecting');
  }
  expect(after('start', 'end', 'online')).toEqual(after('start', 'end', 'due'));
});

test('RT-04 delays are 1, 2, 4, 8, 16 and 30 seconds, after a loss or a failed attempt', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 400].map((failures) => streamDelay(failures, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  const delays = (...states: StreamState[]) => states.map((state) => delayOf(state, 0));
  expect(delays(after('start', 'end'), after('start', 'open', 'end'))).toEqual([1000, 1000]);
  expect(delays(after('start', 'end', 'due', 'end'), after('start', 'open', 'end', 'due', 'end'))).toEqual([
    2000, 2000,
  ]);
});

test('RT-04 only a connection of 60 s starts the delays again', () => {
  const delaysAfter = (livedMs: number) =>
    [0, 1, 2, 3, 4, 5].map((count) => {
      const open = after('start', 'open', 'end', ...again(count), 'due', 'open');
      return delayOf(afterEnd(open, livedMs, true), 0);
    });
  expect(delaysAfter(minLifeMs - 1)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(delaysAfter(minLifeMs)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
});

test('RT-04 delays never exceed 30 seconds and one of jitter, and differ between clients', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, random) => {
      const wait = streamDelay(failures + 1, random);
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(31_000);
      if (random > 0.001) expect(wait).toBeGreaterThan(streamDelay(failures + 1, 0));
    }),
  );
});

test('RM-03 reports trouble from a loss until reconnection, and none during the first attempt', () => {
  expect([after(), after('start'), after('start', 'open'), after('start', 'stop')].map(isMissing)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    [
      after('start', 'end'),
      after('start', 'end', 'due'),
      after('start', 'open', 'end'),
      after('start', 'open', 'end', 'due'),
      after('start', 'open', 'close'),
    ].every(isMissing),
  ).toBe(true);
});

test('never tries and waits at once, and is connected only when requested', () => {
  const steps = fc.tuple(
    fc.constantFrom<Step>('start', 'stop', 'due', 'online', 'open', 'end', 'close'),
    fc.nat(200_000),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      let state = idle;
      let isWanted = false;
      for (const [step, at] of all) {
        state = apply(state, step, at);
        isWanted = step === 'start' || (isWanted && step !== 'stop');
        expect(state.phase !== 'off').toBe(isWanted);
        expect(delayOf(state, 0) !== null).toBe(state.phase === 'waiting');
        expect(connectionName(state) === 'Connected').toBe(state.phase === 'open');
      }
    }),
  );
});
