import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import { playerStore } from '../player/playerStore.ts';
import { enterSession } from './enterSession.browser.ts';
import { sampleTokens } from './sampleLogin.ts';
import { connectSession, session } from './session.browser.ts';
import { onBeforeLogout, onLogin, onLogout } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const stops: (() => void)[] = [];
const page = {
  load: vi.fn<() => void>(),
  explainEnd: vi.fn<(why: string) => void>(),
  refreshData: vi.fn<() => void>(),
  startPlayerItems: vi.fn<() => Promise<void>>(),
  leaveForProvider: vi.fn<(userToken: string) => Promise<void>>(),
};
const reload = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../ui/reloadPage.browser.ts', () => ({ reloadPage: reload }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.start(false);
  vi.resetAllMocks();
  page.startPlayerItems.mockResolvedValue();
  page.leaveForProvider.mockResolvedValue();
  connectSession(page);
  setReportSink(() => undefined);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that responds when the test says so; `requests` lists what it received. */
function server() {
  const requests: { url: string; headers: HeadersInit | undefined; body: unknown }[] = [];
  let respond: (response: Response | Error) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, headers: init?.headers, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return new Promise<Response>((resolve, reject) => {
      respond = (response) => (response instanceof Error ? reject(response) : resolve(response));
    });
  });
  return {
    requests,
    async respond(response: Response | Error) {
      await vi.waitFor(() => expect(requests).not.toEqual([]));
      respond(response);
    },
  };
}

async function enterWithCookie(): Promise<void> {
  await enterSession();
  sessionStorage.setItem('Site', '{}');
  document.cookie = 'foyer-player=1; Path=/';
}

