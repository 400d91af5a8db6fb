import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFavourites, receiveFavourites, settleFavourite, toggleFavourite, pendingRequestsOf } from './favourites.ts';
import type { FavouriteCall, FavouritesState } from './favourites.ts';

test('LB-04 a click changes the list at once and sends one call', () => {
  const step = toggleFavourite({ ...noFavourites, ids: [7] }, 5);
  expect(step).toEqual({
    state: { ...noFavourites, ids: [5, 7], requests: { 5: { call: 'add', isWanted: true } } },
    send: 'add',
  });
});

test('LB-04 a settled call clears its request and keeps the list', () => {
  const { state } = toggleFavourite({ ...noFavourites, ids: [5, 7] }, 5);
  expect(state.ids).toEqual([7]);
  expect(settleFavourite(state, 5, true)).toEqual({ state: { ...noFavourites, ids: [7] }, send: null });
});

test.each([
  [[], 'add', [5]],
  [[5], 'remove', []],
] as const)(
  'LB-04 a click after a failure repeats the choice, and the click after that reverses it',
  (ids, call, wanted) => {
    const first = toggleFavourite({ ...noFavourites, ids }, 5);
    const failed = settleFavourite(first.state, 5, false);
    expect([failed.state.ids, failed.send]).toEqual([wanted, null]);
    const second = toggleFavourite(failed.state, 5);
    expect([second.state.ids, second.send]).toEqual([wanted, call]);
    const third = toggleFavourite(settleFavourite(second.state, 5, true).state, 5);
    expect([third.state.ids, third.send]).toEqual([ids, call === 'add' ? 'remove' : 'add']);
  },
);

test('LB-04 clicks during a call wait for it, and the last one wins', () => {
  const first = toggleFavourite(noFavourites, 5);
  const second = toggleFavourite(first.state, 5);
  expect(second).toEqual({ state: { ...noFavourites, requests: { 5: { call: 'add', isWanted: false } } }, send: null });
  const settled = settleFavourite(second.state, 5, true);
  expect(settled).toEqual({
    state: { ...noFavourites, requests: { 5: { call: 'remove', isWanted: false } } },
    send: 'remove',
  });
  const third = toggleFavourite(second.state, 5);
  expect(settleFavourite(third.state, 5, true)).toEqual({ state: { ...noFavourites, ids: [5] }, send: null });
});

test('a click during a fetch survives the fetched list', () => {
  const added = toggleFavourite({ ...noFavourites, ids: [1, 2] }, 9).state;
  const both = toggleFavourite(added, 1).state;
  expect(receiveFavourites([1, 2, 3], pendingRequestsOf(both))).toEqual([9, 2, 3]);
  expect(receiveFavourites([1, 2, 3], new Map())).toEqual([1, 2, 3]);
  // A game that the list already has keeps its position.
  expect(
    receiveFavourites(
      [1, 9],
      new Map([
        [9, true],
        [5, false],
      ]),
    ),
  ).toEqual([1, 9]);
});

test('settling an unknown call changes nothing', () => {
  const state = { ...noFavourites, ids: [4] };
  expect(settleFavourite(state, 4, false)).toEqual({ state, send: null });
});

type Move = { kind: 'press'; id: number } | { kind: 'settle'; pick: number };
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('press' as const), id: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('settle' as const), pick: fc.nat() }),
  ),
  { maxLength: 60 },
);

test('LB-04 for any clicks and call order, each game has one call at a time and the last click wins', () => {
  fc.assert(
    fc.property(moves, fc.uniqueArray(fc.integer({ min: 1, max: 4 })), (all: Move[], start) => {
      let state: FavouritesState = { ...noFavourites, ids: start };
      const running: { id: number; call: FavouriteCall }[] = [];
      const lastSent = new Map<number, FavouriteCall>();
      const presses = new Map<number, number>();
      const send = (id: number, call: FavouriteCall | null) => {
        if (call === null) return;
        expect(running.some((other) => other.id === id)).toBe(false);
        running.push({ id, call });
        lastSent.set(id, call);
      };
      const settle = (at: number) => {
        const [ended] = running.splice(at, 1);
        if (ended === undefined) return;
        const before = state.ids;
        const step = settleFavourite(state, ended.id, true);
        state = step.state;
        expect(state.ids).toBe(before);
        send(ended.id, step.send);
      };
      for (const move of all) {
        if (move.kind === 'press') {
          presses.set(move.id, (presses.get(move.id) ?? 0) + 1);
          const step = toggleFavourite(state, move.id);
          state = step.state;
          send(move.id, step.send);
        } else if (running.length > 0) settle(move.pick % running.length);
      }
      for (let left = 100; running.length > 0 && left > 0; left -= 1) settle(0);
      expect(running).toEqual([]);
      expect(state.requests).toEqual({});
      expect(new Set(state.ids).size).toBe(state.ids.length);
      for (const [id, count] of presses) {
        const isWanted = start.includes(id) !== (count % 2 === 1);
        expect(state.ids.includes(id)).toBe(isWanted);
        expect(lastSent.get(id)).toBe(isWanted ? 'add' : 'remove');
      }
    }),
    { numRuns: 200 },
  );
});
