import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTelemetryQueue, lanes } from './telemetryQueue.ts';

test('TE-01 sends errors in batches of fifty or after 250 ms', () => {
  expect(lanes.errors).toEqual({ itemLimit: 50, sendTimeoutMs: 250 });
  const queue = createTelemetryQueue<number>();
  queue.add('errors', 0, 1000);
  expect([queue.take(1249), queue.dueAt()]).toEqual([null, 1250]);
  expect(queue.take(1250)).toEqual({ lane: 'errors', items: [0] });
  for (let item = 0; item < 120; item += 1) queue.add('errors', item, 2000);
  expect([queue.take(2000)?.items.length, queue.take(2000)?.items.length, queue.take(2000)]).toEqual([50, 50, null]);
  expect(queue.take(2250)?.items).toHaveLength(20);
});

test('TE-02 sends other items in batches of ten thousand or after one second', () => {
  expect(lanes.rest).toEqual({ itemLimit: 10_000, sendTimeoutMs: 1000 });
  const queue = createTelemetryQueue<number>();
  queue.add('rest', 1, 0);
  queue.add('rest', 2, 900);
  expect(queue.take(999)).toBeNull();
  expect(queue.take(1000)).toEqual({ lane: 'rest', items: [1, 2] });
  for (let item = 0; item < 10_000; item += 1) queue.add('rest', item, 2000);
  expect(queue.take(2000)?.items).toHaveLength(10_000);
});

test('TE-03 sends nothing while muted, and then refused items first', () => {
  const queue = createTelemetryQueue<string>();
  queue.add('rest', 'refused', 0);
  const batch = queue.take(1000);
  queue.muteUntil(11_000);
  queue.giveBack('rest', batch?.items ?? [], 1000);
  queue.add('rest', 'later', 2000);
  expect([queue.take(10_999), queue.takeAll(10_999), queue.isMuted(10_999), queue.dueAt()]).toEqual([
    null,
    [],
    true,
    11_000,
  ]);
  expect(queue.take(11_000)).toEqual({ lane: 'rest', items: ['refused', 'later'] });
});

test('TE-03 puts refused items back while the queue has room', () => {
  const queue = createTelemetryQueue<number>();
  for (let item = 0; item < 9_998; item += 1) queue.add('rest', item, 0);
  queue.giveBack('errors', [1, 2, 3], 500);
  expect([queue.size, queue.take(750)]).toEqual([10_000, { lane: 'errors', items: [1, 2] }]);
});

test('TE-03 sends refused items with the next batch of new ones', () => {
  const queue = createTelemetryQueue<number>();
  queue.giveBack('errors', [1], 5000);
  expect([queue.dueAt(), queue.take(5249), queue.take(5250)]).toEqual([5250, null, { lane: 'errors', items: [1] }]);
});

test('TE-01 TE-02 returns the earliest due time, and none for an empty queue', () => {
  const queue = createTelemetryQueue<number>();
  expect([queue.dueAt(), queue.take(9999), queue.takeAll(9999)]).toEqual([null, null, []]);
  queue.add('rest', 1, 0);
  expect(queue.dueAt()).toBe(1000);
  queue.add('errors', 2, 900);
  expect(queue.dueAt()).toBe(1000);
  queue.add('errors', 3, 2000);
  expect([queue.take(1100), queue.dueAt()]).toEqual([{ lane: 'rest', items: [1] }, 1150]);
});

test('TE-02 flushes every item when the page is unloaded', () => {
  const queue = createTelemetryQueue<number>();
  queue.add('rest', 1, 0);
  expect(queue.takeAll(0)).toEqual([{ lane: 'rest', items: [1] }]);
  queue.add('rest', 2, 0);
  queue.add('errors', 3, 0);
  expect(queue.takeAll(0)).toEqual([
    { lane: 'errors', items: [3] },
    { lane: 'rest', items: [2] },
  ]);
  expect(queue.size).toBe(0);
});

test('TE-03 the longer of two back-off periods applies until its end', () => {
  const queue = createTelemetryQueue<number>();
  expect(queue.isMuted(0)).toBe(false);
  queue.muteUntil(9000);
  queue.muteUntil(3000);
  queue.add('errors', 1, 0);
  expect([queue.isMuted(8999), queue.isMuted(9000), queue.dueAt()]).toEqual([true, false, 9000]);
  expect(queue.takeAll(9000)).toEqual([{ lane: 'errors', items: [1] }]);
});

test('TE-02 keeps the ten-thousandth waiting item and drops the next one', () => {
  const queue = createTelemetryQueue<number>();
  for (let item = 1; item <= 9_950; item += 1) queue.add('rest', item, 0);
  for (let item = 9_951; item <= 10_001; item += 1) queue.add('errors', item, 0);
  expect(queue.size).toBe(10_000);
  expect(
    queue
      .takeAll(0)
      .flatMap(({ items }) => items)
      .toSorted((one, other) => one - other)
      .at(-1),
  ).toBe(10_000);
});

test('TE-02 holds at most ten thousand items and never sends one twice', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      lane: fc.constantFrom('errors' as const, 'rest' as const),
      count: fc.integer({ min: 1, max: 4000 }),
    }),
    fc.record({ do: fc.constant('take' as const), ms: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ do: fc.constant('refuse' as const), ms: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ do: fc.constant('mute' as const), ms: fc.integer({ min: 0, max: 9000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const queue = createTelemetryQueue<number>();
      const sent = new Set<number>();
      let [now, next, isTwice] = [0, 0, false];
      for (const one of steps) {
        if (one.do === 'add') for (let count = 0; count < one.count; count += 1) queue.add(one.lane, (next += 1), now);
        else if (one.do === 'mute') queue.muteUntil(now + one.ms);
        else {
          now += one.ms;
          const batch = queue.take(now);
          if (batch === null) continue;
          if (one.do === 'refuse') queue.giveBack(batch.lane, batch.items, now);
          else
            for (const item of batch.items) {
              isTwice ||= sent.has(item);
              sent.add(item);
            }
        }
        expect(queue.size).toBeLessThanOrEqual(10_000);
      }
      expect(isTwice).toBe(false);
    }),
    { numRuns: 40 },
  );
});
