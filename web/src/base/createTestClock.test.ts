import { expect, test } from 'vitest';
import { createTestClock } from './createTestClock.ts';

test('a test clock runs what is due in the order of time, and nothing after its stop', () => {
  const clock = createTestClock({ startsAt: 0 });
  const ran: string[] = [];
  const run = (name: string) => () => ran.push(`${name} ${clock.now()}`);
  const stop = clock.every(run('every'), 40);
  clock.schedule(run('late'), 90);
  clock.schedule(run('early'), 10);
  clock.advance(80);
  expect(ran).toEqual(['early 10', 'every 40', 'every 80']);
  stop();
  clock.advance(100);
  expect(ran.slice(3)).toEqual(['late 90']);
  expect([clock.delays, clock.pending(), clock.elapsed()]).toEqual([[40, 90, 10], [], 180]);
});
