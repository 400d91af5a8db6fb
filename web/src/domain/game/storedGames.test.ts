import { expect, test } from 'vitest';
import { initialGamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import { storedGames } from './storedGames.ts';

const storageOf = (state: object) => ({ getItem: () => JSON.stringify({ state, version: 0 }), setItem: () => {} });
const kept = { favouriteGameIds: [5], recentlyPlayedGameIds: [], activeGame: null, gameUnlaunched: true };

test('LB-01 a category chosen earlier in this tab is none on a page whose address names none; the address alone chooses', () => {
  gamesStore.setState(initialGamesState);
  gamesStore.restore(storageOf({ ...kept, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({ activeCategory: null, activeSubCategory: null, favouriteGameIds: [5], gameUnlaunched: true });
  gamesStore.setState({ activeCategory: 2, activeSubCategory: 21 });
  gamesStore.restore(storageOf({ ...kept, activeCategory: 3, activeSubCategory: 31 }), storedGames);
  expect(gamesStore.getState()).toMatchObject({ activeCategory: 2, activeSubCategory: 21 });
});
