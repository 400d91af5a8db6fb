import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerStore } from '../domain/player/playerStore.ts';
import { beginSession } from './beginSession.browser.ts';
import { createLogout, isLoggingOut, logOut } from './logout.browser.ts';
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

/** A server that answers when it is told to; `asked` holds what it was sent. */
function server() {
  const asked: { url: string; headers: HeadersInit | undefined; body: unknown }[] = [];
  let respond: (response: Response | Error) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, headers: init?.headers, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return new Promise<Response>((resolve, reject) => {
      respond = (response) => (response instanceof Error ? reject(response) : resolve(response));
    });
  });
  return { asked, respond: (response: Response | Error) => respond(response) };
}

const navigation = () => ({
  go: vi.fn<() => void>(),
  back: vi.fn<() => void>(),
  reload: vi.fn<() => Promise<void>>(async () => undefined),
});

test('AU-11 logged out at once, then the server is told, then session storage is cleared', async () => {
  const { asked, respond } = server();
  const heard = vi.fn<() => void>();
  stops.push(onLogout(heard));
  const page = navigation();
  const done = logOut(page);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(document.cookie).not.toContain('foyer-player');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('mgsUserToken')).toBeNull();
  expect(isLoggingOut()).toBe(true);

  const token = sampleTokens().userToken;
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('/api/logout');
  expect(asked[0]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(asked[0]?.body).toEqual({ userId: token, reason: 1 });
  expect(sessionStorage.getItem('Site')).not.toBeNull();
  respond(Response.json({ closed: true }));
  await done;
  expect(sessionStorage).toHaveLength(0);
  expect(isLoggingOut()).toBe(false);
});

test.each([
  ['the network fails', new Error('offline')],
  ['the service refuses', Response.json({ message: 'no' }, { status: 500 })],
])('AU-11 session storage is cleared also when %s', async (_what, failure) => {
  const { respond } = server();
  const done = logOut(navigation());
  respond(failure);
  await done;
  expect(sessionStorage).toHaveLength(0);
});

test('AU-11 a logout while one runs is ignored', async () => {
  const { asked, respond } = server();
  const page = navigation();
  const both = [logOut(page), logOut(page)];
  respond(Response.json({ closed: true }));
  await Promise.all(both);
  expect(asked).toHaveLength(1);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('AU-11 everything is cleared even where showing the visitor fails', async () => {
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
  expect(logout.isRunning()).toBe(false);
});

test('RT-07 AU-11 the token is used for the last time before the server hears of the logout, and that has a deadline', async () => {
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
  expect(order).toEqual(['unsubscribe with a.b.c', 'visitor']);
  deadline.resolve();
  await done;
  expect(order).toEqual(['unsubscribe with a.b.c', 'visitor', 'logout', 'cleared']);
});
