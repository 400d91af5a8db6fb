import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minLifeMs, streamDelay } from './streamBackoff.ts';
import { delayOf, idle, isClosed, isMissing, isTrying, nextStream } from './streamState.ts';
import type { StreamEvent, StreamState } from './streamState.ts';

type Step = 'wanted' | 'unwanted' | 'due' | 'online' | 'opened' | 'ended' | 'closed' | 'lived';

/** The state after these steps. `lived` ends a connection after its minimum life, any other step happens at once. */
function after(...steps: Step[]): StreamState {
  let at = 0;
  return steps.reduce((state, type) => {
    if (type === 'lived') at += minLifeMs;
    switch (type) {
      case 'opened':
        return nextStream(state, { type, at });
      case 'ended':
      case 'lived':
        return nextStream(state, { type: 'ended', at, canReconnect: true });
      case 'closed':
        return nextStream(state, { type: 'ended', at, canReconnect: false });
      default:
        return nextStream(state, { type });
    }
  }, idle);
}
const again = (count: number): Step[] =>
  Array.from({ length: count }, () => ['due', 'opened', 'ended'] as const).flat();

test('RT-03 connects on demand, reconnects after a loss and stops on demand', () => {
  expect(after('wanted')).toEqual({ name: 'Connecting', failures: 0 });
  expect(after('wanted', 'opened')).toMatchObject({ name: 'Connected' });
  expect(after('wanted', 'opened', 'wanted')).toEqual(after('wanted', 'opened'));
  expect(after('wanted', 'opened', 'ended')).toEqual({ name: 'Reconnecting', isTrying: false, failures: 1 });
  expect(after('wanted', 'opened', 'ended', 'due')).toEqual({ name: 'Reconnecting', isTrying: true, failures: 1 });
  expect(after('wanted', 'opened', 'ended', 'due', 'opened')).toMatchObject({ name: 'Connected' });
  for (const before of [[], ['wanted'], ['wanted', 'opened'], ['wanted', 'opened', 'ended']] as const)
    expect(after(...before, 'unwanted')).toEqual(idle);
});

test('RT-03 a failed attempt disconnects and is repeated', () => {
  expect(after('wanted', 'ended')).toEqual({ name: 'Disconnected', why: 'failed', failures: 1 });
  expect(after('wanted', 'ended', 'due')).toEqual({ name: 'Connecting', failures: 1 });
  expect(after('wanted', 'opened', 'ended', 'due', 'ended')).toEqual({
    name: 'Disconnected',
    why: 'failed',
    failures: 2,
  });
  expect(after('wanted', 'opened', 'ended', 'ended')).toEqual(after('wanted', 'opened', 'ended'));
});

test('RT-03 RT-04 a server-initiated close waits for the longest delay, and only the player shortens it', () => {
  for (const closed of [after('wanted', 'opened', 'closed'), after('wanted', 'closed')]) {
    expect(closed).toMatchObject({ name: 'Disconnected', why: 'closed' });
    expect([delayOf(closed, 0), isClosed(closed), isMissing(closed)]).toEqual([30_000, true, true]);
    expect(nextStream(closed, { type: 'online' })).toBe(closed);
    expect(nextStream(closed, { type: 'wanted' })).toBe(closed);
    expect(nextStream(closed, { type: 'due' })).toMatchObject({ name: 'Connecting' });
  }
  expect(after('wanted', 'ended', 'online')).toEqual(after('wanted', 'ended', 'due'));
});

test('RT-04 delays are 1, 2, 4, 8, 16 and 30 seconds, after a loss or a failed attempt', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 400].map((failures) => streamDelay(failures, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect([after('wanted', 'ended'), after('wanted', 'opened', 'ended')].map((state) => delayOf(state, 0))).toEqual([
    1000, 1000,
  ]);
  expect(
    [after('wanted', 'ended', 'due', 'ended'), after('wanted', 'opened', 'ended', 'due', 'ended')].map((state) =>
      delayOf(state, 0),
    ),
  ).toEqual([2000, 2000]);
});

test('RT-04 only a connection of 60 s starts the delays again', () => {
  const delaysOf = (last: Step) =>
    [0, 1, 2, 3, 4, 5].map((count) =>
      delayOf(after('wanted', 'opened', 'ended', ...again(count), 'due', 'opened', last), 0),
    );
  expect(delaysOf('ended')).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(new Set(delaysOf('lived'))).toEqual(new Set([1000]));
  const open = after('wanted', 'ended', 'due', 'opened');
  const end = (at: number) => delayOf(nextStream(open, { type: 'ended', at, canReconnect: true }), 0);
  expect([end(minLifeMs - 1), end(minLifeMs)]).toEqual([2000, 1000]);
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
  expect([after(), after('wanted'), after('wanted', 'opened'), after('wanted', 'unwanted')].map(isMissing)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    [
      after('wanted', 'ended'),
      after('wanted', 'ended', 'due'),
      after('wanted', 'opened', 'ended'),
      after('wanted', 'opened', 'ended', 'due'),
      after('wanted', 'opened', 'closed'),
    ].every(isMissing),
  ).toBe(true);
});

test('never tries and waits at once, and is connected only when requested', () => {
  const event = fc.oneof(
    fc.constantFrom<StreamEvent>({ type: 'wanted' }, { type: 'unwanted' }, { type: 'due' }, { type: 'online' }),
    fc.record({ type: fc.constant('opened' as const), at: fc.nat(200_000) }),
    fc.record({ type: fc.constant('ended' as const), at: fc.nat(200_000), canReconnect: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = idle;
      let isWanted = false;
      for (const next of events) {
        state = nextStream(state, next);
        isWanted = next.type === 'wanted' || (isWanted && next.type !== 'unwanted');
        const isConnected = state.name === 'Connected';
        // While wanted, exactly one: open, trying, or waiting.
        expect([isConnected, isTrying(state), delayOf(state, 0) !== null].filter(Boolean)).toHaveLength(
          isWanted ? 1 : 0,
        );
      }
    }),
  );
});
