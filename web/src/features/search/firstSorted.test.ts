import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { firstSorted } from './firstSorted.ts';

interface Entry {
  rank: number;
  place: number;
}
const byRank = (one: Entry, other: Entry) => one.rank - other.rank;

test('LB-03 returns the beginning of the sorted list, equal elements in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 12 }), (ranks, limit) => {
      const list = ranks.map((rank, place) => ({ rank, place }));
      expect(firstSorted(list, limit, byRank)).toEqual(list.toSorted(byRank).slice(0, limit));
    }),
  );
});

test('LB-03 compares most of ten thousand elements once', () => {
  const compare = vi.fn<(one: number, other: number) => number>((one, other) => one - other);
  const list = Array.from({ length: 10_000 }, (_, place) => (place * 7919) % 10_007);
  expect(firstSorted(list, 10, compare)).toEqual(list.toSorted((one, other) => one - other).slice(0, 10));
  expect(compare.mock.calls.length).toBeLessThan(11_000);
});
