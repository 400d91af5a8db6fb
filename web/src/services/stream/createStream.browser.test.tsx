import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStream } from './createStream.browser.ts';
import type { Attempt } from './createStream.browser.ts';
import { idle } from './streamState.ts';
import type { StreamState } from './streamState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const maxAttemptMs = 15_000;
type AttemptOutcome = 'opens' | 'fails' | 'hangs';

/** A stream whose attempts end as `setOutcome` says; those that hang are opened or ended by the test. */
function streamUnderTest(firstOutcome: AttemptOutcome = 'opens', random = 0.5) {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  let attemptOutcome = firstOutcome;
  let state: StreamState = idle;
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
        if (outcome === 'fails') attempt.onEnd('refused');
        if (outcome === 'opens') {
          open.add(attempt);
          attempt.onAlive();
        }
      });
      return () => {
        closed.push(attempt);
        open.delete(attempt);
      };
    },
    maxAttemptMs,
    onState: (next) => {
      state = next;
      states.push(next.phase);
    },
    onFailure: (reason) => failureReasons.push(reason),
  });
  const newest = () => attempts.at(-1) ?? expect.unreachable('nothing was tried');
  return {
    stream,
    state: () => state,
    attempts,
    open,
    closed,
    states,
    failureReasons,
    newest,
    lose: (canReconnect = true) => newest().onEnd('1006', canReconnect),
    setOutcome: (next: AttemptOutcome) => void (attemptOutcome = next),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('RT-03 opens a single connection, reports its loss and reconnects', async () => {
  const { stream, state, states, failureReasons, open, lose } = streamUnderTest();
  stream.start();
  stream.start();
  await pass(0);
  expect([states, open.size]).toEqual([['trying', 'open'], 1]);
  lose();
  expect(failureReasons).toEqual(['1006']);
  await pass(1500);
  expect([state().phase, open.size]).toEqual(['open', 1]);
});

test('RT-03 a failed retry disconnects, and the next attempt connects', async () => {
  const { stream, states, setOutcome, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1500);
  expect(states).toEqual(['trying', 'open', 'waiting', 'trying', 'waiting']);
  setOutcome('opens');
  await pass(2500);
  expect(states.slice(5)).toEqual(['trying', 'open']);
});

test('RT-04 retries after 1.5, 2.5 and 4.5 s, and restarts the delays after a minute of connection', async () => {
  const { stream, state, attempts, setOutcome, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1500 + 2500 + 4500);
  expect(attempts).toHaveLength(4);
  setOutcome('opens');
  await pass(8500);
  expect(state().phase).toBe('open');
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
    const { stream, state, setOutcome, lose } = streamUnderTest('opens', random);
    stream.start();
    await pass(0);
    setOutcome('fails');
    lose();
    await pass(5000);
    setOutcome('opens');
    await pass(5000);
    expect(state().phase).toBe('open');
  }
});

test('RT-03 stop closes the connection, even while connecting, and nothing reconnects afterwards', async () => {
  const { stream, state, open, attempts, setOutcome, lose } = streamUnderTest();
  stream.start();
  stream.stop();
  await pass(60_000);
  expect(state().phase).toBe('off');
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
  const { stream, state, setOutcome, failureReasons, attempts, closed } = streamUnderTest('hangs');
  stream.start();
  await pass(maxAttemptMs);
  expect([failureReasons, closed]).toEqual([['no answer'], attempts]);
  setOutcome('opens');
  await pass(1500);
  expect(state().phase).toBe('open');
});

