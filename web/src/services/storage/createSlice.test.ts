import { expect, test, vi } from 'vitest';
import { createSlice } from './createSlice.ts';

interface Search {
  words: string;
  isOpen: boolean;
}

const createSearch = () =>
  createSlice<Search>({
    key: 'Search',
    initial: { words: '', isOpen: false },
    persist: ({ words }) => ({ words }),
  });
const parseWords = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'words' in stored && typeof stored.words === 'string'
    ? { words: stored.words }
    : null;

function storageWith(text: string | null = null) {
  const written: [string, string][] = [];
  return {
    written,
    getItem: (key: string) => (key === 'Search' ? text : null),
    setItem: (key: string, value: string) => void written.push([key, value]),
  };
}

test('HT-03 restore merges the stored state into the slice', () => {
  const slice = createSearch();
  slice.setState({ isOpen: true });
  slice.restore(storageWith('{"state":{"words":"gem"},"version":0}'), parseWords);
  expect(slice.getState()).toEqual({ words: 'gem', isOpen: true });
});

test('HT-03 after restore, the slice writes its stored part whenever it changes', () => {
  const slice = createSearch();
  const storage = storageWith();
  slice.setState({ words: 'gem' });
  expect(storage.written).toEqual([]);
  slice.restore(storage, parseWords);
  slice.setState({ isOpen: true });
  slice.setState({ words: 'star' });
  slice.setState({ isOpen: false });
  expect(storage.written).toEqual([
    ['Search', '{"state":{"words":"gem"},"version":0}'],
    ['Search', '{"state":{"words":"star"},"version":0}'],
  ]);
});

test('HT-03 a slice restored again writes only to the new storage', () => {
  const slice = createSearch();
  const [first, second] = [storageWith(), storageWith()];
  slice.restore(first, parseWords);
  slice.restore(second, parseWords);
  slice.setState({ words: 'gem' });
  expect([first.written.length, second.written.length]).toEqual([1, 2]);
});

test.each([null, '', '{', 'null', '7', '"gem"', '{}', '{"state":null}', '{"state":{"words":7}}'])(
  'A21 ignores the stored value %j',
  (text) => {
    const slice = createSearch();
    const parse = vi.fn<typeof parseWords>(parseWords);
    slice.restore(storageWith(text), parse);
    expect(parse).toHaveBeenCalledOnce();
    expect(slice.getState()).toEqual({ words: '', isOpen: false });
  },
);
