import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerStore } from '../player/playerStore.ts';
import { beginSession } from './beginSession.browser.ts';
import { createLogout, logOut, logoutEnded } from './logout.browser.ts';
import { sampleLogin, sampleTokens } from './sampleLogin.ts';
import { onLogout } from './sessionEvents.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  sessionStorage.clear();
  beginSession(sampleLogin(), Date.now());
  sessionStorage.setItem('Site', '{}');
  document.cookie = 'foyer-player=1; Path=/';
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
  return { requests, respond: (response: Response | Error) => respond(response) };
}

const navigation = () => ({
  go: vi.fn<() => void>(),
  back: vi.fn<() => void>(),
  reload: vi.fn<() => Promise<void>>(async () => undefined),
});

test('AU-11 logs out and clears session storage at once, then tells the server', async () => {
  const { requests, respond } = server();
  const onLogoutEvent = vi.fn<() => void>();
  stops.push(onLogout(onLogoutEvent));
  const page = navigation();
  const done = logOut(page);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(document.cookie).not.toContain('foyer-player');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(onLogoutEvent).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  const onEnd = vi.fn<() => void>();
  const ended = logoutEnded().then(onEnd);

  const token = sampleTokens().userToken;
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('/api/logout');
  expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(requests[0]?.body).toEqual({ userId: token, reason: 1 });
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  respond(Response.json({ closed: true }));
  await done;
  await ended;
});

test.each([
  ['the network fails', new Error('offline')],
  ['the service refuses', Response.json({ message: 'no' }, { status: 500 })],
])('AU-11 clears session storage even when %s', async (_what, failure) => {
  const { respond } = server();
  const done = logOut(navigation());
  expect(sessionStorage).toHaveLength(0);
  respond(failure);
  await done;
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['inactivity', 2],
  ['break', 3],
] as const)('AU-11 RM-02 a logout because of %s tells the service reason %i', async (cause, reason) => {
  const { requests, respond } = server();
  const done = logOut(navigation(), cause);
  respond(Response.json({ closed: true }));
  await done;
  expect(requests[0]?.body).toMatchObject({ reason });
});

test('AU-11 ignores a logout while one is running', async () => {
  const { requests, respond } = server();
  const page = navigation();
  const both = [logOut(page), logOut(page)];
  respond(Response.json({ closed: true }));
  await Promise.all(both);
  expect(requests).toHaveLength(1);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('AU-11 clears everything even when showing the visitor page fails', async () => {
  const clearStorage = vi.fn<() => void>();
  const logout = createLogout();
  const done = logout.run({
    giveUpTokens: () => 'a.b.c',
    showLoggedOut() {
      throw new Error('bug');
    },
    finish: async () => undefined,
    notifyServer: async () => undefined,
    clearStorage,
  });
  await expect(done).rejects.toThrow('bug');
  expect(clearStorage).toHaveBeenCalledOnce();
  await logout.ended();
});

test('RT-07 AU-11 unsubscribes with the token before the server logs out, within a deadline', async () => {
  const order: string[] = [];
  const deadline = Promise.withResolvers<void>();
  const logout = createLogout(() => deadline.promise);
  const done = logout.run({
    giveUpTokens: () => 'a.b.c',
    showLoggedOut: () => void order.push('visitor'),
    finish(token) {
      order.push(`unsubscribe with ${token}`);
      return new Promise(() => undefined);
    },
    notifyServer: async () => void order.push('logout'),
    clearStorage: () => void order.push('cleared'),
  });
  await Promise.resolve();
  expect(order).toEqual(['unsubscribe with a.b.c', 'visitor', 'cleared']);
  deadline.resolve();
  await done;
  expect(order).toEqual(['unsubscribe with a.b.c', 'visitor', 'cleared', 'logout']);
});
