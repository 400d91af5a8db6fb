import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createPlayerTime } from './playerTime.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';

const minute = 60_000;

function startTime() {
  const sandboxContext = testSandboxContext(saferGamblingSchema);
  const { clock } = sandboxContext;
  const [start, time] = [clock.now(), createPlayerTime(sandboxContext)];
  return { clock, start, time, close: () => sandboxContext.database.close() };
}

/** Rounds of up to three sessions at once; `logsIn` begins the session anew. */
const steps = fc.array(
  fc.record({
    passedMs: fc.integer({ min: 0, max: 40 * minute }),
    session: fc.nat(2),
    logsIn: fc.boolean(),
  }),
  { maxLength: 40 },
);

test('ON7 counted time never shrinks, holds every minute from a round on, and never exceeds the time that passed', () => {
  fc.assert(
    fc.property(steps, (rounds) => {
      const { clock, start, time, close } = startTime();
      const lastSigns = [start, start, start];
      const playedFrom: number[] = [];
      let before = 0;
      for (const { passedMs, session, logsIn } of rounds) {
        clock.move(passedMs);
        expect(time.since(1, 0)).toBeGreaterThanOrEqual(before);
        if (logsIn) lastSigns[session] = clock.now();
        time.recordPresence(1, lastSigns[session] ?? start);
        lastSigns[session] = clock.now();
        playedFrom.push(clock.now());
        const counted = time.since(1, 0);
        expect(counted).toBeGreaterThanOrEqual(before);
        expect(counted).toBeLessThanOrEqual(clock.now() - start);
        before = counted;
      }
      clock.move(minute);
      // Each round counts for at least a minute; where two of these minutes overlap, the time counts once.
      const played = playedFrom.reduce(
        (sum, from, at) => sum + Math.min(minute, (playedFrom[at + 1] ?? Infinity) - from),
        0,
      );
      expect(time.since(1, 0)).toBeGreaterThanOrEqual(played);
      close();
    }),
    { numRuns: 100 },
  );
});

test('ON7 concurrent sessions count once, also if the earlier one was silent for longer', () => {
  const { clock, start, time } = startTime();
  clock.move(10 * minute);
  time.recordPresence(1, clock.now());
  clock.move(10 * minute);
  time.recordPresence(1, start + 10 * minute);
  expect(time.since(1, 0)).toBe(10 * minute);
  time.recordPresence(1, start);
  expect(time.since(1, 0)).toBe(20 * minute);
  expect(time.since(1, start + 15 * minute)).toBe(5 * minute);
  expect(time.since(2, 0)).toBe(0);
});

test('UK6 a stretch of play lasts over logins and accounts until an absence of the idle time', () => {
  const { clock, start, time } = startTime();
  expect(time.presentSince([1, 2], 20 * minute)).toBeNull();
  clock.move(30 * minute);
  time.recordPresence(1, start);
  clock.move(19 * minute);
  time.recordPresence(2, clock.now());
  clock.move(5 * minute);
  time.recordPresence(1, clock.now());
  expect(time.presentSince([1, 2], 20 * minute)).toBe(start);
  expect(time.presentSince([1], 20 * minute)).toBe(start + 54 * minute);
  clock.move(20 * minute);
  expect(time.presentSince([1, 2], 20 * minute)).toBe(clock.now());
});

test('ON7 a clock that is set back neither shrinks nor breaks the count', () => {
  const { clock, start, time } = startTime();
  clock.move(30 * minute);
  time.recordPresence(1, start);
  clock.move(-20 * minute);
  time.recordPresence(1, start + 30 * minute);
  expect(time.since(1, 0)).toBe(30 * minute);
});
