import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHubLink, maxAttemptMs } from './hubLink.ts';
import type { Attempt, OpenConnection } from './hubLink.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type AttemptOutcome = 'opens' | 'fails' | 'hangs';

/** A link to a hub whose attempts end as `setOutcome` says. */
function linkUnderTest(random = 0.5) {
  let attemptOutcome: AttemptOutcome = 'opens';
  const attempts: Attempt[] = [];
  const open = new Set<Attempt>();
  const states: string[] = [];
  const failureReasons: string[] = [];
  const link = createHubLink({
    async open(attempt) {
      attempts.push(attempt);
      attempt.onAbandon(() => open.delete(attempt));
      if (attemptOutcome === 'hangs') await new Promise(() => {});
      await Promise.resolve();
      if (attemptOutcome === 'fails') throw new Error('refused');
      open.add(attempt);
      return { close: () => void open.delete(attempt) };
    },
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => random,
    onState: (state) => states.push(state.name),
    onFailure: (reason) => failureReasons.push(reason),
  });
  const lose = (canReconnect = true) => {
    const [attempt] = open;
    if (attempt) open.delete(attempt);
    attempt?.onLost({ canReconnect, reason: '1006' });
  };
  return {
    link,
    attempts,
    open,
    states,
    failureReasons,
    lose,
    setOutcome: (next: AttemptOutcome) => void (attemptOutcome = next),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('RT-03 opens a single connection, reports its loss and reconnects', async () => {
  const { link, states, failureReasons, open, lose } = linkUnderTest();
  link.start();
  link.start();
  await pass(0);
  expect([states, open.size]).toEqual([['Connecting', 'Connected'], 1]);
  lose();
  expect(failureReasons).toEqual(['1006']);
  await pass(1500);
  expect([link.state().name, open.size]).toEqual(['Connected', 1]);
});

test('RT-03 a failed retry disconnects, and the next attempt connects', async () => {
  const { link, states, setOutcome, lose } = linkUnderTest();
  link.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1350);
  expect(states).toEqual(['Connecting', 'Connected', 'Reconnecting', 'Reconnecting', 'Disconnected']);
  setOutcome('opens');
  await pass(2350);
  expect(states.slice(5)).toEqual(['Connecting', 'Connected']);
});

test('RT-04 retries after 1.35, 2.35 and 4.35 s, and restarts the delays after a success', async () => {
  const { link, attempts, setOutcome, lose } = linkUnderTest();
  link.start();
  await pass(0);
  setOutcome('fails');
  lose();
  await pass(1350 + 2350 + 4350);
  expect(attempts).toHaveLength(4);
  setOutcome('opens');
  await pass(8500);
  expect(link.state().name).toBe('Connected');
  lose();
  await pass(1500);
  expect(link.state().name).toBe('Connected');
});

test('RT-04 reconnects within 10 s after an outage of 5 s, for any jitter', async () => {
  for (const random of [0, 0.25, 0.5, 0.999]) {
    const { link, setOutcome, lose } = linkUnderTest(random);
    link.start();
    await pass(0);
    setOutcome('fails');
    lose();
    await pass(5000);
    setOutcome('opens');
    await pass(5000);
    expect(link.state().name).toBe('Connected');
  }
});

test('RT-03 stop closes the connection, even while connecting, and nothing reconnects afterwards', async () => {
  const { link, open, attempts, setOutcome, lose } = linkUnderTest();
  link.start();
  link.stop();
  await pass(60_000);
  expect([open.size, link.state().name]).toEqual([0, 'Disconnected']);
  link.start();
  await pass(0);
  lose();
  link.stop();
  setOutcome('fails');
  const before = attempts.length;
  await pass(120_000);
  expect([attempts.length, open.size]).toEqual([before, 0]);
});

test('an attempt without a response fails after 15 s and is closed when it opens later', async () => {
  const { link, setOutcome, failureReasons, open } = linkUnderTest();
  setOutcome('hangs');
  link.start();
  await pass(maxAttemptMs);
  expect(failureReasons).toEqual(['no answer']);
  setOutcome('opens');
  await pass(1500);
  expect([link.state().name, open.size]).toEqual(['Connected', 1]);
});

test('does not reconnect after a server-initiated close until the player retries', async () => {
  const { link, attempts, lose } = linkUnderTest();
  link.start();
  await pass(0);
  lose(false);
  await pass(600_000);
  expect([attempts.length, link.state()]).toEqual([1, { name: 'Disconnected', why: 'closedByHub' }]);
  link.retry();
  await pass(0);
  expect(link.state().name).toBe('Connected');
});

test('retryNow skips the delay after a loss, and does nothing after a server-initiated close', async () => {
  const { link, attempts, open, lose } = linkUnderTest();
  link.start();
  await pass(0);
  lose();
  link.retryNow();
  await pass(0);
  expect([attempts.length, open.size]).toEqual([2, 1]);
  lose(false);
  link.retryNow();
  await pass(600_000);
  expect([attempts.length, link.state().name]).toEqual([2, 'Disconnected']);
});

test('retry skips the delay and never opens a second connection', async () => {
  const { link, attempts, open, lose } = linkUnderTest();
  link.start();
  await pass(0);
  link.retry();
  lose();
  link.retry();
  link.retry();
  await pass(0);
  expect([attempts.length, open.size]).toEqual([2, 1]);
});

/** A link whose attempts the test opens or fails. */
function manualLink(random = 0.5) {
  const attempts: { attempt: Attempt; open: (connection: OpenConnection) => void; fail: (error: unknown) => void }[] =
    [];
  const failureReasons: string[] = [];
  const states: string[] = [];
  const link = createHubLink({
    open: (attempt) => new Promise((open, fail) => void attempts.push({ attempt, open, fail })),
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => random,
    onState: ({ name }) => states.push(name),
    onFailure: (reason) => failureReasons.push(reason),
  });
  const close = vi.fn<() => void>();
  const newest = () => attempts.at(-1) ?? expect.unreachable('nothing was tried');
  return { link, attempts, failureReasons, states, close, newest, connection: { close } };
}

test('RT-03 a connection that opens after a logout is closed silently', async () => {
  const { link, newest, close, connection, states, failureReasons } = manualLink();
  const abandoned = vi.fn<() => void>();
  link.start();
  const { attempt, open } = newest();
  attempt.onAbandon(abandoned);
  expect(attempt.isAbandoned()).toBe(false);
  link.stop();
  link.stop();
  expect([attempt.isAbandoned(), abandoned.mock.calls.length]).toEqual([true, 1]);
  open(connection);
  await pass(0);
  attempt.onLost({ canReconnect: true, reason: 'closed' });
  expect([close.mock.calls.length, states, failureReasons]).toEqual([1, ['Connecting', 'Disconnected'], []]);
});

test('RT-03 a failed attempt or its deadline after a logout reports no trouble', async () => {
  const { link, newest, attempts, failureReasons } = manualLink();
  link.start();
  link.stop();
  newest().fail(new Error('refused'));
  await pass(10 * maxAttemptMs);
  expect([attempts.length, failureReasons, link.state()]).toEqual([1, [], { name: 'Disconnected', why: 'idle' }]);
});

test('RT-03 a connection that opens after its deadline is closed silently', async () => {
  const { link, attempts, close, connection, failureReasons, states } = manualLink();
  link.start();
  await pass(maxAttemptMs);
  attempts[0]?.open(connection);
  await pass(0);
  attempts[0]?.attempt.onLost({ canReconnect: false, reason: 'closed' });
  expect([close.mock.calls.length, failureReasons, states]).toEqual([1, ['no answer'], ['Connecting', 'Disconnected']]);
});

test('RT-03 an attempt that fails after its deadline is reported once', async () => {
  const { link, attempts, failureReasons } = manualLink();
  link.start();
  await pass(maxAttemptMs);
  attempts[0]?.fail(new Error('refused'));
  await pass(0);
  expect([failureReasons, link.state()]).toEqual([
    ['no answer'],
    { name: 'Disconnected', why: 'failed', failures: 1, lost: 'broken' },
  ]);
});

test.each([
  ['an error', new Error('refused')],
  ['a text', 'refused'],
])('RT-03 an attempt that fails with %s is reported once with its reason', async (_, error) => {
  const { link, attempts, failureReasons } = manualLink();
  link.start();
  attempts[0]?.fail(error);
  // By then the deadline of the failed attempt has passed, but not that of the next one.
  await pass(maxAttemptMs);
  expect([failureReasons, attempts.length]).toEqual([['refused'], 2]);
});

test('RT-03 a connection that opened in time stays open', async () => {
  const { link, newest, connection, failureReasons } = manualLink();
  link.start();
  newest().open(connection);
  await pass(10 * maxAttemptMs);
  expect([link.state().name, failureReasons]).toEqual(['Connected', []]);
});

test('RT-03 a connection lost while it opens reconnects', async () => {
  const { link, newest, connection, failureReasons, states } = manualLink();
  link.start();
  const { attempt, open } = newest();
  attempt.onLost({ canReconnect: true, reason: '1006' });
  expect(failureReasons).toEqual([]);
  open(connection);
  await pass(0);
  expect([failureReasons, states]).toEqual([['1006'], ['Connecting', 'Connected', 'Reconnecting']]);
});

test('RT-03 stop closes the open connection once, and not one that was lost', async () => {
  const { link, newest, close, connection } = manualLink();
  link.start();
  newest().open(connection);
  await pass(0);
  newest().attempt.onLost({ canReconnect: true, reason: '1006' });
  link.stop();
  expect(close).not.toHaveBeenCalled();
  link.start();
  newest().open(connection);
  await pass(0);
  link.stop();
  link.stop();
  expect(close).toHaveBeenCalledOnce();
});

test('RT-04 waits longer before the first attempt after a hub restart', async () => {
  const { link, attempts, newest, connection } = manualLink();
  link.start();
  newest().open(connection);
  await pass(0);
  newest().attempt.onLost({ canReconnect: true, reason: 'restart', kind: 'restart' });
  await pass(5499);
  expect(attempts).toHaveLength(1);
  await pass(1);
  expect(attempts).toHaveLength(2);
});

test('RT-03 the deadline of an attempt that stop ended passes silently', async () => {
  const { link, failureReasons, states } = manualLink();
  link.start();
  link.stop();
  await pass(maxAttemptMs);
  expect([failureReasons, states]).toEqual([[], ['Connecting', 'Disconnected']]);
});

test('RT-03 a close caused by stop is not reported as a loss', async () => {
  const { link, newest, connection, failureReasons } = manualLink();
  link.start();
  newest().open(connection);
  await pass(0);
  link.stop();
  newest().attempt.onLost({ canReconnect: true, reason: '1000' });
  expect([failureReasons, link.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});

test('RT-04 a manual retry does not shorten the delay after it', async () => {
  const { link, attempts, newest } = manualLink();
  link.start();
  newest().fail(new Error('refused'));
  await pass(0);
  link.retry();
  newest().fail(new Error('refused'));
  await pass(2349);
  expect(attempts).toHaveLength(2);
  await pass(1);
  expect(attempts).toHaveLength(3);
});

test('RT-03 retry does nothing before start', async () => {
  const { link, attempts } = manualLink();
  link.retry();
  link.retryNow();
  await pass(60_000);
  expect([attempts, link.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});
