import { beforeEach, expect, test } from 'vitest';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import type { Visit } from '../../services/market/visit.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import type { StartContext } from './startItems.browser.ts';
import { storedState } from './storedState.browser.ts';

const start = (off: Visit['off'] = []) => void storedState.start({ visit: { off } } as StartContext);

/** Simulates a reload: session storage stays, and the stores are reset. */
function reload(off?: Visit['off']): void {
  const entries = Object.entries({ ...sessionStorage }) as [string, string][];
  siteStore.setState(initialSiteState, true);
  gamesStore.setState(initialGamesState, true);
  playerStore.setState(initialPlayerState, true);
  sessionStorage.clear();
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  start(off);
}

beforeEach(() => {
  sessionStorage.clear();
  start();
  siteStore.setState(initialSiteState, true);
  gamesStore.setState(initialGamesState, true);
  playerStore.setState(initialPlayerState, true);
});

test('HT-03 restores Site, Games and Player after a reload', () => {
  const { account, session } = sampleLogin();
  siteStore.setState({ geoInfo: { CountryIso3Code: 'CAN', CountryIsoCode: 'CA' }, ipAddress: '192.0.2.7' });
  gamesStore.setState({ favouriteGameIds: [3, 5], recentlyPlayedGameIds: [9] });
  playerStore.setState(playerOfSession(account, session));
  reload();
  expect(siteStore.getState()).toMatchObject({ geoInfo: { CountryIso3Code: 'CAN' }, ipAddress: '192.0.2.7' });
  expect(gamesStore.getState()).toMatchObject({ favouriteGameIds: [3, 5], recentlyPlayedGameIds: [9] });
  expect(playerStore.getState()).toMatchObject({
    account: { core: { username: 'mira' } },
    customerFlag: { accountStatus: 'dispatched' },
  });
});

test.each([
  ['favourites', { favouriteGameIds: [], recentlyPlayedGameIds: [9] }],
  ['recentlyPlayed', { favouriteGameIds: [3, 5], recentlyPlayedGameIds: [] }],
] as const)('HT-03 restores no list of %s while they are off', (capability, lists) => {
  gamesStore.setState({ favouriteGameIds: [3, 5], recentlyPlayedGameIds: [9] });
  reload([capability]);
  expect(gamesStore.getState()).toMatchObject(lists);
});

test('HT-03 HT-07 stores the order of the winners without their list', () => {
  gamesStore.setState({
    bigWinners: { ...initialGamesState.bigWinners, sortBy: 'topWinners', asOf: 7, state: 'responded' },
  });
  reload();
  expect(gamesStore.getState().bigWinners).toEqual({ ...initialGamesState.bigWinners, sortBy: 'topWinners' });
});

test('HT-03 does not store promotions', () => {
  const promotion: PromotionCard = {
    promotionId: 1,
    serviceId: 2,
    isUserOptedIn: false,
    audience: 'everyPlayer',
    title: 'welcome-offer',
    figure: '1',
    figureText: '',
    summary: '',
    terms: null,
    endsAt: null,
    bonus: null,
    cover: null,
  };
  siteStore.setState({ userPromos: { count: 2, allPromos: [promotion] }, ipAddress: '192.0.2.7' });
  expect(sessionStorage.getItem('Site')).toContain('192.0.2.7');
  expect(sessionStorage.getItem('Site')).not.toContain('welcome-offer');
  reload();
  expect(siteStore.getState().userPromos).toEqual({ count: 0, allPromos: [] });
});

test.each([
  '',
  'null',
  '{"state":',
  '{"state":{"isLoggedIn":"yes"}}',
  '[]',
  '{"state":null,"version":0}',
  '{"state":{"account":{"core":{}}},"version":0}',
])('HT-03 ignores malformed storage %j', (poison) => {
  for (const key of ['Site', 'Games', 'Player']) sessionStorage.setItem(key, poison);
  start();
  expect(playerStore.getState()).toEqual(initialPlayerState);
  expect(siteStore.getState()).toEqual(initialSiteState);
  expect(gamesStore.getState().favouriteGameIds).toEqual([]);
});
