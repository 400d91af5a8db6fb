import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createTimeSlicer } from './createTimeSlicer.ts';

/** Slices whose handler takes `costMs` per item; `slices` lists the items of each task. */
function slicesUnderTest(costMs: number) {
  const clock = createTestClock();
  let elapsed = 0;
  let task = -1;
  const slices: number[][] = [];
  const all = createTimeSlicer<number>(
    (item) => {
      elapsed += costMs;
      (slices[task] ??= []).push(item);
    },
    {
      elapsed: () => elapsed,
      schedule: (run, ms) =>
        clock.schedule(() => {
          task = slices.length;
          run();
        }, ms),
    },
  );
  const add = (...items: number[]) => {
    task = slices.length;
    for (const item of items) all.add(item);
  };
  const finish = () => clock.advance(1_000_000);
  return { all, clock, slices, add, finish };
}

test('handles a single item at once and batches those that follow closely', () => {
  const { slices, add, finish } = slicesUnderTest(0);
  add(1);
  expect(slices).toEqual([[1]]);
  add(2);
  add(3, 4);
  expect(slices).toEqual([[1]]);
  finish();
  expect(slices).toEqual([[1], [2, 3, 4]]);
  add(5);
  expect(slices.at(-1)).toEqual([5]);
});

test('handles a thousand items in order with bounded slices', () => {
  const { slices, add, finish } = slicesUnderTest(1);
  const items = Array.from({ length: 1000 }, (_, item) => item);
  add(...items);
  finish();
  expect(slices.flat()).toEqual(items);
  expect(Math.max(...slices.map(({ length }) => length))).toBe(8);
});

test('clear drops the waiting items', () => {
  const { all, slices, add, finish } = slicesUnderTest(0);
  add(1, 2, 3);
  all.clear();
  finish();
  expect(slices).toEqual([[1]]);
});

test('handles each item once and in order for any arrival times', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ items: fc.array(fc.nat(), { maxLength: 30 }), passes: fc.nat(200) }), { maxLength: 20 }),
      (steps) => {
        const { clock, slices, add, finish } = slicesUnderTest(3);
        for (const { items, passes } of steps) {
          add(...items);
          clock.advance(passes);
        }
        finish();
        expect(slices.flat()).toEqual(steps.flatMap(({ items }) => items));
      },
    ),
    { numRuns: 40 },
  );
});

test('items within 50 ms of the last one wait, and later ones are handled at once', () => {
  const { clock, slices, add } = slicesUnderTest(0);
  add(1);
  clock.advance(49);
  add(2);
  expect(slices).toEqual([[1]]);
  clock.advance(1);
  expect(slices).toEqual([[1], [2]]);
  clock.advance(50);
  add(3);
  expect(slices.at(-1)).toEqual([3]);
});

test('a full slice leaves the rest to the next one after 16 ms', () => {
  const { clock, slices, add } = slicesUnderTest(8);
  add(1, 2, 3);
  clock.advance(50);
  expect(slices).toEqual([[1], [2]]);
  clock.advance(15);
  expect(slices).toHaveLength(2);
  clock.advance(1);
  expect(slices).toEqual([[1], [2], [3]]);
});

test('a handler that throws loses only its own item', () => {
  const handled: number[] = [];
  const clock = createTestClock();
  const all = createTimeSlicer<number>((item) => {
    if (item === 1) throw new Error('broken');
    handled.push(item);
  }, clock);
  expect(() => all.add(1)).toThrow('broken');
  all.add(2);
  clock.advance(1000);
  expect(handled).toEqual([2]);
});

test('handles the next item at once after clear', () => {
  const { all, clock, slices, add } = slicesUnderTest(0);
  add(1);
  all.clear();
  expect(clock.pending()).toEqual([]);
  add(2);
  expect(slices.at(-1)).toEqual([2]);
});
