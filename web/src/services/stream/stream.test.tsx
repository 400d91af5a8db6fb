import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStream } from './createStream.browser.ts';
import type { Attempt } from './createStream.browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const maxDelayMs = 31_000;
const maxAttemptMs = 15_000;

interface Connection {
  attempt: Attempt;
  isOpen: boolean;
  /** Closed by the stream, or ended by the service. */
  isOver: boolean;
}

/** A stream, and everything that it opened. */
function streamUnderTest(random: () => number, begin: (connection: Connection) => void = () => undefined) {
  const connections: Connection[] = [];
  const attemptedAt: number[] = [];
  const timers = vi.spyOn(window, 'setTimeout');
  timers.mockClear();
  vi.spyOn(Math, 'random').mockImplementation(random);
  const stream = createStream({
    connect(attempt) {
      const connection: Connection = { attempt, isOpen: false, isOver: false };
      connections.push(connection);
      attemptedAt.push(performance.now());
      begin(connection);
      return () => void (connection.isOver = true);
    },
    maxAttemptMs,
    onFailure: () => undefined,
  });
  const live = () => connections.filter(({ isOver }) => !isOver);
  const delays = () => timers.mock.calls.map(([, ms]) => ms ?? 0);
  return { stream, connections, attemptedAt, delays, live };
}

const end = (connection: Connection, canReconnect = true) => {
  connection.isOver = true;
  connection.attempt.onEnd('ended', canReconnect);
};
const randomNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('RT-04 a stream that drops at once is tried at most 8 times in its first 2 minutes', () => {
  fc.assert(
    fc.property(fc.infiniteStream(randomNumber), fc.infiniteStream(fc.nat(2)), (numbers, ways) => {
      const { stream, attemptedAt } = streamUnderTest(
        () => numbers.next().value as number,
        (connection) => {
          const way = ways.next().value as number;
          // Refused, dropped when it is open, or a little later.
          if (way > 0) connection.attempt.onAlive();
          if (way === 2) setTimeout(() => end(connection), 900);
          else end(connection);
        },
      );
      stream.start();
      vi.advanceTimersByTime(120_000);
      stream.stop();
      expect(attemptedAt.length).toBeGreaterThanOrEqual(7);
      expect(attemptedAt.length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 50 },
  );
});

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('login', 'logout', 'online', 'offline', 'retry') }),
  // Also of connections that are over: late, doubled and reordered.
  fc.record({ kind: fc.constantFrom('open', 'close', 'closeForGood', 'message'), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('pass'), ms: fc.oneof(fc.nat(2000), fc.nat(90_000)) }),
);

test('RT-03 RT-04 keeps one connection and bounded delays in any order of events', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 80 }), fc.infiniteStream(randomNumber), (steps, numbers) => {
      let isOffline = false;
      let isWanted = false;
      let freeStarts = 0;
      const { stream, connections, attemptedAt, delays, live } = streamUnderTest(
        () => numbers.next().value as number,
        (connection) => {
          if (isOffline) end(connection);
        },
      );
      const began = performance.now();
      for (const one of steps) {
        const which = 'which' in one ? connections.at(-1 - one.which) : undefined;
        switch (one.kind) {
          case 'login':
            if (!isWanted) freeStarts += 1;
            isWanted = true;
            stream.start();
            break;
          case 'logout':
            isWanted = false;
            stream.stop();
            break;
          case 'online':
            isOffline = false;
            freeStarts += 1;
            stream.retry(true);
            break;
          case 'offline':
            isOffline = true;
            for (const connection of live()) end(connection);
            break;
          case 'retry':
            freeStarts += 1;
            stream.retry();
            break;
          case 'open':
          case 'message':
            which?.attempt.onAlive();
            break;
          case 'close':
          case 'closeForGood':
            if (which !== undefined) end(which, one.kind === 'close');
            break;
          case 'pass':
            if ('ms' in one) vi.advanceTimersByTime(one.ms);
        }
        expect(live().length).toBeLessThanOrEqual(isWanted ? 1 : 0);
        if (isWanted) expect(live().length === 1 || vi.getTimerCount() > 0).toBe(true);
      }
      for (const ms of delays()) expect(ms).toBeLessThanOrEqual(maxDelayMs);
      // Nobody hurries more attempts than one a second, and none is missing for longer than the longest delay.
      expect(attemptedAt.length).toBeLessThanOrEqual(freeStarts + (performance.now() - began) / 1000);
      if (isWanted) {
        const before = attemptedAt.length;
        for (const connection of live()) end(connection, false);
        vi.advanceTimersByTime(maxDelayMs);
        expect(attemptedAt.length).toBeGreaterThan(before);
      }
      stream.stop();
      expect([live().length, vi.getTimerCount()]).toEqual([0, 0]);
    }),
    { numRuns: 300 },
  );
});
