import { expect, test, vi } from 'vitest';
import type { AllGames } from '../../domain/game/allGames.ts';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { createGameSearch } from './gameSearch.ts';

const games = gameListFixture([
  { id: 1, name: 'Diamond Hour' },
  { id: 2, name: 'Iron Longship', theme: 'viking' },
  { id: 3, name: 'Opal Tears' },
]);

function setUp(loadList: () => Promise<AllGames | null> = async () => games) {
  const list = vi.fn<() => Promise<AllGames | null>>(loadList);
  const search = createGameSearch(list);
  /** The outcome with game ids instead of list indexes. */
  const outcome = () => {
    const { outcome: is } = search.state.getState();
    const ids = (places: readonly number[]) => places.map((place) => games.ids[place]);
    if (is.kind === 'found')
      return { kind: is.kind, corrected: is.corrected, games: ids(is.games), related: ids(is.related) };
    return is.kind === 'nothing' ? { kind: is.kind, nearest: ids(is.nearest) } : is;
  };
  return { search, list, outcome };
}

test('LB-03 starts without text and outcome', () => {
  expect(setUp().search.state.getState()).toEqual({ text: '', outcome: { kind: 'short' } });
});

test('LB-03 fetches the list only from three characters', async () => {
  const { search, list, outcome } = setUp();
  for (const text of ['d', 'di', ' di ']) search.type(text);
  expect(list).not.toHaveBeenCalled();
  expect(outcome()).toEqual({ kind: 'short' });
  search.type('dia');
  expect(list).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [1], related: [3], corrected: null }));
});

test('LB-03 does not search again for an equivalent text', async () => {
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

test('LB-03 drops the result of an older text', async () => {
  const responses: ((list: AllGames) => void)[] = [];
  const { search, outcome } = setUp(() => new Promise((resolve) => responses.push(resolve)));
  search.type('diamond');
  search.type('iron');
  responses[1]?.(games);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [2] }));
  responses[0]?.(games);
  await Promise.resolve();
  await Promise.resolve();
  expect(outcome()).toMatchObject({ games: [2] });
});

test('LB-03 corrects a typing error, and can search for the original text', async () => {
  const { search, outcome } = setUp();
  search.type('dimond');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', corrected: 'diamond', games: [1] }));
  search.exactly();
  await vi.waitFor(() =>
    expect(outcome()).toMatchObject({ kind: 'nothing', nearest: [1, expect.any(Number), expect.any(Number)] }),
  );
});

test('reports a list that failed to load, and retries on request', async () => {
  let response: AllGames | null = null;
  const { search, outcome } = setUp(async () => response);
  search.type('opal');
  await vi.waitFor(() => expect(outcome()).toEqual({ kind: 'failed' }));
  response = games;
  search.retry();
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
});

test('LB-03 corrects a typing error after a retry', async () => {
  let response: AllGames | null = null;
  const { search, outcome } = setUp(async () => response);
  search.type('dimond');
  await vi.waitFor(() => expect(outcome()).toEqual({ kind: 'failed' }));
  response = games;
  search.retry();
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', corrected: 'diamond' }));
});

test('LB-03 shows that the first search is loading, and keeps results during the next one', async () => {
  const responses: ((list: AllGames) => void)[] = [];
  const { search, outcome } = setUp(() => new Promise((resolve) => responses.push(resolve)));
  search.type('diamond');
  expect(outcome()).toEqual({ kind: 'loading' });
  responses[0]?.(games);
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
  search.type('iron');
  expect(outcome()).toMatchObject({ kind: 'found', games: [1] });
  responses[1]?.(games);
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [2] }));
});

test('LB-03 a search in a list that is here goes from one result to the next without a state of loading', async () => {
  const { search, outcome } = setUp();
  search.type('diamond');
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
  search.type('');
  const kinds: string[] = [];
  search.state.subscribe(({ outcome: { kind } }) => kinds.push(kind));
  search.type('zzzzzz');
  await vi.waitFor(() => expect(outcome().kind).toBe('nothing'));
  search.type('diamond');
  await vi.waitFor(() => expect(outcome().kind).toBe('found'));
  expect([...new Set(kinds)]).toEqual(['short', 'nothing', 'found']);
});

test('LB-03 drops the result of a text that became too short', async () => {
  const responses: ((list: AllGames) => void)[] = [];
  const { search, outcome } = setUp(() => new Promise((resolve) => responses.push(resolve)));
  search.type('diamond');
  search.type('di');
  search.type('iron');
  responses[0]?.(games);
  await Promise.resolve();
  await Promise.resolve();
  expect(outcome()).toEqual({ kind: 'loading' });
});

test('LB-03 LB-13 finds the games of a filter that the text names, beside names that match', async () => {
  const filtered = { href: '/all-games?provider=Oxbow', text: '3 games: Oxbow', games: [0, 1, 2] };
  const { search } = setUp();
  search.findFilters(() => ({
    gamesOf: (text) => (['viking', 'diamond'].includes(text) ? filtered : null),
    nameOf: (text) => (text === 'gem' ? 'opal' : ''),
  }));
  const outcome = () => search.state.getState().outcome;
  search.type('viking');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'filtered', text: 'viking', filtered }));
  search.type('diamond');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [0], filtered }));
  search.type('gem');
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'found', games: [2], filtered: null }));
});

