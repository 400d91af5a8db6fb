import { expect, test, vi } from 'vitest';
import type { AllGames } from '../../domain/game/allGames.ts';
import { inventedList } from '../../domain/game/inventedList.ts';
import { createGameSearch } from './gameSearch.ts';

const games = inventedList([{ id: 1, name: 'Diamond Hour' }, { id: 2, name: 'Iron Longship', theme: 'viking' }, { id: 3, name: 'Opal Tears' }]);

function setUp(loadList: () => Promise<AllGames | null> = async () => games) {
  const list = vi.fn<() => Promise<AllGames | null>>(loadList);
  const search = createGameSearch(list);
  /** With ids in place of places. */
  const outcome = () => {
    const { outcome: is } = search.state.getState();
    const ids = (places: readonly number[]) => places.map((place) => games.ids[place]);
    if (is.kind === 'found') return { kind: is.kind, corrected: is.corrected, games: ids(is.games), related: ids(is.related) };
    return is.kind === 'nothing' ? { kind: is.kind, nearest: ids(is.nearest) } : is;
  };
  return { search, list, outcome };
}

test('LB-03 the list is fetched only past two characters', async () => {
  const { search, list, outcome } = setUp();
  for (const text of ['d', 'di', ' di ']) search.type(text);
  expect(list).not.toHaveBeenCalled();
  expect(outcome()).toEqual({ kind: 'short' });
  search.type('dia');
  expect(list).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [1], related: [3], corrected: null }));
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
  const answers: ((list: AllGames) => void)[] = [];
  const { search, outcome } = setUp(() => new Promise((resolve) => answers.push(resolve)));
  search.type('diamond');
  search.type('iron');
  answers[1]?.(games);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [2] }));
  answers[0]?.(games);
  await Promise.resolve();
  await Promise.resolve();
  expect(outcome()).toMatchObject({ games: [2] });
});

test('LB-03 a slip is corrected and said; what was typed can still be searched for', async () => {
  const { search, outcome } = setUp();
  search.type('dimond');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', corrected: 'diamond', games: [1] }));
  search.exactly();
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'nothing', nearest: [1, expect.any(Number), expect.any(Number)] }));
});

test('a list that does not come is said, and asked for again on request', async () => {
  let answer: AllGames | null = null;
  const { search, outcome } = setUp(async () => answer);
  search.type('opal');
  await vi.waitFor(() => expect(outcome()).toEqual({ kind: 'failed' }));
  answer = games;
  search.retry();
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
});
