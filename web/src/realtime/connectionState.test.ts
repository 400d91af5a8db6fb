import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectionAfter, idle, isTrying, isTroubled, waitNow } from './connectionState.ts';
import type { ConnectionEvent, ConnectionState } from './connectionState.ts';
import { reconnectDelay } from './reconnectDelay.ts';

const after = (...types: (ConnectionEvent['type'] | 'goodbye')[]): ConnectionState =>
  types.reduce(
    (state, type) =>
      connectionAfter(
        state,
        type === 'goodbye'
          ? { type: 'lost', canReconnect: false }
          : type === 'lost'
            ? { type, canReconnect: true }
            : { type },
      ),
    idle,
  );

test('RT-03 it connects when it is wanted, is lost and comes back, and ends when nobody wants it', () => {
  expect(after('wanted')).toEqual({ name: 'Connecting', failures: 0, lost: 'broken' });
  expect(after('wanted', 'opened')).toEqual({ name: 'Connected' });
  expect(after('wanted', 'opened', 'wanted')).toEqual({ name: 'Connected' });
  expect(after('wanted', 'opened', 'lost')).toEqual({ name: 'Reconnecting', isTrying: false, lost: 'broken' });
  expect(after('wanted', 'opened', 'lost', 'due')).toEqual({ name: 'Reconnecting', isTrying: true, lost: 'broken' });
  expect(after('wanted', 'opened', 'lost', 'due', 'opened')).toEqual({ name: 'Connected' });
  for (const before of [[], ['wanted'], ['wanted', 'opened'], ['wanted', 'opened', 'lost']] as const)
    expect(after(...before, 'unwanted')).toEqual(idle);
});

test('RT-03 a try that fails is Disconnected, and tries again; a goodbye is the end until somebody asks', () => {
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
  expect(after('wanted', 'opened', 'goodbye')).toEqual({ name: 'Disconnected', why: 'goodbye' });
  expect(after('wanted', 'opened', 'goodbye', 'due')).toEqual({ name: 'Disconnected', why: 'goodbye' });
  expect(waitNow(after('wanted', 'opened', 'goodbye'))).toBeNull();
});

test('RT-04 waits are 1, 2, 4, 8, 16 and then almost 30 seconds, after a loss as after a failed try', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 400].map((n) => reconnectDelay(n, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 29_300, 29_300, 29_300,
  ]);
  expect([after('wanted', 'failed'), after('wanted', 'opened', 'lost')].map((state) => waitNow(state)?.number)).toEqual(
    [0, 0],
  );
  expect(
    [after('wanted', 'failed', 'due', 'failed'), after('wanted', 'opened', 'lost', 'due', 'failed')].map(
      (state) => waitNow(state)?.number,
    ),
  ).toEqual([1, 1]);
  expect(waitNow(after('wanted', 'opened', 'lost', 'due', 'failed', 'due', 'failed'))?.number).toBe(2);
});

test('RT-04 no wait is longer than 30 seconds, jitter included, and waits at the cap differ between clients', () => {
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

test('RT-04 waits after a restart of the hub stay spread when the first try fails', () => {
  const restarted = connectionAfter(after('wanted', 'opened'), { type: 'lost', canReconnect: true, lost: 'restart' });
  const failed = connectionAfter(connectionAfter(restarted, { type: 'due' }), { type: 'failed' });
  expect(waitNow(failed)).toEqual({ number: 1, after: 'restart' });
});

test('RT-04 after a restart of the hub everybody comes back within ten seconds, and no second sees more than twice their mean', () => {
  const restarted = connectionAfter(after('wanted', 'opened'), { type: 'lost', canReconnect: true, lost: 'restart' });
  const wait = waitNow(restarted);
  const clients = 500;
  // Evenly drawn numbers: what is shown is the spread, not a lucky draw.
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

test('RM-03 a player is told of trouble from the loss until it is back, and of none while the first try runs', () => {
  expect([after(), after('wanted'), after('wanted', 'opened')].map(isTroubled)).toEqual([false, false, false]);
  expect(
    [
      after('wanted', 'failed'),
      after('wanted', 'failed', 'due'),
      after('wanted', 'opened', 'lost'),
      after('wanted', 'opened', 'lost', 'due'),
      after('wanted', 'opened', 'goodbye'),
    ].every(isTroubled),
  ).toBe(true);
});

test('whatever happens, nothing is tried and waited for at once, and nobody is connected who is not wanted', () => {
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
        expect(isTrying(state) && waitNow(state) !== null).toBe(false);
        expect(isWanted || state.name === 'Disconnected').toBe(true);
      }
    }),
  );
});
