import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  connectionAfter,
  idle,
  isTrying,
  hasConnectionProblem,
  reconnectDelay,
  currentDelay,
} from './connectionState.ts';
import type { ConnectionEvent, ConnectionState } from './connectionState.ts';

const after = (...types: (ConnectionEvent['type'] | 'closedByHub')[]): ConnectionState =>
  types.reduce(
    (state, type) =>
      connectionAfter(
        state,
        type === 'closedByHub'
          ? { type: 'lost', canReconnect: false }
          : type === 'lost'
            ? { type, canReconnect: true }
            : { type },
      ),
    idle,
  );

test('RT-03 connects on demand, reconnects after a loss and stops on demand', () => {
  expect(after('wanted')).toEqual({ name: 'Connecting', failures: 0, lost: 'broken' });
  expect(after('wanted', 'opened')).toEqual({ name: 'Connected' });
  expect(after('wanted', 'opened', 'wanted')).toEqual({ name: 'Connected' });
  expect(after('wanted', 'opened', 'lost')).toEqual({ name: 'Reconnecting', isTrying: false, lost: 'broken' });
  expect(after('wanted', 'opened', 'lost', 'due')).toEqual({ name: 'Reconnecting', isTrying: true, lost: 'broken' });
  expect(after('wanted', 'opened', 'lost', 'due', 'opened')).toEqual({ name: 'Connected' });
  for (const before of [[], ['wanted'], ['wanted', 'opened'], ['wanted', 'opened', 'lost']] as const)
    expect(after(...before, 'unwanted')).toEqual(idle);
});

test('RT-03 a failed attempt is retried, and a server-initiated close ends the connection', () => {
  expect(after('wanted', 'failed')).toEqual({ name: 'Disconnected', why: 'failed', failures: 1, lost: 'broken' });
  expect(after('wanted', 'failed', 'due')).toEqual({ name: 'Connecting', failures: 1, lost: 'broken' });
  expect(after('wanted', 'opened', 'lost', 'due', 'failed')).toEqual({
    name: 'Disconnected',
    why: 'failed',
    failures: 2,
    lost: 'broken',
  });
  expect(after('wanted', 'opened', 'lost', 'due', 'failed', 'due')).toEqual({
    name: 'Connecting',
    failures: 2,
    lost: 'broken',
  });
  expect(after('wanted', 'opened', 'lost', 'due', 'failed', 'due', 'opened')).toEqual({ name: 'Connected' });
  expect(after('wanted', 'opened', 'lost', 'failed')).toEqual(after('wanted', 'opened', 'lost'));
  expect(after('wanted', 'opened', 'closedByHub')).toEqual({ name: 'Disconnected', why: 'closedByHub' });
  expect(after('wanted', 'opened', 'closedByHub', 'due')).toEqual({ name: 'Disconnected', why: 'closedByHub' });
  expect(currentDelay(after('wanted', 'opened', 'closedByHub'))).toBeNull();
});

test('RT-04 delays are 1, 2, 4, 8, 16 and about 30 seconds, after a loss or a failed attempt', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 400].map((n) => reconnectDelay(n, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 29_300, 29_300, 29_300,
  ]);
  expect(
    [after('wanted', 'failed'), after('wanted', 'opened', 'lost')].map((state) => currentDelay(state)?.number),
  ).toEqual([0, 0]);
  expect(
    [after('wanted', 'failed', 'due', 'failed'), after('wanted', 'opened', 'lost', 'due', 'failed')].map(
      (state) => currentDelay(state)?.number,
    ),
  ).toEqual([1, 1]);
  expect(currentDelay(after('wanted', 'opened', 'lost', 'due', 'failed', 'due', 'failed'))?.number).toBe(2);
});

test('RT-04 delays never exceed 30 seconds with jitter, and differ between clients', () => {
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom('broken' as const, 'restart' as const),
      (n, random, kind) => {
        const wait = reconnectDelay(n, random, kind);
        expect(wait).toBeGreaterThanOrEqual(1000);
        expect(wait).toBeLessThanOrEqual(30_000);
        if (random > 0.001) expect(wait).toBeGreaterThan(reconnectDelay(n, 0, kind));
      },
    ),
  );
});

test('RT-04 delays after a hub restart stay spread when the first attempt fails', () => {
  const restarted = connectionAfter(after('wanted', 'opened'), { type: 'lost', canReconnect: true, lost: 'restart' });
  const failed = connectionAfter(connectionAfter(restarted, { type: 'due' }), { type: 'failed' });
  expect(currentDelay(failed)).toEqual({ number: 1, after: 'restart' });
});

test('RT-04 after a hub restart, clients reconnect evenly within ten seconds', () => {
  const restarted = connectionAfter(after('wanted', 'opened'), { type: 'lost', canReconnect: true, lost: 'restart' });
  const wait = currentDelay(restarted);
  const clients = 500;
  // Evenly spaced random values, so that the result does not depend on chance.
  const moments = Array.from({ length: clients }, (_, index) =>
    reconnectDelay(wait?.number ?? 0, index / clients, wait?.after),
  );
  const perSecond = Array.from(
    { length: 10 },
    (_, second) => moments.filter((ms) => Math.floor(ms / 1000) === second).length,
  );
  expect(Math.max(...moments)).toBeLessThanOrEqual(10_000);
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(2 * (clients / 10));
});

test('RM-03 reports trouble from a loss until reconnection, and none during the first attempt', () => {
  expect([after(), after('wanted'), after('wanted', 'opened')].map(hasConnectionProblem)).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    [
      after('wanted', 'failed'),
      after('wanted', 'failed', 'due'),
      after('wanted', 'opened', 'lost'),
      after('wanted', 'opened', 'lost', 'due'),
      after('wanted', 'opened', 'closedByHub'),
    ].every(hasConnectionProblem),
  ).toBe(true);
});

test('never tries and waits at once, and is connected only when requested', () => {
  const event = fc.constantFrom<ConnectionEvent>(
    { type: 'wanted' },
    { type: 'unwanted' },
    { type: 'due' },
    { type: 'opened' },
    { type: 'failed' },
    { type: 'lost', canReconnect: true },
    { type: 'lost', canReconnect: false },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = idle;
      let isWanted = false;
      for (const next of events) {
        state = connectionAfter(state, next);
        isWanted = next.type === 'wanted' || (isWanted && next.type !== 'unwanted');
        expect(isTrying(state) && currentDelay(state) !== null).toBe(false);
        expect(isWanted || state.name === 'Disconnected').toBe(true);
      }
    }),
  );
});
