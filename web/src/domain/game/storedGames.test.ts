import { beforeEach, expect, test } from 'vitest';
import type { Category } from './gamesState.ts';
import { initialGamesState, noWinners } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';
import type { GameTile } from './gameTile.ts';
import { gamesReaders, storedGames } from './storedGames.ts';

beforeEach(() => gamesStore.setState(initialGamesState, true));

const textOf = (state: object) => JSON.stringify({ state, version: 0, userId: 7 });
const stateOf = (text: string) => (JSON.parse(text) as { state: Record<string, unknown> }).state;
const tile = (id: number): GameTile => ({ id, name: `Game ${id}`, image: '/a', provider: 'Aurora', kind: 'slot' });

test('HT-03 HT-07 stores the fields of Games that S3 names', () => {
  expect(Object.keys(stateOf(storedGames.text(7))).toSorted()).toEqual(
    [
      'gamesData',
      'categories',
      'activeCategory',
      'activeSubCategory',
      'lobbyGames',
      'favouriteGameIds',
      'recentlyPlayedGameIds',
      'searchText',
      'searching',
      'activeGame',
      'launchUrl',
      'gameUnlaunched',
      'windowPanelGames',
      'activeWindowMenu',
      'activeWindowCategory',
      'heartbeatStatus',
      'launchInfo',
      'bigWinners',
      'continuePlaying',
      'reelSettings',
    ].toSorted(),
  );
});

test('HT-03 stores the launch address without its token', () => {
  gamesStore.setState({ launchUrl: 'http://games.localhost/play/5?token=secret#secret' });
  expect(storedGames.text(7)).not.toContain('secret');
  expect(stateOf(storedGames.text(7))['launchUrl']).toBe('http://games.localhost/play/5');
});

test('HT-03 the slice stays small with ten thousand games', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const part = { Id: 1, Name: 'All', ShortName: 'All', ImageUrl: null, ActiveImageUrl: null };
  const category = { Id: 1, Name: 'Slots', Slug: 'slots', ImageUrl: null, ActiveImageUrl: null };
  const categories = Array.from({ length: 8 }, (): Category => ({
    ...category,
    GameCategoryType: 'Standard',
    SubCategories: [{ ...part, SubCategoryType: 'Standard', GameIds: ids }],
    Games: ids.slice(0, 120).map(tile),
  }));
  gamesStore.setState({
    categories,
    lobbyGames: Object.fromEntries(ids.map((id) => [id, tile(id)])),
    windowPanelGames: ids,
    favouriteGameIds: ids.slice(0, 5000),
  });
  const text = storedGames.text(7);
  expect(text.length).toBeLessThan(100_000);
  expect(stateOf(text)).toMatchObject({ favouriteGameIds: ids.slice(0, 5000), categories: { length: 8 } });
});

test('HT-03 what a player played is not stored once the player has left', () => {
  const launchInfo = { gameGroupId: 5, launchedFrom: 'grid' as const, picker: null };
  const played = { favouriteGameIds: [5], recentlyPlayedGameIds: [5], continuePlaying: [5], activeGame: tile(5) };
  gamesStore.setState({ ...played, launchInfo });
  expect(stateOf(storedGames.text(7))).toMatchObject({ ...played, launchInfo });
  expect(stateOf(storedGames.text(null))).toMatchObject({
    favouriteGameIds: [],
    recentlyPlayedGameIds: [],
    continuePlaying: [],
    activeGame: null,
    launchInfo: null,
  });
});

test('HT-03 restores the order of winners without their list, also for a visitor', () => {
  storedGames.restore(textOf({ bigWinners: { ...noWinners, sortBy: 'topWinners', asOf: 7 } }), gamesReaders);
  expect(gamesStore.getState().bigWinners).toEqual({ ...noWinners, sortBy: 'topWinners' });
  for (const bigWinners of [null, 7, {}, { sortBy: 'lowest' }])
    storedGames.restore(textOf({ bigWinners }), gamesReaders);
  expect(gamesStore.getState().bigWinners.sortBy).toBe('topWinners');
});