test('AU-02 AU-07 a login stores tokens and player, and notifies listeners', async () => {
  const listener = vi.fn<() => void>();
  stops.push(
    onLogin(() => {
      listener();
      expect(tokenHolder.userToken()).toBe(sampleTokens().userToken);
      expect(playerStore.getState().isLoggedIn).toBe(true);
    }),
  );
  expect(await enterSession()).toBe('entered');
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

test('AU-02 a late listener is notified of an existing session at once', async () => {
  await enterSession();
  const listener = vi.fn<() => void>();
  onLogin(listener)();
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  [
    'the tokens',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  ['cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
])('AU-02 a browser that refuses %s has no session, and the service closes it', async (_what, refuse) => {
  const { requests } = server();
  refuse();
  expect(await enterSession()).toBe('storageRefused');
  vi.restoreAllMocks();
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(requests.map(({ url }) => url)).toEqual(['/api/logout']);
});

test('AU-02 the document loads again when the code of players has not loaded within ten seconds', async () => {
  vi.useFakeTimers();
  page.startPlayerItems.mockReturnValue(new Promise(() => undefined));
  const entered = enterSession();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await entered).toBe('entered');
  expect(reload).toHaveBeenCalledOnce();
  page.startPlayerItems.mockRejectedValue(new Error('gone'));
  session.dispatch({ type: 'replaced' });
  await enterSession();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('AU-11 logs out and clears session storage at once, then tells the server', async () => {
  await enterWithCookie();
  const { requests, respond } = server();
  const listener = vi.fn<() => void>();
  stops.push(onLogout(listener));
  const done = session.logOut('request');
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(document.cookie).not.toContain('foyer-player');
  expect(page.load).toHaveBeenCalledExactlyOnceWith();
  expect(listener).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  const token = sampleTokens().userToken;
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toBe('/api/logout');
  expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(requests[0]?.body).toEqual({ userId: token, reason: 1 });
  await Promise.resolve();
  expect(session.get().step).toBe('ending');
  await respond(Response.json({ closed: true }));
  await done;
  expect(session.get().step).toBe('visitor');
});

test.each([
  ['the network fails', new Error('offline')],
  ['the service refuses', Response.json({ message: 'no' }, { status: 500 })],
])('AU-11 clears session storage even when %s', async (_what, failure) => {
  await enterWithCookie();
  const { respond } = server();
  const done = session.logOut('request');
  expect(sessionStorage).toHaveLength(0);
  await respond(failure);
  await done;
  expect([sessionStorage.length, session.get().step]).toEqual([0, 'visitor']);
});

test.each([
  ['inactivity', 2],
  ['break', 3],
] as const)('AU-11 RM-02 a logout because of %s tells the service reason %i', async (cause, reason) => {
  await enterWithCookie();
  const { requests, respond } = server();
  const done = session.logOut(cause);
  await respond(Response.json({ closed: true }));
  await done;
  expect(requests[0]?.body).toMatchObject({ reason });
});

test('AU-11 ignores a logout while one is running', async () => {
  await enterWithCookie();
  const { requests, respond } = server();
  const both = [session.logOut('request'), session.logOut('request')];
  await respond(Response.json({ closed: true }));
  await Promise.all(both);
  expect(requests).toHaveLength(1);
  expect(page.load).toHaveBeenCalledOnce();
});

test('AU-11 clears everything and tells the service even when the visitor’s page cannot be shown', async () => {
  await enterWithCookie();
  const { respond } = server();
  page.load.mockImplementation(() => {
    throw new Error('bug');
  });
  const done = session.logOut('request');
  expect(sessionStorage).toHaveLength(0);
  await respond(Response.json({ closed: true }));
  await done;
});

test('RT-07 AU-11 unsubscribes with the token before the server logs out, within a deadline', async () => {
  await enterWithCookie();
  vi.useFakeTimers();
  const { requests, respond } = server();
  const leaving = vi.fn<(token: string) => Promise<unknown>>(() => {
    expect(playerStore.getState().account?.core.userId).toBe(7);
    return new Promise(() => undefined);
  });
  stops.push(onBeforeLogout(leaving));
  const done = session.logOut('request');
  expect(leaving).toHaveBeenCalledExactlyOnceWith(sampleTokens().userToken);
  expect([sessionStorage.length, requests.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(1);
  vi.useRealTimers();
  await respond(Response.json({ closed: true }));
  await done;
});

test.each([
  ['settle', 0],
  ['take too long', 2000],
])('AU-11 RT-07 logs out at the provider when the calls that need the token %s', async (_, waitMs) => {
  await enterWithCookie();
  vi.useFakeTimers();
  const { requests, respond } = server();
  let finish = (): void => undefined;
  stops.push(onBeforeLogout(() => new Promise<void>((resolve) => (finish = resolve))));
  page.leaveForProvider.mockReturnValue(new Promise(() => undefined));
  const done = session.logOut('request');
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.leaveForProvider).not.toHaveBeenCalled();
  if (waitMs === 0) finish();
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(page.leaveForProvider).toHaveBeenCalledExactlyOnceWith(sampleTokens().userToken);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(1);
  vi.useRealTimers();
  await respond(Response.json({ closed: true }));
  await done;
});

test('AU-11 logs out at the service when the logout at the provider fails, and without it after a break', async () => {
  for (const cause of ['request', 'break'] as const) {
    await enterWithCookie();
    const { requests, respond } = server();
    page.leaveForProvider.mockReset().mockRejectedValue(new Error('gone'));
    const done = session.logOut(cause);
    await respond(Response.json({ closed: true }));
    await done;
    expect(requests).toHaveLength(1);
    expect(page.leaveForProvider).toHaveBeenCalledTimes(cause === 'request' ? 1 : 0);
  }
});

test('AU-12 clears the storage and reloads once; the reloaded page knows why', async () => {
  await enterWithCookie();
  session.end('replaced', true);
  expect([sessionStorage.length, reload.mock.calls]).toEqual([0, [[]]]);
  session.start(false);
  expect(page.explainEnd).toHaveBeenCalledExactlyOnceWith('replaced');
  session.start(false);
  expect(page.explainEnd).toHaveBeenCalledOnce();
});

test('AU-12 does not reload again until a page without a session was shown', async () => {
  for (const reloads of [1, 1, 2]) {
    if (reloads === 2) session.start(false);
    sessionStorage.setItem('mgsUserToken', sampleTokens().userToken);
    session.start(true);
    session.end('over', true);
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
  expect(page.load).toHaveBeenCalledExactlyOnceWith();
});

test('AU-12 with several sessions allowed, or without storage for the marker, forgets the player without a reload', async () => {
  await enterWithCookie();
  session.end('over', false);
  await enterWithCookie();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.end('over', true);
  expect([reload.mock.calls.length, page.explainEnd.mock.calls]).toEqual([0, [['over'], ['over']]]);
  vi.restoreAllMocks();
});

test('HT-03 takes up the stored player with the restriction, flags and customer data that the page knew', async () => {
  await enterSession();
  const restriction = { kind: 'timeOut', until: null } as const;
  playerStore.setState(({ customerData, customerFlag }) => ({
    isLoggedIn: false,
    restriction,
    customerData: { ...customerData, bannerTag: 'spring' },
    customerFlag: { ...customerFlag, firstDepositComplete: true, accountStatus: 'older' },
  }));
  session.start(true);
  expect(playerStore.getState()).toMatchObject({
    isLoggedIn: true,
    restriction,
    customerData: { bannerTag: 'spring', userId: 7 },
    customerFlag: { firstDepositComplete: true, accountStatus: 'dispatched' },
  });
});

test('HT-03 a session whose account is lost has a player without one', async () => {
  await enterSession();
  playerStore.setState({ isLoggedIn: false, account: null });
  session.start(true);
  expect(playerStore.getState()).toMatchObject({ isLoggedIn: true, account: null, restriction: null });
});
