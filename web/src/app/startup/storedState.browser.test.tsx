import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import type { StartContext } from './startItems.browser.ts';
import { storedPlayerState } from './storedPlayerState.browser.ts';
import { storedState } from './storedState.browser.ts';

let stop = () => {};

function start(off: Visit['off'] = []): void {
  stop();
  const context = { visit: visitFixture({ off }) } as StartContext;
  stop = storedState.start(context) ?? (() => {});
  storedPlayerState.start(context);
}
/** Writes what is due, as the end of the page does. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));

function resetStores(): void {
  siteStore.setState(initialSiteState, true);
  gamesStore.setState(initialGamesState, true);
  playerStore.setState(initialPlayerState, true);
}

/** Simulates a reload: session storage stays, and the stores are reset. */
function reload(off?: Visit['off']): void {
  leave();
  stop();
  resetStores();
  start(off);
}

function logIn(userId?: number): void {
  const { account, session } = sampleLogin();
  sessionStorage.setItem('mgsUserToken', 'a.b.c');
  const core = { ...account.core, ...(userId !== undefined && { userId }) };
  playerStore.setState(playerOfSession({ ...account, core }, session));
}

beforeEach(() => {
  stop();
  resetStores();
  sessionStorage.clear();
  start();
});
afterEach(() => stop());

test('HT-03 restores Site, Games and Player after a reload', () => {
  logIn();
  siteStore.setState({ geoInfo: { CountryIso3Code: 'CAN', CountryIsoCode: 'CA' }, ipAddress: '192.0.2.7' });
  gamesStore.setState({ favouriteGameIds: [3, 5], recentlyPlayedGameIds: [9] });
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
  logIn();
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
  leave();
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
  sessionStorage.setItem('mgsUserToken', 'a.b.c');
  for (const key of ['Site', 'Games', 'Player']) sessionStorage.setItem(key, poison);
  start();
  expect(playerStore.getState()).toEqual(initialPlayerState);
  expect(siteStore.getState()).toEqual(initialSiteState);
  expect(gamesStore.getState().favouriteGameIds).toEqual([]);
});

test('HT-03 writes changes of a quarter of a second together', () => {
  leave();
  vi.useFakeTimers();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (const ipAddress of ['192.0.2.7', '192.0.2.8']) siteStore.setState({ ipAddress });
  vi.advanceTimersByTime(249);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(write.mock.calls).toEqual([['Site', expect.stringContaining('192.0.2.8')]]);
  write.mockRestore();
});

test('AU-11 HT-03 AW-01 after a logout the slices hold nothing of the player, and Site again', () => {
  logIn();
  siteStore.setState({ isAndroidWrappedApp: true });
  gamesStore.setState({ favouriteGameIds: [3] });
  leave();
  expect(sessionStorage.getItem('Games')).toContain('"favouriteGameIds":[3]');
  playerStore.setState(initialPlayerState);
  sessionStorage.clear();
  leave();
  expect(JSON.parse(sessionStorage.getItem('Player') ?? 'null')).toEqual({
    state: initialPlayerState,
    version: 0,
    userId: null,
  });
  expect(sessionStorage.getItem('Games')).toContain('"favouriteGameIds":[]');
  expect(sessionStorage.getItem('Site')).toContain('"isAndroidWrappedApp":true');
});

test('HT-03 restores neither Player nor the player’s games without a token', () => {
  logIn();
  gamesStore.setState({ favouriteGameIds: [3] });
  leave();
  sessionStorage.removeItem('mgsUserToken');
  reload();
  expect(playerStore.getState()).toEqual(initialPlayerState);
  expect(gamesStore.getState().favouriteGameIds).toEqual([]);
});

test('HT-03 does not restore the games of another player', () => {
  logIn(7);
  gamesStore.setState({ favouriteGameIds: [3] });
  leave();
  const games = sessionStorage.getItem('Games') ?? '';
  logIn(8);
  leave();
  stop();
  sessionStorage.setItem('Games', games);
  resetStores();
  start();
  expect([playerStore.getState().account?.core.userId, gamesStore.getState().favouriteGameIds]).toEqual([8, []]);
});

test('HT-03 restores the whole Player slice, for the session to take up', () => {
  logIn();
  const restriction = { kind: 'timeOut', until: '2026-11-24T12:00:00.000Z' } as const;
  playerStore.setState(({ customerData, customerFlag }) => ({
    restriction,
    customerData: { ...customerData, bannerTag: 'spring' },
    customerFlag: { ...customerFlag, firstDepositComplete: true },
  }));
  const before = playerStore.getState();
  reload();
  expect(playerStore.getState()).toEqual({ ...before, isLoggedIn: false });
});

