import { expect, test, vi } from 'vitest';
import { fuzzyGames } from './fuzzyGames.ts';
import { createGameSearch } from './gameSearch.ts';
import type { SearchGame } from './searchGames.ts';
import { searchGame } from './searchGame.ts';

const games = [searchGame(1, 'Diamond Hour'), searchGame(2, 'Iron Longship', { theme: 'viking' }), searchGame(3, 'Opal Tears')];

function setUp(loadList: () => Promise<readonly SearchGame[] | null> = async () => games) {
  const list = vi.fn<() => Promise<readonly SearchGame[] | null>>(loadList);
  const loadFuzzy = vi.fn<() => Promise<typeof fuzzyGames>>(async () => fuzzyGames);
  const search = createGameSearch({ loadList: list, loadFuzzy });
  const outcome = () => search.state.getState().outcome;
  return { search, list, loadFuzzy, outcome };
}

test('LB-03 the list is fetched only past two characters', async () => {
  const { search, list, outcome } = setUp();
  for (const text of ['d', 'di', ' di ']) search.type(text);
  expect(list).not.toHaveBeenCalled();
  expect(outcome()).toEqual({ kind: 'short' });
  search.type('dia');
  expect(list).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [{ tile: { id: 1 } }], related: [{ tile: { id: 3 } }], corrected: null }));
});

test('LB-03 a text that says the same is not searched for again', async () => {
  const { search, list, outcome } = setUp();
  search.type('iron');
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
  search.type('IRON ');
  expect(list).toHaveBeenCalledTimes(1);
  search.type('ir');
  expect(outcome()).toEqual({ kind: 'short' });
  search.type('iron');
  expect(list).toHaveBeenCalledTimes(2);
});

test('LB-03 an answer that belongs to an older text is dropped', async () => {
  const answers: ((list: readonly SearchGame[]) => void)[] = [];
  const { search, outcome } = setUp(() => new Promise((resolve) => answers.push(resolve)));
  search.type('diamond');
  search.type('iron');
  answers[1]?.(games);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [{ tile: { id: 2 } }] }));
  answers[0]?.(games);
  await Promise.resolve();
  await Promise.resolve();
  expect(outcome()).toMatchObject({ games: [{ tile: { id: 2 } }] });
});

test('a slip is corrected and said; what was typed can still be searched for', async () => {
  const { search, loadFuzzy, outcome } = setUp();
  search.type('dimond');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', corrected: 'diamond', games: [{ tile: { id: 1 } }] }));
  search.exactly();
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'nothing', nearest: [{ tile: { id: 1 } }, {}, {}] }));
  expect(loadFuzzy).toHaveBeenCalledTimes(1);
});

test('the slip catcher is not fetched while names match, and its failure is no failure of the search', async () => {
  const { search, loadFuzzy, outcome } = setUp();
  search.type('opal');
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
  expect(loadFuzzy).not.toHaveBeenCalled();
  loadFuzzy.mockRejectedValue(new Error('offline'));
  search.type('dimond');
  await vi.waitFor(() => expect(outcome().kind).toBe('nothing'));
});

test('a list that does not come is said, and asked for again on request', async () => {
  let answer: readonly SearchGame[] | null = null;
  const { search, outcome } = setUp(async () => answer);
  search.type('opal');
  await vi.waitFor(() => expect(outcome()).toEqual({ kind: 'failed' }));
  answer = games;
  search.retry();
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
});
