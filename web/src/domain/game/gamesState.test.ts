import { expect, test } from 'vitest';
import { initialGamesState } from './gamesState.ts';

test('HT-07 the Games slice has the fields and defaults of S3', () => {
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
    bigWinners: { sortBy: 'current', games: [], asOf: null, clockOffsetMs: 0, state: 'notRequested' },
    continuePlaying: [],
    reelSettings: { slidesPerGroup: { mobile: 2, desktop: 5 } },
  });
});
