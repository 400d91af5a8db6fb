import { expect, test } from 'vitest';
import { initialGamesState } from './gamesState.ts';

test('HT-07 the Games slice has the fields of S3 with their defaults', () => {
  expect(initialGamesState).toEqual({
    gamesData: null,
    categories: [],
    activeCategory: null,
    activeSubCategory: null,
    lobbyGames: {},
    favouriteGameIds: [],
    recentlyPlayedGameIds: [],
    searchText: '',
    searching: false,
    activeGame: null,
    launchUrl: null,
    gameUnlaunched: false,
    windowPanelGames: [],
    activeWindowMenu: 'More Games',
    activeWindowCategory: null,
    heartbeatStatus: 'idle',
    launchInfo: null,
    bigWinners: { sortBy: 'current', games: [], asOf: null, clockOffsetMs: 0, state: 'unasked' },
    continuePlaying: [],
    reelSettings: { slidesPerGroup: { mobile: 2, desktop: 5 } },
  });
});
