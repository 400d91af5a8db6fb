import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlicer } from './createTimeSlicer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Slices whose handler takes `costMs` per item; `slices` lists the items of each task. */
function slicesUnderTest(costMs: number) {
  let time = 0;
  let task = -1;
  const slices: number[][] = [];
  const all = createTimeSlicer<number>({
    handle(item) {
      time += costMs;
      (slices[task] ??= []).push(item);
    },
    schedule(run, ms) {
      const timer = setTimeout(() => {
        task = slices.length;
        run();
      }, ms);
      return () => clearTimeout(timer);
    },
    now: () => time,
  });
  const add = (...items: number[]) => {
    task = slices.length;
    for (const item of items) all.add(item);
  };
  return { all, slices, add };
}

test('handles a single item at once and batches those that follow closely', () => {
  const { slices, add } = slicesUnderTest(0);
  add(1);
  expect(slices).toEqual([[1]]);
  add(2);
  add(3, 4);
  expect(slices).toEqual([[1]]);
  vi.runAllTimers();
  expect(slices).toEqual([[1], [2, 3, 4]]);
  add(5);
  expect(slices.at(-1)).toEqual([5]);
});

test('handles a thousand items in order with bounded slices', () => {
  const { slices, add } = slicesUnderTest(1);
  const items = Array.from({ length: 1000 }, (_, item) => item);
  add(...items);
  vi.runAllTimers();
  expect(slices.flat()).toEqual(items);
  expect(Math.max(...slices.map(({ length }) => length))).toBe(8);
});

test('clear drops the waiting items', () => {
  const { all, slices, add } = slicesUnderTest(0);
  add(1, 2, 3);
  all.clear();
  vi.runAllTimers();
  expect(slices).toEqual([[1]]);
});

test('handles each item once and in order for any arrival times', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ items: fc.array(fc.nat(), { maxLength: 30 }), passes: fc.nat(200) }), { maxLength: 20 }),
      (steps) => {
        const { slices, add } = slicesUnderTest(3);
        for (const { items, passes } of steps) {
          add(...items);
          vi.advanceTimersByTime(passes);
        }
        vi.runAllTimers();
        expect(slices.flat()).toEqual(steps.flatMap(({ items }) => items));
      },
    ),
    { numRuns: 40 },
  );
});

test('items within 50 ms of the last one wait, and later ones are handled at once', () => {
  const { slices, add } = slicesUnderTest(0);
  add(1);
  vi.advanceTimersByTime(49);
  add(2);
  expect(slices).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(slices).toEqual([[1], [2]]);
  vi.advanceTimersByTime(50);
  add(3);
  expect(slices.at(-1)).toEqual([3]);
});

test('a full slice leaves the rest to the next one after 16 ms', () => {
  const { slices, add } = slicesUnderTest(8);
  add(1, 2, 3);
  vi.advanceTimersByTime(50);
  expect(slices).toEqual([[1], [2]]);
  vi.advanceTimersByTime(15);
  expect(slices).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(slices).toEqual([[1], [2], [3]]);
});

test('a handler that throws loses only its own item', () => {
  const handled: number[] = [];
  const all = createTimeSlicer<number>({
    handle(item) {
      if (item === 1) throw new Error('broken');
      handled.push(item);
    },
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => 0,
  });
  expect(() => all.add(1)).toThrow('broken');
  all.add(2);
  vi.runAllTimers();
  expect(handled).toEqual([2]);
});

test('handles the next item at once after clear', () => {
  const { all, slices, add } = slicesUnderTest(0);
  add(1);
  all.clear();
  expect(vi.getTimerCount()).toBe(0);
  add(2);
  expect(slices.at(-1)).toEqual([2]);
});
