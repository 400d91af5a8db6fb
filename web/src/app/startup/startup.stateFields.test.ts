import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GamesState } from '../../domain/game/gamesState.ts';
import type { SiteState } from '../../domain/site/siteStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import type { PlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';

test('HT-07 the Site slice starts with the fields and defaults of S3', () => {
  expect(siteStore.getInitialState()).toEqual({
    bankingModal: { show: false },
    userPromos: { count: 0, allPromos: [] },
    geoInfo: { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' },
    ipAddress: '',
    jackpotTicker: { data: [], lists: {}, clockOffsetMs: 0, state: 'notRequested' },
    complianceUrls: {
      transactionHistory: null,
      responsibleGaming: null,
      playerProtection: null,
      help: null,
      gameHistory: null,
    },
    isAndroidWrappedApp: false,
    showPreferredLang: false,
  });
});

test('HT-07 the Player slice starts as a visitor with the fields and defaults of S3', () => {
  expect(playerStore.getInitialState()).toEqual({
    isLoggedIn: false,
    account: null,
    session: null,
    restriction: null,
    summary: null,
    customerData: {
      bannerTag: '',
      bannerTag2: '',
      bannerTag3: '',
      bannerTag4: '',
      bannerTag5: '',
      browserId: '',
      casinoId: null,
      ecid: '',
      registrationCountry: '',
      userId: null,
      currency: '',
      currencyIsoCode: '',
      languageCode: '',
    },
    customerFlag: {
      firstBetPlaced: false,
      firstDepositComplete: false,
      kycStatus: '',
      accountStatus: '',
      isLoggedIn: false,
    },
  });
});

/** A module that writes a field and one that reads it for S3 or S4, as paths below `web/src/`. */
type Uses<State> = Record<keyof State, { writes: string | null; reads: string }>;

const site: Uses<SiteState> = {
  bankingModal: { writes: 'features/header/PlayerCorner.tsx', reads: 'features/cashier/CashierWindow.tsx' },
  userPromos: {
    writes: 'features/promotions/promotionsQuery.browser.ts',
    reads: 'features/promotions/PromotionsGrid.tsx',
  },
  geoInfo: { writes: 'features/visitor-place/visitorPlace.browser.ts', reads: 'app/startup/startAnalytics.browser.ts' },
  ipAddress: {
    writes: 'features/visitor-place/visitorPlace.browser.ts',
    reads: 'features/visitor-place/visitorPlace.browser.ts',
  },
  jackpotTicker: {
    writes: 'features/jackpots/jackpotPoll.browser.ts',
    reads: 'features/jackpots/useDisplayedJackpots.ts',
  },
  complianceUrls: {
    writes: 'domain/site/loadComplianceUrls.browser.ts',
    reads: 'features/bottom-navigation/MenuSheet.tsx',
  },
  isAndroidWrappedApp: { writes: 'app/startup/wrappedApp.browser.ts', reads: 'domain/site/wrappedApp.browser.ts' },
  showPreferredLang: { writes: 'domain/site/languageChoiceStart.browser.ts', reads: 'domain/site/LanguageToggle.tsx' },
};
const games: Uses<GamesState> = {
  gamesData: { writes: 'domain/game/allGamesList.browser.ts', reads: 'features/lobby/virtualGrid.browser.ts' },
  categories: { writes: 'domain/game/gamesLoader.browser.ts', reads: 'app/startup/trackStateChanges.browser.ts' },
  activeCategory: { writes: 'features/lobby/useLobbyChoice.ts', reads: 'features/jackpots/JackpotTicker.tsx' },
  activeSubCategory: { writes: 'features/lobby/useLobbyChoice.ts', reads: 'app/startup/trackStateChanges.browser.ts' },
  lobbyGames: { writes: 'domain/game/gamesStore.ts', reads: 'features/lobby/CategoryGames.tsx' },
  favouriteGameIds: {
    writes: 'domain/favourites/favourites.browser.ts',
    reads: 'domain/favourites/FavouriteButton.tsx',
  },
  recentlyPlayedGameIds: {
    writes: 'domain/recently-played/recentlyPlayed.browser.ts',
    reads: 'features/game-window/usePanelGames.ts',
  },
  searchText: { writes: 'features/search/SearchResults.tsx', reads: 'features/search/useGameSearch.ts' },
  searching: { writes: 'features/search/SearchResults.tsx', reads: 'features/search/useGameSearch.ts' },
  activeGame: { writes: 'features/game-window/gameLauncher.ts', reads: 'domain/game/gameBlockOf.ts' },
  launchUrl: { writes: 'features/game-window/gameLauncher.ts', reads: 'features/game-window/GameWindow.tsx' },
  gameUnlaunched: {
    writes: 'features/game-window/gameLauncher.ts',
    reads: 'app/startup/storedPlayerState.browser.ts',
  },
  windowPanelGames: {
    writes: 'features/game-window/windowPanel.browser.ts',
    reads: 'features/game-window/usePanelGames.ts',
  },
  activeWindowMenu: { writes: 'features/game-window/PanelGames.tsx', reads: 'features/game-window/usePanelGames.ts' },
  activeWindowCategory: {
    writes: 'features/game-window/windowPanel.browser.ts',
    reads: 'features/game-window/usePanelGames.ts',
  },
  heartbeatStatus: {
    writes: 'features/game-window/useGameMessages.ts',
    reads: 'features/game-window/useRunningGame.ts',
  },
  launchInfo: { writes: 'features/game-window/gameLauncher.ts', reads: 'domain/game/gameBlockOf.ts' },
  bigWinners: { writes: 'features/winners/winnersPoll.browser.ts', reads: 'features/winners/BigWinners.tsx' },
  continuePlaying: {
    writes: 'domain/recently-played/recentlyPlayed.browser.ts',
    reads: 'features/lobby/ContinuePlaying.tsx',
  },
  // A product setting that never changes while a page is open.
  reelSettings: { writes: null, reads: 'features/lobby/useReel.ts' },
};
const player: Uses<PlayerState> = {
  isLoggedIn: { writes: 'services/session/playerOfSession.ts', reads: 'services/player/isPlayer.ts' },
  account: { writes: 'services/session/playerOfSession.ts', reads: 'features/header/PlayerCorner.tsx' },
  session: { writes: 'services/session/playerOfSession.ts', reads: 'app/startup/startAnalytics.browser.ts' },
  restriction: { writes: 'services/session/accountDetails.browser.ts', reads: 'services/player/currentAccess.ts' },
  summary: { writes: 'services/session/sessionSummaryQuery.browser.ts', reads: 'domain/player/usePlayerFigures.ts' },
  customerData: { writes: 'services/session/playerOfSession.ts', reads: 'app/startup/startAnalytics.browser.ts' },
  customerFlag: { writes: 'features/cashier/useCashier.ts', reads: 'app/startup/startAnalytics.browser.ts' },
};
const codeOf = (path: string) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

test.each(
  [...Object.entries(site), ...Object.entries(games), ...Object.entries(player)].map(([field, use]) => ({
    field,
    ...use,
  })),
)('HT-07 the state field $field has a module that writes it and one that reads it', ({ field, writes, reads }) => {
  const name = new RegExp(`\\b${field}\\b`);
  if (writes !== null) expect(codeOf(writes)).toMatch(name);
  expect(codeOf(reads)).toMatch(name);
});
