import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHubLink, maxAttemptMs } from './hubLink.ts';
import type { Attempt, OpenConnection } from './hubLink.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type AttemptOutcome = 'opens' | 'fails' | 'hangs';

/** A hub that does as it is told, and a link to it. */
function linkUnderTest(random = 0.5) {
  let way: AttemptOutcome = 'opens';
  const tries: Attempt[] = [];
  const open = new Set<Attempt>();
  const states: string[] = [];
  const troubles: string[] = [];
  const link = createHubLink({
    async open(attempt) {
      tries.push(attempt);
      attempt.onAbandon(() => open.delete(attempt));
      if (way === 'hangs') await new Promise(() => {});
      await Promise.resolve();
      if (way === 'fails') throw new Error('refused');
      open.add(attempt);
      return { close: () => void open.delete(attempt) };
    },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => random,
    onState: (state) => states.push(state.name),
    onTrouble: (reason) => troubles.push(reason),
  });
  const lose = (canReconnect = true) => {
    const [attempt] = open;
    if (attempt) open.delete(attempt);
    attempt?.onLost({ canReconnect, reason: '1006' });
  };
  return { link, tries, open, states, troubles, lose, make: (next: AttemptOutcome) => void (way = next) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('RT-03 one connection, and the failure of one is told', async () => {
  const { link, states, troubles, open, lose } = linkUnderTest();
  link.start();
  link.start();
  await pass(0);
  expect([states, open.size]).toEqual([['Connecting', 'Connected'], 1]);
  lose();
  expect(troubles).toEqual(['1006']);
  await pass(1500);
  expect([link.state().name, open.size]).toEqual(['Connected', 1]);
});

test('RT-03 a retry that fails moves the connection to Disconnected, and the next one connects', async () => {
  const { link, states, make, lose } = linkUnderTest();
  link.start();
  await pass(0);
  make('fails');
  lose();
  await pass(1350);
  expect(states).toEqual(['Connecting', 'Connected', 'Reconnecting', 'Reconnecting', 'Disconnected']);
  make('opens');
  await pass(2350);
  expect(states.slice(5)).toEqual(['Connecting', 'Connected']);
});

test('RT-04 tries after 1.35, 2.35, 4.35 s and so on, and the count begins anew after a success', async () => {
  const { link, tries, make, lose } = linkUnderTest();
  link.start();
  await pass(0);
  make('fails');
  lose();
  await pass(1350 + 2350 + 4350);
  expect(tries).toHaveLength(4);
  make('opens');
  await pass(8500);
  expect(link.state().name).toBe('Connected');
  lose();
  await pass(1500);
  expect(link.state().name).toBe('Connected');
});

test('RT-04 after an outage of 5 s it is connected within 10 s of its beginning, whatever the jitter', async () => {
  for (const random of [0, 0.25, 0.5, 0.999]) {
    const { link, make, lose } = linkUnderTest(random);
    link.start();
    await pass(0);
    make('fails');
    lose();
    await pass(5000);
    make('opens');
    await pass(5000);
    expect(link.state().name).toBe('Connected');
  }
});

test('RT-03 a logout closes it, also while it connects, and nothing connects afterwards', async () => {
  const { link, open, tries, make, lose } = linkUnderTest();
  link.start();
  link.stop();
  await pass(60_000);
  expect([open.size, link.state().name]).toEqual([0, 'Disconnected']);
  link.start();
  await pass(0);
  lose();
  link.stop();
  make('fails');
  const before = tries.length;
  await pass(120_000);
  expect([tries.length, open.size]).toEqual([before, 0]);
});

test('a try that hangs has failed after 15 s, and what comes of it later is closed', async () => {
  const { link, make, troubles, open } = linkUnderTest();
  make('hangs');
  link.start();
  await pass(maxAttemptMs);
  expect(troubles).toEqual(['no answer']);
  make('opens');
  await pass(1500);
  expect([link.state().name, open.size]).toEqual(['Connected', 1]);
});

test('a goodbye is not answered by another try, until the player asks for one', async () => {
  const { link, tries, lose } = linkUnderTest();
  link.start();
  await pass(0);
  lose(false);
  await pass(600_000);
  expect([tries.length, link.state()]).toEqual([1, { name: 'Disconnected', why: 'goodbye' }]);
  link.retry();
  await pass(0);
  expect(link.state().name).toBe('Connected');
});

test('a network that is there again hurries the next try, and brings nobody back whom the hub sent away', async () => {
  const { link, tries, open, lose } = linkUnderTest();
  link.start();
  await pass(0);
  lose();
  link.retryNow();
  await pass(0);
  expect([tries.length, open.size]).toEqual([2, 1]);
  lose(false);
  link.retryNow();
  await pass(600_000);
  expect([tries.length, link.state().name]).toEqual([2, 'Disconnected']);
});

test('asking again does not wait, and never makes a second connection', async () => {
  const { link, tries, open, lose } = linkUnderTest();
  link.start();
  await pass(0);
  link.retry();
  lose();
  link.retry();
  link.retry();
  await pass(0);
  expect([tries.length, open.size]).toEqual([2, 1]);
});

/** A link whose tries end as the test says, in the order in which they began. */
function heldLink(random = 0.5) {
  const tries: { attempt: Attempt; open: (connection: OpenConnection) => void; fail: (error: unknown) => void }[] = [];
  const troubles: string[] = [];
  const states: string[] = [];
  const link = createHubLink({
    open: (attempt) => new Promise((open, fail) => void tries.push({ attempt, open, fail })),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => random,
    onState: ({ name }) => states.push(name),
    onTrouble: (reason) => troubles.push(reason),
  });
  const close = vi.fn<() => void>();
  const newest = () => tries.at(-1) ?? expect.unreachable('nothing was tried');
  return { link, tries, troubles, states, close, newest, connection: { close } };
}

test('RT-03 what opens after a logout is closed at once, and nothing is told of it', async () => {
  const { link, newest, close, connection, states, troubles } = heldLink();
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
  expect([close.mock.calls.length, states, troubles]).toEqual([1, ['Connecting', 'Disconnected'], []]);
});

test('RT-03 a try that fails after a logout is no trouble, and its deadline passes in silence', async () => {
  const { link, newest, tries, troubles } = heldLink();
  link.start();
  link.stop();
  newest().fail(new Error('refused'));
  await pass(10 * maxAttemptMs);
  expect([tries.length, troubles, link.state()]).toEqual([1, [], { name: 'Disconnected', why: 'idle' }]);
});

test('RT-03 a try that was given up and opens late is closed, and its loss is not told', async () => {
  const { link, tries, close, connection, troubles, states } = heldLink();
  link.start();
  await pass(maxAttemptMs);
  tries[0]?.open(connection);
  await pass(0);
  tries[0]?.attempt.onLost({ canReconnect: false, reason: 'closed' });
  expect([close.mock.calls.length, troubles, states]).toEqual([1, ['no answer'], ['Connecting', 'Disconnected']]);
});

test('RT-03 a try that fails after its deadline is told of once', async () => {
  const { link, tries, troubles } = heldLink();
  link.start();
  await pass(maxAttemptMs);
  tries[0]?.fail(new Error('refused'));
  await pass(0);
  expect([troubles, link.state()]).toEqual([
    ['no answer'],
    { name: 'Disconnected', why: 'failed', failures: 1, lost: 'broken' },
  ]);
});

test.each([
  ['an error', new Error('refused')],
  ['a word', 'refused'],
])('RT-03 a try that fails with %s is told of with its reason, once', async (_, error) => {
  const { link, tries, troubles } = heldLink();
  link.start();
  tries[0]?.fail(error);
  // The deadline of the failed try is over by then, and that of the next one is not.
  await pass(maxAttemptMs);
  expect([troubles, tries.length]).toEqual([['refused'], 2]);
});

test('RT-03 a connection that opened in time stays open', async () => {
  const { link, newest, connection, troubles } = heldLink();
  link.start();
  newest().open(connection);
  await pass(10 * maxAttemptMs);
  expect([link.state().name, troubles]).toEqual(['Connected', []]);
});

test('RT-03 a connection that is lost while it opens reconnects', async () => {
  const { link, newest, connection, troubles, states } = heldLink();
  link.start();
  const { attempt, open } = newest();
  attempt.onLost({ canReconnect: true, reason: '1006' });
  expect(troubles).toEqual([]);
  open(connection);
  await pass(0);
  expect([troubles, states]).toEqual([['1006'], ['Connecting', 'Connected', 'Reconnecting']]);
});

test('RT-03 a logout closes the open connection, and not one that is lost already', async () => {
  const { link, newest, close, connection } = heldLink();
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

test('RT-04 after a restart of the hub the next try is waited for longer', async () => {
  const { link, tries, newest, connection } = heldLink();
  link.start();
  newest().open(connection);
  await pass(0);
  newest().attempt.onLost({ canReconnect: true, reason: 'restart', kind: 'restart' });
  await pass(5499);
  expect(tries).toHaveLength(1);
  await pass(1);
  expect(tries).toHaveLength(2);
});

test('RT-03 the deadline of a try that a logout ended passes in silence', async () => {
  const { link, troubles, states } = heldLink();
  link.start();
  link.stop();
  await pass(maxAttemptMs);
  expect([troubles, states]).toEqual([[], ['Connecting', 'Disconnected']]);
});

test('RT-03 the closing of a connection by a logout is no loss', async () => {
  const { link, newest, connection, troubles } = heldLink();
  link.start();
  newest().open(connection);
  await pass(0);
  link.stop();
  newest().attempt.onLost({ canReconnect: true, reason: '1000' });
  expect([troubles, link.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});

test('RT-04 a player who asks before a try is due waits no shorter for the one after it', async () => {
  const { link, tries, newest } = heldLink();
  link.start();
  newest().fail(new Error('refused'));
  await pass(0);
  link.retry();
  newest().fail(new Error('refused'));
  await pass(2349);
  expect(tries).toHaveLength(2);
  await pass(1);
  expect(tries).toHaveLength(3);
});

test('RT-03 asking for a connection that nobody wants makes none', async () => {
  const { link, tries } = heldLink();
  link.retry();
  link.retryNow();
  await pass(60_000);
  expect([tries, link.state()]).toEqual([[], { name: 'Disconnected', why: 'idle' }]);
});
