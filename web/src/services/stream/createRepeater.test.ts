import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../base/serverClock.server.ts';
import { createRepeater } from './createRepeater.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function repeaterUnderTest() {
  const results: (number | null)[] = [];
  const link = { isConnected: true };
  const run = vi.fn<() => Promise<number | null>>(async () => {
    const [next = 0] = results.splice(0, 1);
    return next;
  });
  const repeater = createRepeater({
    run,
    clock: { ...serverClock, random: () => 0 },
    canRepeat: () => link.isConnected,
  });
  return { repeater, run, results, link };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('repeats a job after 1, 2, 4, 8, 16 and 30 s until it is done, and then starts the delays again', async () => {
  const { repeater, run, results } = repeaterUnderTest();
  void repeater.start();
  await pass(0);
  for (const [index, delayMs] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await pass(delayMs - 1);
    expect(run).toHaveBeenCalledTimes(index + 1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(index + 2);
  }
  results.push(null, 0);
  await pass(600_000);
  expect(run).toHaveBeenCalledTimes(9);
  void repeater.start();
  await pass(1000);
  expect(run).toHaveBeenCalledTimes(11);
});

test('waits for the time that the job names', async () => {
  const { repeater, run, results } = repeaterUnderTest();
  results.push(45_000, null);
  void repeater.start();
  await pass(44_999);
  expect(run).toHaveBeenCalledOnce();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('repeats nothing without a connection and after stop, and starts anew', async () => {
  const { repeater, run, link } = repeaterUnderTest();
  void repeater.start();
  link.isConnected = false;
  await pass(600_000);
  expect(run).toHaveBeenCalledOnce();
  link.isConnected = true;
  void repeater.start();
  await pass(0);
  repeater.stop();
  await pass(600_000);
  expect(run).toHaveBeenCalledTimes(2);
  void repeater.start();
  repeater.stop();
  await pass(600_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('runs one job at a time', async () => {
  const { repeater, run } = repeaterUnderTest();
  let finish: (result: null) => void = () => undefined;
  run.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  void repeater.start();
  void repeater.start();
  expect(run).toHaveBeenCalledOnce();
  finish(null);
  await pass(0);
  void repeater.start();
  expect(run).toHaveBeenCalledTimes(2);
});
