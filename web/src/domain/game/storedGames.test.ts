import { expect, test } from 'vitest';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { storedGames } from './storedGames.ts';

const storageOf = (state: object) => ({ getItem: () => JSON.stringify({ state, version: 0 }), setItem: () => {} });
const stored = { favouriteGameIds: [5], recentlyPlayedGameIds: [], activeGame: null, gameUnlaunched: true };

test('LB-01 the category comes from the address and is not restored from storage', () => {
  gamesStore.setState(initialGamesState);
  gamesStore.restore(storageOf({ ...stored, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({
    activeCategory: null,
    activeSubCategory: null,
    favouriteGameIds: [5],
    gameUnlaunched: true,
  });
  gamesStore.setState({ activeCategory: 2, activeSubCategory: 21 });
  gamesStore.restore(storageOf({ ...stored, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({ activeCategory: 2, activeSubCategory: 21 });
});

test('HT-03 stores the Games slice without lists and without the launch address, which has a token', () => {
  const written: unknown[] = [];
  gamesStore.setState({
    ...initialGamesState,
    favouriteGameIds: [5],
    launchUrl: 'http://games.localhost/play/5?token=secret',
    bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners', asOf: 7, state: 'responded' },
  });
  gamesStore.restore({ getItem: () => null, setItem: (_, text) => void written.push(JSON.parse(text)) }, storedGames);
  expect(written).toEqual([
    {
      state: {
        activeCategory: null,
        activeSubCategory: null,
        favouriteGameIds: [5],
        recentlyPlayedGameIds: [],
        activeGame: null,
        gameUnlaunched: false,
        launchInfo: null,
        bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners' },
      },
      version: 0,
    },
  ]);
});

test('HT-03 restores the order of winners, and reads older stored state with the default order', () => {
  expect(storedGames({ ...stored, bigWinners: { sortBy: 'topWinners' } })).toMatchObject({
    bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners' },
  });
  expect(storedGames(stored)).toMatchObject({ bigWinners: initialGamesState.bigWinners, launchInfo: null });
  expect(storedGames({ ...stored, launchInfo: { gameGroupId: 'x' } })).toMatchObject({ launchInfo: null });
  for (const value of [
    null,
    {},
    { ...stored, activeGame: {} },
    { ...stored, gameUnlaunched: 1 },
    { ...stored, bigWinners: { sortBy: 'lowest' } },
  ])
    expect([value, storedGames(value)]).toEqual([value, null]);
});