test('RT-04 reconnects 30 s after a server-initiated close, or when the player retries', async () => {
  const { stream, state, attempts, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose(false);
  await pass(30_499);
  expect([attempts.length, state()]).toMatchObject([1, { phase: 'waiting', end: 'closed', failures: 1 }]);
  await pass(1);
  expect(state().phase).toBe('open');
  lose(false);
  stream.retry();
  await pass(0);
  expect([attempts.length, state().phase]).toEqual([3, 'open']);
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

test('the return of the network skips the delay after a loss, and does nothing after a server-initiated close', async () => {
  const { stream, state, attempts, open, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose();
  stream.retry(true);
  await pass(0);
  expect([attempts.length, open.size]).toEqual([2, 1]);
  lose(false);
  stream.retry(true);
  await pass(30_000);
  expect([attempts.length, state().phase]).toEqual([2, 'waiting']);
});

test('RT-04 a Retry-After lengthens one delay, to a minute at most, and not those after it', async () => {
  const { stream, attempts, newest } = streamUnderTest('hangs', 0);
  stream.start();
  newest().onEnd('throttled', true, 3_600_000);
  stream.retry(true);
  await pass(59_999);
  expect(attempts).toHaveLength(1);
  await pass(1);
  newest().onEnd('throttled', true, 1000);
  await pass(1999);
  expect(attempts).toHaveLength(2);
  await pass(1);
  newest().onEnd('refused');
  await pass(4000);
  expect(attempts).toHaveLength(4);
  stream.stop();
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
  newest().onAlive();
  newest().onEnd('closed');
  await pass(10 * maxAttemptMs);
  expect([closed, states, failureReasons]).toEqual([attempts, ['trying', 'off'], []]);
});

test('RT-03 a connection that opens or ends after its deadline changes nothing', async () => {
  const { stream, state, attempts, failureReasons, states } = streamUnderTest('hangs');
  stream.start();
  await pass(maxAttemptMs);
  attempts[0]?.onAlive();
  attempts[0]?.onEnd('closed', false);
  expect([failureReasons, states, state()]).toMatchObject([
    ['no answer'],
    ['trying', 'waiting'],
    { end: 'failed', failures: 1 },
  ]);
});

test('RT-03 the late end of an earlier connection does not touch the next one', async () => {
  const { stream, state, attempts, failureReasons, open, lose } = streamUnderTest();
  stream.start();
  await pass(0);
  lose();
  await pass(1500);
  attempts[0]?.onEnd('again');
  expect([state().phase, open.size, failureReasons]).toEqual(['open', 1, ['1006']]);
});

test('RT-03 a failed attempt is reported once with its reason', async () => {
  const { stream, attempts, failureReasons } = streamUnderTest('hangs');
  stream.start();
  attempts[0]?.onEnd('refused');
  // By then the deadline of the failed attempt has passed, but not that of the next one.
  await pass(maxAttemptMs);
  expect([failureReasons, attempts.length]).toEqual([['refused'], 2]);
});

test('RT-03 a connection that opened in time stays open', async () => {
  const { stream, state, newest, failureReasons } = streamUnderTest('hangs');
  stream.start();
  newest().onAlive();
  await pass(10 * maxAttemptMs);
  expect([state().phase, failureReasons]).toEqual(['open', []]);
});

test('RT-03 a connection that ends while it begins is closed and tried again', async () => {
  const close = vi.fn<() => void>();
  const connect = vi.fn<(attempt: Attempt) => () => void>((attempt) => {
    attempt.onEnd('refused');
    return close;
  });
  const stream = createStream({ connect, maxAttemptMs, onFailure: () => undefined });
  stream.start();
  expect([connect.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  await pass(2000);
  expect([connect.mock.calls.length, close.mock.calls.length]).toEqual([2, 2]);
  stream.stop();
});

test('a connection without a message for its idle time is closed and opened again', async () => {
  const close = vi.fn<() => void>();
  const attempts: Attempt[] = [];
  const failures: string[] = [];
  const stream = createStream({
    connect: (attempt) => (attempts.push(attempt), close),
    maxAttemptMs,
    maxIdleMs: 40_000,
    onFailure: (reason) => failures.push(reason),
  });
  stream.start();
  await pass(1000);
  attempts[0]?.onAlive();
  await pass(39_000);
  attempts[0]?.onAlive();
  await pass(39_999);
  expect([attempts.length, failures]).toEqual([1, []]);
  await pass(1);
  expect([close.mock.calls.length, failures]).toEqual([1, ['no answer']]);
  await pass(2000);
  expect(attempts).toHaveLength(2);
  stream.stop();
});

test('RT-03 a close caused by stop is not reported as a loss', async () => {
  const { stream, state, newest, failureReasons } = streamUnderTest();
  stream.start();
  await pass(0);
  stream.stop();
  newest().onEnd('1000');
  expect([failureReasons, state()]).toEqual([[], idle]);
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
  const { stream, state, attempts } = streamUnderTest();
  stream.retry();
  stream.retry(true);
  await pass(60_000);
  expect([attempts, state()]).toEqual([[], idle]);
});
