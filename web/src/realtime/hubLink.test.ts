import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHubLink, longestTryMs } from './hubLink.ts';
import type { Attempt } from './hubLink.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Way = 'opens' | 'fails' | 'hangs';

/** A hub that does as it is told, and a link to it. */
function linkUnderTest(random = 0.5) {
  let way: Way = 'opens';
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
  const lose = (mayReturn = true) => {
    const [attempt] = open;
    if (attempt) open.delete(attempt);
    attempt?.onLost({ mayReturn, reason: '1006' });
  };
  return { link, tries, open, states, troubles, lose, make: (next: Way) => void (way = next) };
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
  await pass(longestTryMs);
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
  link.hurry();
  await pass(0);
  expect([tries.length, open.size]).toEqual([2, 1]);
  lose(false);
  link.hurry();
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
