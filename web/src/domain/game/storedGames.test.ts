import { expect, test } from 'vitest';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { storedGames } from './storedGames.ts';

const storageOf = (state: object) => ({ getItem: () => JSON.stringify({ state, version: 0 }), setItem: () => {} });
const kept = { favouriteGameIds: [5], recentlyPlayedGameIds: [], activeGame: null, gameUnlaunched: true };

test('LB-01 a category chosen earlier in this tab is none on a page whose address names none; the address alone chooses', () => {
  gamesStore.setState(initialGamesState);
  gamesStore.restore(storageOf({ ...kept, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({
    activeCategory: null,
    activeSubCategory: null,
    favouriteGameIds: [5],
    gameUnlaunched: true,
  });
  gamesStore.setState({ activeCategory: 2, activeSubCategory: 21 });
  gamesStore.restore(storageOf({ ...kept, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({ activeCategory: 2, activeSubCategory: 21 });
});

test('HT-03 the Games slice is kept without its lists and without the address of the launch, which holds a token', () => {
  const written: unknown[] = [];
  gamesStore.setState({
    ...initialGamesState,
    favouriteGameIds: [5],
    launchUrl: 'http://games.localhost/play/5?token=secret',
    bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners', asOf: 7, state: 'answered' },
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

test('HT-03 the order of the winners comes back, and what an earlier release stored has the usual one', () => {
  expect(storedGames({ ...kept, bigWinners: { sortBy: 'topWinners' } })).toMatchObject({
    bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners' },
  });
  expect(storedGames(kept)).toMatchObject({ bigWinners: initialGamesState.bigWinners, launchInfo: null });
  expect(storedGames({ ...kept, launchInfo: { gameGroupId: 'x' } })).toMatchObject({ launchInfo: null });
  for (const value of [
    null,
    {},
    { ...kept, activeGame: {} },
    { ...kept, gameUnlaunched: 1 },
    { ...kept, bigWinners: { sortBy: 'lowest' } },
  ])
    expect([value, storedGames(value)]).toEqual([value, null]);
});