test('LB-03 LB-13 searches a text again that was typed before the filters were there', async () => {
  const filtered = { href: '/all-games?provider=Oxbow', text: '3 games: Oxbow', games: [0, 1, 2] };
  const { search } = setUp();
  const outcome = () => search.state.getState().outcome;
  search.type('viking');
  await vi.waitFor(() => expect(outcome().kind).toBe('nothing'));
  search.findFilters(() => ({ gamesOf: () => filtered, nameOf: () => '' }));
  await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: 'filtered', filtered }));
});

test('LB-03 searches a new list when the known one was replaced', async () => {
  let response = games;
  const { search } = setUp(async () => response);
  search.type('pearl');
  await vi.waitFor(() => expect(search.state.getState().outcome).toMatchObject({ kind: 'nothing' }));
  response = gameListFixture([{ id: 9, name: 'Pearl' }]);
  search.retry();
  await vi.waitFor(() =>
    expect(search.state.getState().outcome).toMatchObject({ kind: 'found', list: response, games: [0], text: 'pearl' }),
  );
});

// Typed text and the games found, best first.
const shelf = gameListFixture([
  { id: 1, name: 'Black Diamond', popularity: 0.9 },
  { id: 2, name: 'Diamond Hour', popularity: 0.2 },
  { id: 3, name: 'Diamond Bay', popularity: 0.4 },
  { id: 4, name: 'Adiamondback', popularity: 1 },
  { id: 5, name: 'Émile’s Café', popularity: 0.1 },
  { id: 6, name: '钻石时光', english: 'Jewel Time', pinyin: 'zuan shi shi guang', popularity: 0.5 },
  { id: 7, name: '石头', english: 'Stone', pinyin: 'shi tou', popularity: 0.6 },
]);

test.each([
  ['diamond', 'found', null, [3, 2, 1, 4]],
  ['DIAMOND B', 'found', null, [3]],
  ['hour diamond', 'found', null, [2]],
  ['emile', 'found', null, [5]],
  // A single Han character counts as a word.
  ['石', 'found', null, [7, 6]],
  ['光', 'found', null, [6]],
  ['shi', 'found', null, [7, 6]],
  ['zuan shi', 'found', null, [6]],
  ['zssg', 'found', null, [6]],
  ['st', 'short', null, []],
  ['sto', 'found', null, [7]],
  ['daimond hour', 'found', 'diamond hour', [2]],
  ['jewell', 'found', 'jewel', [6]],
  // Two typing errors in eight letters are too many to correct.
  ['diimnond', 'nothing', null, []],
  ['龙', 'nothing', null, []],
  // Only the first 60 characters of a text are compared.
  [`bay${' '.repeat(80)}qqqq`, 'found', null, [3]],
  [`bay ${'q'.repeat(80)}`, 'nothing', null, []],
] as const)('LB-03 %j ends as %s, corrected to %j, with the games %j', async (text, kind, corrected, ids) => {
  const search = createGameSearch(async () => shelf);
  search.type(text);
  await vi.waitFor(() => expect(search.state.getState().outcome.kind).toBe(kind));
  const { outcome } = search.state.getState();
  expect(
    outcome.kind === 'found'
      ? { corrected: outcome.corrected, ids: outcome.games.map((place) => shelf.ids[place]) }
      : { corrected: null, ids: [] },
  ).toEqual({ corrected, ids });
});

test('LB-03 shows closed live tables after the other games found, those that open soonest first', async () => {
  const opening = (hours: number) => Date.now() + hours * 3_600_000;
  const mixed = gameListFixture([
    { id: 1, name: 'Salon' },
    { id: 2, name: 'Salon One', kind: 'live', isAvailable: false, backAt: opening(5) },
    { id: 3, name: 'Salon Two', kind: 'live', isAvailable: false, backAt: opening(2) },
    { id: 4, name: 'Salon Three', kind: 'live' },
    { id: 5, name: 'Salon Four', isAvailable: false },
    { id: 6, name: 'Salon Five', kind: 'live', isAvailable: false },
  ]);
  const { search } = setUp(async () => mixed);
  search.type('salon');
  await vi.waitFor(() => expect(search.state.getState().outcome.kind).toBe('found'));
  const { outcome } = search.state.getState();
  const ids = outcome.kind === 'found' ? outcome.games.map((place) => mixed.ids[place]) : [];
  expect(ids[0]).toBe(1);
  expect(ids.slice(-3)).toEqual([3, 2, 6]);
});

test('LB-03 keeps the best match first, though it is a closed live table', async () => {
  const mixed = gameListFixture([
    { id: 1, name: 'Salon Two', popularity: 0.1 },
    { id: 2, name: 'Salon One', kind: 'live', isAvailable: false, popularity: 0.9 },
  ]);
  const { search } = setUp(async () => mixed);
  search.type('salon');
  await vi.waitFor(() => expect(search.state.getState().outcome).toMatchObject({ kind: 'found', games: [1, 0] }));
});

test.each([
  ['鑽石', 1],
  ['鑽石時光', 1],
  ['龍', 2],
  ['钻石', 1],
])('LB-03 finds a name in simplified characters by %s', async (text, id) => {
  const chinese = gameListFixture([
    { id: 1, name: '钻石时光' },
    { id: 2, name: '龙门' },
  ]);
  const { search } = setUp(async () => chinese);
  search.type(text);
  await vi.waitFor(() => expect(search.state.getState().outcome.kind).toBe('found'));
  const { outcome } = search.state.getState();
  expect(outcome).toMatchObject({ text, corrected: null });
  expect(outcome.kind === 'found' && outcome.games.map((place) => chinese.ids[place])).toEqual([id]);
});
