import { beforeEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { beginSession } from './beginSession.browser.ts';
import { takeLaunchToken } from './launchTokenPool.browser.ts';
import { sampleLogin, sampleSummary, sampleTokens } from './sampleLogin.ts';
import { onLogin, emitLogout } from './sessionEvents.ts';
import { pageForSession } from './sessionStart.browser.ts';
import { refreshSessionSummary } from './sessionSummary.browser.ts';
import { startSessionSummary } from './sessionSummaryQuery.browser.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  playerStore.setState(initialPlayerState);
  emitLogout(() => undefined);
  setReportSink(() => undefined);
});

test('AU-02 AU-07 a login stores tokens and player, and notifies listeners', () => {
  const listener = vi.fn<() => void>();
  const stop = onLogin(() => {
    listener();
    expect(tokenHolder.userToken()).toBe(sampleTokens().userToken);
    expect(playerStore.getState().isLoggedIn).toBe(true);
  });
  expect(beginSession(sampleLogin(), Date.now())).toBe(true);
  stop();
  expect(listener).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('currentMilestoneUserId')).toBe('7');
  expect(playerStore.getState()).toMatchObject({
    isLoggedIn: true,
    account: { core: { username: 'mira' } },
    session: { core: { sessionId: 1 } },
    customerData: {
      casinoId: 3568,
      userId: 7,
      currency: '£',
      currencyIsoCode: 'GBP',
      registrationCountry: 'GB',
      languageCode: 'en',
    },
    customerFlag: { isLoggedIn: true, accountStatus: 'dispatched' },
  });
});

test('AU-02 stores nothing when the tokens cannot be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(beginSession(sampleLogin(), Date.now())).toBe(false);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a late listener is notified of an existing session at once', () => {
  beginSession(sampleLogin(), Date.now());
  const listener = vi.fn<() => void>();
  onLogin(listener)();
  expect(listener).toHaveBeenCalledOnce();
});

test('AU-13 ON13 requests the summary with the user token and the idle time, and stores it', async () => {
  beginSession(sampleLogin(), Date.now());
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(sampleSummary(-250)));
  vi.stubGlobal('fetch', fetch);
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/session-summary?idleSeconds=0');
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${sampleTokens().userToken}` });
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 HT-05 a failed poll keeps the last figures', async () => {
  beginSession(sampleLogin(), Date.now());
  playerStore.setState({ summary: sampleSummary(-250) });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'refused' }, { status: 403 }));
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 drops figures of a player who has logged out', async () => {
  beginSession(sampleLogin(), Date.now());
  vi.stubGlobal('fetch', async () => {
    playerStore.setState(initialPlayerState);
    return Response.json(sampleSummary(5));
  });
  const stop = startSessionSummary(async () => {});
  await refreshSessionSummary();
  stop();
  expect(playerStore.getState().summary).toBeNull();
});

test('AU-09 HT-05 without a valid user token, takes no launch token and makes no call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  beginSession(sampleLogin(), Date.now());
  sessionStorage.setItem('mgsUserToken', 'not a token');
  expect(await takeLaunchToken()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('AU-09 takes launch tokens from session storage one at a time', async () => {
  beginSession(sampleLogin(), Date.now());
  const taken = await takeLaunchToken();
  expect(taken).toBe('first-launch-0');
  expect(JSON.parse(sessionStorage.getItem('launchTokens') ?? '')).toEqual(sampleTokens().launchTokens.slice(1));
});

test('AU-09 the pool requests 10 tokens with the user token', async () => {
  const calls: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      calls.push([address, headers['authorization'], JSON.parse(body)]);
      return Response.json({ launchTokens: Array.from({ length: 10 }, (_, index) => `more-launch-${index}`) });
    },
  );
  beginSession(sampleLogin('second'), Date.now());
  for (let taken = 0; taken < 2; taken += 1) await takeLaunchToken();
  await vi.waitFor(() => expect(JSON.parse(sessionStorage.getItem('launchTokens') ?? '')).toHaveLength(18));
  expect(calls).toEqual([
    ['/api/refresh-launch-tokens', `Bearer ${sampleTokens('second').userToken}`, { numLaunchTokens: 10 }],
  ]);
});

test.each([
  [true, 'Logged-In', { session: 'keep', reload: false }],
  [true, 'Logged-Out', { session: 'keep', reload: true }],
  [false, 'Logged-In', { session: 'forget', reload: true }],
  [false, 'Logged-Out', { session: 'forget', reload: false }],
] as const)('pageForSession with a token: %s, on a page for %s', (hasToken, pageState, expected) => {
  expect(pageForSession({ hasToken, pageState })).toEqual(expected);
});
