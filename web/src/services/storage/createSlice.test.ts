import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStore } from '../../base/createStore.ts';
import { createSlice } from './createSlice.ts';
import type { Readers } from './createSlice.ts';

interface Search {
  words: string;
  last: number | null;
  ids: readonly number[];
  filter: { isNew: boolean; provider: string };
  secret: string;
  isOpen: boolean;
}

function setUp() {
  const store = createStore<Search>(() => ({
    words: '',
    last: null,
    ids: [],
    filter: { isNew: false, provider: '' },
    secret: '',
    isOpen: false,
  }));
  const slice = createSlice({
    key: 'Search',
    store,
    write: { secret: (secret) => secret.split('?')[0], isOpen: () => undefined },
    owned: ['ids'],
  });
  return { store, slice };
}
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const readers: Readers<Search> = {
  words: 'alike',
  last: 'alike',
  ids: (stored) => (isNumbers(stored) ? stored : undefined),
  filter: 'alike',
};
const textOf = (state: object, userId: number | null = null) => JSON.stringify({ state, version: 0, userId });

test('HT-03 a slice is stored without what it leaves out, and restored field by field', () => {
  const { store, slice } = setUp();
  store.setState({ words: 'gem', last: 3, ids: [5], secret: 'a?token', isOpen: true });
  const text = slice.text(7);
  expect(JSON.parse(text)).toEqual({
    state: { words: 'gem', last: 3, ids: [5], filter: { isNew: false, provider: '' }, secret: 'a' },
    version: 0,
    userId: 7,
  });
  const after = setUp();
  after.store.setState({ isOpen: true });
  after.slice.restore(text, readers, 7);
  expect(after.store.getState()).toEqual({ ...store.getState(), secret: '' });
});

test.each([null, 8])('HT-03 what a player owns is restored for the same one alone, not for %s', (owner) => {
  const { store, slice } = setUp();
  slice.restore(textOf({ words: 'gem', ids: [5] }, 7), readers, owner);
  expect(store.getState()).toMatchObject({ words: 'gem', ids: [] });
});

test('HT-03 what a player owns is not stored without one, and not restored from a slice without an owner', () => {
  const { store, slice } = setUp();
  store.setState({ words: 'gem', ids: [5] });
  expect(JSON.parse(slice.text(null))).toMatchObject({ state: { words: 'gem', ids: [] }, userId: null });
  slice.restore('{"state":{"ids":[6]},"version":0}', readers, 7);
  expect(store.getState().ids).toEqual([5]);
});

test('HT-03 A21 a slice of another release keeps its valid fields, and fields of a field', () => {
  const { store, slice } = setUp();
  slice.restore(
    textOf({ words: 7, last: 'x', filter: { provider: 'Aurora', old: 1 }, secret: 's', gone: 1 }),
    readers,
    null,
  );
  expect(store.getState()).toEqual({ ...store.getInitialState(), filter: { isNew: false, provider: 'Aurora' } });
});

test('A21 a field that grows too long is stored with its initial value', () => {
  const { store, slice } = setUp();
  store.setState({ words: 'x'.repeat(60_001), last: 1 });
  expect(JSON.parse(slice.text(null))).toMatchObject({ state: { words: '', last: 1 } });
});

const hostile = fc.oneof(
  fc.string(),
  fc.json(),
  fc.anything({ withNullPrototype: false }).map((state) => JSON.stringify({ state, userId: 7 })),
  fc
    .dictionary(
      fc.constantFrom('words', 'last', 'ids', 'filter', 'secret', 'isOpen', '__proto__', 'constructor'),
      fc.jsonValue(),
    )
    .map((state) => textOf(state, 7)),
);

test('A21 any stored text leaves a state with the types of its fields, which is stored and restored unchanged', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { store, slice } = setUp();
      slice.restore(text, readers, 7);
      const { words, last, ids, filter, secret, isOpen } = store.getState();
      expect([typeof words, typeof filter.isNew, typeof filter.provider, secret, isOpen]).toEqual([
        'string',
        'boolean',
        'string',
        '',
        false,
      ]);
      expect([last === null || typeof last === 'number', isNumbers(ids)]).toEqual([true, true]);
      expect(Object.keys(store.getState())).toEqual(Object.keys(store.getInitialState()));
      expect(({} as { p?: number }).p).toBeUndefined();
      const again = setUp();
      again.slice.restore(slice.text(7), readers, 7);
      expect(again.store.getState()).toEqual(store.getState());
    }),
    { numRuns: 300 },
  );
});
