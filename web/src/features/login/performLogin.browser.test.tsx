import type { ResponseBody } from '@foyer/contract/endpoint';
import { beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { setReportSink } from '../../services/errors/report.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { enterSession } from '../../services/session/enterSession.browser.ts';
import { requestLogin } from '../../services/session/requestLogin.browser.ts';
import { sampleLogin, sampleTokens } from '../../services/session/sampleLogin.ts';
import { session } from '../../services/session/session.browser.ts';
import { noLogin } from './login.ts';
import type { postLogin } from './loginApi.ts';
import { loginStore } from './loginStore.ts';
import { cancelLogin, performLogin } from './performLogin.browser.ts';

const credentials = { username: ' mira ', password: 'secret' };

beforeEach(() => {
  sessionStorage.clear();
  session.start(false);
  cancelLogin();
  loginStore.setState({ login: noLogin });
  setReportSink(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ closed: true }));
});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A server whose login response the test triggers. */
function server() {
  let response: (value: ResponseBody<typeof postLogin> | ApiFailure) => void = () => undefined;
  const call = vi.fn<(endpoint: { name: string }, input: unknown, options?: unknown) => Promise<unknown>>(
    ({ name }) => {
      if (name !== 'postLogin') return Promise.resolve(success({ closed: true }));
      return new Promise((resolve) => {
        response = (value) => resolve('kind' in value ? failed(value) : success(value));
      });
    },
  );
  const sent = (name: string) => call.mock.calls.filter(([endpoint]) => endpoint.name === name);
  return {
    api: { call } as unknown as ApiClient,
    sent,
    async response(value: ResponseBody<typeof postLogin> | ApiFailure) {
      await settle();
      response(value);
    },
  };
}

const good = () => ({ ...sampleLogin(), serverNow: Date.now() });

test('AU-02 a successful login stores the tokens and the player', async () => {
  const { api, sent, response } = server();
  const done = performLogin(credentials, api);
  expect(loginStore.getState().login.step).toBe('requesting');
  await response(good());
  expect(await done).toBe('entered');
  expect(loginStore.getState().login.step).toBe('logged-in');
  expect(sessionStorage.getItem('mgsUserToken')).toBe(sampleTokens().userToken);
  expect(playerStore.getState().isLoggedIn).toBe(true);
  expect(sent('postLogin')[0]?.[1]).toEqual({
    body: { username: 'mira', password: 'secret', firstPartyBlackBox: '', thirdPartyBlackBox: '' },
  });
});

test('AU-03 a login during the clean-up of a logout is sent after it, unless the player cancels', async () => {
  const ends: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => ends.push(() => resolve(Response.json({ closed: true })))));
  const { api, sent, response } = server();
  for (const isCancelled of [true, false]) {
    await enterSession();
    const loggedOut = session.logOut('request');
    const done = performLogin(credentials, api);
    expect(loginStore.getState().login.step).toBe('requesting');
    if (isCancelled) cancelLogin();
    await settle();
    expect(sent('postLogin')).toHaveLength(0);
    ends.pop()?.();
    await loggedOut;
    if (!isCancelled) await response(good());
    expect(await done).toBe(isCancelled ? 'failed' : 'entered');
  }
  expect(sent('postLogin')).toHaveLength(1);
});

test('AU-02 a failed login stores nothing', async () => {
  const { api, response } = server();
  const done = performLogin(credentials, api);
  await response({ kind: 'refused', status: 401, code: 10401, message: 'Unauthorized' });
  expect(await done).toBe('failed');
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'unauthorized' });
  expect(sessionStorage).toHaveLength(0);
});

test('AU-05 a 200 response with a code refuses the login', async () => {
  const { api, response } = server();
  const done = performLogin(credentials, api);
  await response({ code: 10505, message: 'closed' });
  expect(await done).toBe('failed');
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'closed' });
  expect(playerStore.getState().isLoggedIn).toBe(false);
});

test('AU-03 ignores a second submission while one is in flight', async () => {
  const { api, sent, response } = server();
  const done = performLogin(credentials, api);
  expect(await performLogin(credentials, api)).toBe('failed');
  await response(good());
  await done;
  expect(sent('postLogin')).toHaveLength(1);
});

test('AU-03 sends nothing while tokens exist', async () => {
  const { api, sent } = server();
  await enterSession();
  expect(await performLogin(credentials, api)).toBe('known');
  expect([sent('postLogin').length, loginStore.getState().login.step]).toEqual([0, 'logged-in']);
});

test('AU-03 says that another login is under way, such as that of a registration', async () => {
  const { api, sent } = server();
  const turn = requestLogin();
  expect(await performLogin(credentials, api)).toBe('failed');
  expect(loginStore.getState().login).toEqual({ step: 'failed', error: 'busy' });
  if (typeof turn !== 'string') turn.end();
  expect(sent('postLogin')).toHaveLength(0);
});

test('AU-05 fails without a request when username or password is missing', async () => {
  const { api, sent } = server();
  for (const empty of [{ username: ' ' }, { password: '' }]) {
    expect(await performLogin({ ...credentials, ...empty }, api)).toBe('failed');
    expect(loginStore.getState().login).toEqual({ step: 'failed', error: 'missingCredentials' });
  }
  cancelLogin();
  expect([sent('postLogin').length, loginStore.getState().login.step]).toEqual([0, 'no-session']);
});

test('AU-06 a refusal shows what the service says of the limit, and the next attempt is sent', async () => {
  const { api, sent, response } = server();
  const limit = { attemptsLeft: 0, lockedSeconds: 540 };
  for (const attempt of [1, 2]) {
    const done = performLogin(credentials, api);
    expect(loginStore.getState().login).toEqual({ step: 'requesting' });
    await response({ kind: 'refused', status: 401, code: 10401, message: 'Unauthorized', ...limit });
    expect(await done).toBe('failed');
    expect(loginStore.getState().login).toEqual({ step: 'failed', error: 'unauthorized', ...limit });
    expect(sent('postLogin')).toHaveLength(attempt);
  }
});

test('AU-02 drops a response after the player gave up and closes the opened session', async () => {
  const { api, response } = server();
  const closed = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ closed: true }),
  );
  vi.stubGlobal('fetch', closed);
  const done = performLogin(credentials, api);
  await settle();
  cancelLogin();
  await response(good());
  expect(await done).toBe('failed');
  expect(loginStore.getState().login.step).toBe('no-session');
  expect(sessionStorage).toHaveLength(0);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(closed).toHaveBeenCalledExactlyOnceWith('/api/logout', expect.anything());
});

test('AU-02 says that the browser refuses storage', async () => {
  const { api, response } = server();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const done = performLogin(credentials, api);
  await response(good());
  expect(await done).toBe('failed');
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'storageRefused' });
});
