import { beforeEach, expect, test, vi } from 'vitest';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { setReportSink } from '../telemetry/report.ts';
import { beginSession } from './beginSession.browser.ts';
import { takeLaunchToken } from './launchTokenPool.browser.ts';
import { pageForSession } from './pageForSession.ts';
import { sampleLogin, sampleSummary, sampleTokens } from './sampleLogin.ts';
import { onLogin, emitLogout } from './sessionEvents.ts';
import { refreshSessionSummary } from './sessionSummary.browser.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  playerStore.setState(initialPlayerState);
  emitLogout(() => undefined);
  setReportSink(() => undefined);
});

test('AU-02 AU-07 a login fills tokens, storage, the player and those who listen', () => {
  const heard = vi.fn<() => void>();
  const stop = onLogin(() => {
    heard();
    expect(tokenHolder.userToken()).toBe(sampleTokens().userToken);
    expect(playerStore.getState().isLoggedIn).toBe(true);
  });
  expect(beginSession(sampleLogin(), Date.now())).toBe(true);
  stop();
  expect(heard).toHaveBeenCalledOnce();
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

test('AU-02 no half login: where tokens cannot be stored, nothing is', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(beginSession(sampleLogin(), Date.now())).toBe(false);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('who listens late hears at once that there is a session', () => {
  beginSession(sampleLogin(), Date.now());
  const heard = vi.fn<() => void>();
  onLogin(heard)();
  expect(heard).toHaveBeenCalledOnce();
});

test('AU-13 the summary is asked for with the user token as bearer and kept for all', async () => {
  beginSession(sampleLogin(), Date.now());
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(sampleSummary(-250)));
  vi.stubGlobal('fetch', fetch);
  await refreshSessionSummary();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/session-summary');
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${sampleTokens().userToken}` });
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 HT-05 a failed poll keeps the last figures', async () => {
  beginSession(sampleLogin(), Date.now());
  playerStore.setState({ summary: sampleSummary(-250) });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'refused' }, { status: 403 }));
  await refreshSessionSummary();
  expect(playerStore.getState().summary?.netPosition).toBe(-250);
});

test('AU-13 figures of a player who has left are not shown', async () => {
  beginSession(sampleLogin(), Date.now());
  vi.stubGlobal('fetch', async () => {
    playerStore.setState(initialPlayerState);
    return Response.json(sampleSummary(5));
  });
  await refreshSessionSummary();
  expect(playerStore.getState().summary).toBeNull();
});

test('AU-09 HT-05 without a valid user token there is no launch token, no call and no failure', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  beginSession(sampleLogin(), Date.now());
  sessionStorage.setItem('mgsUserToken', 'not a token');
  expect(await takeLaunchToken()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('AU-09 launch tokens are taken one at a time out of session storage', async () => {
  beginSession(sampleLogin(), Date.now());
  const taken = await takeLaunchToken();
  expect(taken).toBe('first-launch-0');
  expect(JSON.parse(sessionStorage.getItem('launchTokens') ?? '')).toEqual(sampleTokens().launchTokens.slice(1));
});

test('AU-09 the pool asks for 10 tokens with the user token as bearer', async () => {
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
] as const)('a tab with a token: %s, on a page for %s', (hasToken, pageState, expected) => {
  expect(pageForSession({ hasToken, pageState })).toEqual(expected);
});
