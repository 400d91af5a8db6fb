import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStream } from './createStream.ts';
import type { Attempt } from './createStream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const maxAttemptMs = 15_000;
type AttemptOutcome = 'opens' | 'fails' | 'hangs';

/** A stream whose attempts end as `setOutcome` says; those that hang are opened or ended by the test. */
function streamUnderTest(firstOutcome: AttemptOutcome = 'opens', random = 0.5) {
  let attemptOutcome = firstOutcome;
  const attempts: Attempt[] = [];
  const open = new Set<Attempt>();
  const closed: Attempt[] = [];
  const states: string[] = [];
  const failureReasons: string[] = [];
  const stream = createStream({
    connect(attempt) {
      attempts.push(attempt);
      const outcome = attemptOutcome;
      void Promise.resolve().then(() => {
        if (outcome === 'fails') attempt.onEnd({ canReconnect: true, reason: 'refused' });
        if (outcome === 'opens') {
          open.add(attempt);
          attempt.onOpen();
        }
      });
      return () => {
        closed.push(attempt);
        open.delete(attempt);
      };
    },
    timing: {
      schedule(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      random: () => random,
    },
    maxAttemptMs,
    onState: (state) => states.push(state.name),
    onFailure: (reason) => failureReasons.push(reason),
  });
  const newest = () => attempts.at(-1) ?? expect.unreachable('nothing was tried');
  return {
    stream,
    attempts,
    open,
    closed,
    states,
    failureReasons,
    newest,
    lose: (canReconnect = true) => newest().onEnd({ canReconnect, reason: '1006' }),
    setOutcome: (next: AttemptOutcome) => void (attemptOutcome = next),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('RT-03 opens a single connection, reports its loss and reconnects', async () => {
  const { stream, states, failureReasons, open, lose } = streamUnderTest();
  stream.start();
  stream.start();
  await pass(0);
  expect([states, open.size]).toEqual([['Connecting', 'Connected'], 1]);
  lose();
  expect(failureReasons).toEqual(['1006']);
  await pass(1500);
  expect([stream.state().name, open.size]).toEqual(['Connected', 1]);
});

test('RT-03 a failed retry disconnects, and the next attempt connects', async () => {
  const { stream, states, setOutcome, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1500);
  expect(states).toEqual(['Connecting', 'Connected', 'Reconnecting', 'Reconnecting', 'Disconnected']);
  setOutcome('opens');
  await pass(2500);
  expect(states.slice(5)).toEqual(['Connecting', 'Connected']);
});

test('RT-04 retries after 1.5, 2.5 and 4.5 s, and restarts the delays after a minute of connection', async () => {
  const { stream, attempts, setOutcome, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1500 + 2500 + 4500);
  expect(attempts).toHaveLength(4);
  setOutcome('opens');
  await pass(8500);
  expect(stream.state().name).toBe('Connected');
  await pass(60_000);
  lose();
  await pass(1499);
  expect(attempts).toHaveLength(5);
  await pass(1);
  expect(attempts).toHaveLength(6);
});

test('RT-04 a connection that drops at once is tried 8 times in 2 minutes', async () => {
  const { stream, attempts, open, lose } = streamUnderTest('opens', 0);
  stream.start();
  for (let ms = 0; ms < 120_000; ms += 500) {
    await pass(0);
    if (open.size > 0) lose();
    await pass(500);
  }
  expect(attempts).toHaveLength(8);
});

test('RT-04 reconnects within 10 s after an outage of 5 s, for any jitter', async () => {
  for (const random of [0, 0.25, 0.5, 0.999]) {
    const { stream, setOutcome, lose } = streamUnderTest('opens', random);
    stream.start();
    await pass(0);
    setOutcome('fails');
    lose();
    await pass(5000);
    setOutcome('opens');
    await pass(5000);
    expect(stream.state().name).toBe('Connected');
  }
});

test('RT-03 stop closes the connection, even while connecting, and nothing reconnects afterwards', async () => {
  const { stream, open, attempts, setOutcome, lose } = streamUnderTest();
  stream.start();
  stream.stop();
  await pass(60_000);
  expect(stream.state().name).toBe('Disconnected');
  stream.start();
  await pass(0);
  lose();
  stream.stop();
  setOutcome('fails');
  const before = attempts.length;
  await pass(120_000);
  expect([attempts.length, open.has(attempts.at(-1) as Attempt)]).toEqual([before, false]);
});

test('an attempt without a response fails after 15 s and is closed', async () => {
  const { stream, setOutcome, failureReasons, attempts, closed } = streamUnderTest('hangs');
  stream.start();
  await pass(maxAttemptMs);
  expect([failureReasons, closed]).toEqual([['no answer'], attempts]);
  setOutcome('opens');
  await pass(1500);
  expect(stream.state().name).toBe('Connected');
});

test('RT-04 reconnects 30 s after a server-initiated close, or when the player retries', async () => {
  const { stream, attempts, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose(false);
  await pass(30_499);
  expect([attempts.length, stream.state()]).toEqual([1, { name: 'Disconnected', why: 'closed', failures: 1 }]);
  await pass(1);
  expect(stream.state().name).toBe('Connected');
  lose(false);
  stream.retry();
  await pass(0);
  expect([attempts.length, stream.state().name]).toEqual([3, 'Connected']);
});

test('RT-03 a logout during the wait after a server-initiated close ends it', async () => {
  const { stream, attempts, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose(false);
  stream.stop();
  await pass(120_000);
  expect(attempts).toHaveLength(1);
});

test('retryNow skips the delay after a loss, and does nothing after a server-initiated close', async () => {
  const { stream, attempts, open, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose();
  stream.retryNow();
  await pass(0);
  expect([attempts.length, open.size]).toEqual([2, 1]);
  lose(false);
  stream.retryNow();
  await pass(30_000);
  expect([attempts.length, stream.state().name]).toEqual([2, 'Disconnected']);
});

test('retry skips the delay and never opens a second connection', async () => {
  const { stream, attempts, open, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  stream.retry();
  lose();
  stream.retry();
  stream.retry();
  await pass(0);
  expect([attempts.length, open.size]).toEqual([2, 1]);
});

test('RT-03 a connection that opens or ends after a logout changes nothing and is closed once', async () => {
  const { stream, newest, closed, attempts, states, failureReasons } = streamUnderTest('hangs');
  stream.start();
  stream.stop();
  stream.stop();
  newest().onOpen();
  newest().onEnd({ canReconnect: true, reason: 'closed' });
  await pass(10 * maxAttemptMs);
  expect([closed, states, failureReasons]).toEqual([attempts, ['Connecting', 'Disconnected'], []]);
});

test('RT-03 a connection that opens or ends after its deadline changes nothing', async () => {
  const { stream, attempts, failureReasons, states } = streamUnderTest('hangs');
  stream.start();
  await pass(maxAttemptMs);
  attempts[0]?.onOpen();
  attempts[0]?.onEnd({ canReconnect: false, reason: 'closed' });
  expect([failureReasons, states, stream.state()]).toEqual([
    ['no answer'],
    ['Connecting', 'Disconnected'],
    { name: 'Disconnected', why: 'failed', failures: 1 },
  ]);
});

test('RT-03 the late end of an earlier connection does not touch the next one', async () => {
  const { stream, attempts, failureReasons, open, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose();
  await pass(1500);
  attempts[0]?.onEnd({ canReconnect: true, reason: 'again' });
  expect([stream.state().name, open.size, failureReasons]).toEqual(['Connected', 1, ['1006']]);
});

test('RT-03 a failed attempt is reported once with its reason', async () => {
  const { stream, attempts, failureReasons } = streamUnderTest('hangs');
  stream.start();
  attempts[0]?.onEnd({ canReconnect: true, reason: 'refused' });
  // By then the deadline of the failed attempt has passed, but not that of the next one.
  await pass(maxAttemptMs);
  expect([failureReasons, attempts.length]).toEqual([['refused'], 2]);
});

test('RT-03 a connection that opened in time stays open', async () => {
  const { stream, newest, failureReasons } = streamUnderTest('hangs');
  stream.start();
  newest().onOpen();
  await pass(10 * maxAttemptMs);
  expect([stream.state().name, failureReasons]).toEqual(['Connected', []]);
});

test('RT-03 a connection that ends while it begins is closed and tried again', async () => {
  const close = vi.fn<() => void>();
  const stream = createStream({
    connect(attempt) {
      attempt.onEnd({ canReconnect: true, reason: 'refused' });
      return close;
    },
    timing: { schedule: () => () => undefined, now: () => 0, random: () => 0 },
    maxAttemptMs,
    onFailure: () => undefined,
  });
  stream.start();
  expect([stream.state(), close.mock.calls.length]).toEqual([{ name: 'Disconnected', why: 'failed', failures: 1 }, 1]);
});

test('RT-03 a close caused by stop is not reported as a loss', async () => {
  const { stream, newest, failureReasons } = streamUnderTest();
  stream.start();
  await pass(0);
  stream.stop();
  newest().onEnd({ canReconnect: true, reason: '1000' });
  expect([failureReasons, stream.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});

test('RT-04 a manual retry does not shorten the delay after it', async () => {
  const { stream, attempts, lose } = streamUnderTest('hangs');
  stream.start();
  lose();
  stream.retry();
  lose();
  await pass(2499);
  expect(attempts).toHaveLength(2);
  await pass(1);
  expect(attempts).toHaveLength(3);
});

test('RT-03 retry does nothing before start', async () => {
  const { stream, attempts } = streamUnderTest();
  stream.retry();
  stream.retryNow();
  await pass(60_000);
  expect([attempts, stream.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});