test('LB-01 the category comes from the address and is not restored from storage', () => {
  logIn();
  gamesStore.setState({ activeCategory: 3, activeSubCategory: 31, favouriteGameIds: [5] });
  reload();
  expect(gamesStore.getState()).toMatchObject({ activeCategory: null, activeSubCategory: null, favouriteGameIds: [5] });
});

/** Changes the stored state of a player's slice, and reloads. */
function reloadWith(key: string, poison: object): void {
  leave();
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '') as { state: object };
  stop();
  resetStores();
  sessionStorage.setItem(key, JSON.stringify({ ...stored, state: { ...stored.state, ...poison } }));
  start();
}

test.each([
  [{ session: 'x' }, { session: null }],
  [{ summary: {} }, { summary: null }],
  [{ restriction: { kind: 'gone', until: null } }, { restriction: null }],
  [{ customerData: { bannerTag: 7, userId: 'x' } }, { customerData: initialPlayerState.customerData }],
  [
    { customerFlag: { kycStatus: 1, firstBetPlaced: true } },
    { customerFlag: { ...initialPlayerState.customerFlag, firstBetPlaced: true } },
  ],
  // Of an earlier release.
  [{ customerData: undefined }, { customerData: initialPlayerState.customerData }],
])('HT-03 A21 drops only the malformed field of Player in %j', (poison, expected) => {
  logIn();
  const before = playerStore.getState();
  reloadWith('Player', poison);
  expect(playerStore.getState()).toEqual({ ...before, ...expected, isLoggedIn: false });
});

const tile = tileFixture({ id: 6, name: 'Gem' });

test.each([
  { activeGame: {} },
  { gameUnlaunched: 1 },
  { launchInfo: { gameGroupId: 'x' } },
  { favouriteGameIds: [-1], recentlyPlayedGameIds: 'x', continuePlaying: {} },
])('HT-03 A21 drops only the malformed fields of Games in %j', (poison) => {
  logIn();
  gamesStore.setState({
    favouriteGameIds: [5],
    recentlyPlayedGameIds: [6],
    continuePlaying: [6],
    activeGame: tile,
    gameUnlaunched: true,
    launchInfo: { gameGroupId: 6, launchedFrom: 'grid', picker: null },
  });
  const before = gamesStore.getState();
  reloadWith('Games', poison);
  const dropped = Object.keys(poison) as (keyof typeof initialGamesState)[];
  expect(gamesStore.getState()).toEqual({
    ...before,
    ...Object.fromEntries(dropped.map((field) => [field, initialGamesState[field]])),
  });
});

test('HT-03 without an account nothing of a player is restored', () => {
  logIn();
  gamesStore.setState({ favouriteGameIds: [5] });
  reloadWith('Player', { account: {} });
  expect(playerStore.getState()).toMatchObject({ isLoggedIn: false, account: null });
  expect(gamesStore.getState().favouriteGameIds).toEqual([]);
});

test('A21 HT-03 any stored value leaves stores with the types of their fields', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((state) => JSON.stringify({ state, userId: 7 })),
  );
  const fields = fc.constantFrom(...Object.keys({ ...initialSiteState, ...initialGamesState, ...initialPlayerState }));
  const state = fc.dictionary(fields, fc.jsonValue()).map((values) => JSON.stringify({ state: values, userId: 7 }));
  fc.assert(
    fc.property(fc.oneof(anything, state), (text) => {
      stop();
      resetStores();
      sessionStorage.setItem('mgsUserToken', 'a.b.c');
      for (const key of ['Site', 'Games', 'Player']) sessionStorage.setItem(key, text);
      start();
      const { geoInfo, ipAddress, userPromos } = siteStore.getState();
      expect([typeof geoInfo.CountryIso3Code, typeof ipAddress, userPromos]).toEqual([
        'string',
        'string',
        initialSiteState.userPromos,
      ]);
      const { favouriteGameIds, activeGame, launchUrl, bigWinners } = gamesStore.getState();
      expect([favouriteGameIds, activeGame, launchUrl, bigWinners.games]).toEqual([[], null, null, []]);
      const { isLoggedIn, account, customerData } = playerStore.getState();
      expect([typeof isLoggedIn, account, Object.keys(customerData)]).toEqual([
        'boolean',
        null,
        Object.keys(initialPlayerState.customerData),
      ]);
    }),
  );
});

test('HT-03 keeps the state for the tab while storage refuses writes', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  siteStore.setState({ ipAddress: '192.0.2.7' });
  reload();
  write.mockRestore();
  expect(siteStore.getState().ipAddress).toBe('192.0.2.7');
});
