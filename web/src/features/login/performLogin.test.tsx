import type { ResponseBody } from '@foyer/contract/endpoint';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { ApiFailure } from '../../api/apiResult.ts';
import { failed, success } from '../../base/result.ts';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { sampleLogin, sampleTokens } from '../../session/sampleLogin.ts';
import { setReportSink } from '../../telemetry/report.ts';
import { noLogin } from './login.ts';
import type { postLogin } from './loginApi.ts';
import { loginStore } from './loginStore.ts';
import { giveUpLogin, performLogin } from './performLogin.browser.ts';

const credentials = { username: ' mira ', password: 'secret' };

beforeEach(() => {
  sessionStorage.clear();
  playerStore.setState(initialPlayerState);
  loginStore.setState({ login: noLogin });
  setReportSink(() => undefined);
});

/** A server that answers the login when it is told to. */
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
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
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

test('AU-02 a right answer logs in: tokens are stored and the player is there', async () => {
  const { api, sent, response } = server();
  const done = performLogin(credentials, api);
  expect(loginStore.getState().login.step).toBe('requesting');
  await response(good());
  expect(await done).toBe(true);
  expect(loginStore.getState().login.step).toBe('logged-in');
  expect(sessionStorage.getItem('mgsUserToken')).toBe(sampleTokens().userToken);
  expect(playerStore.getState().isLoggedIn).toBe(true);
  expect(sent('postLogin')[0]?.[1]).toEqual({
    body: { username: 'mira', password: 'secret', firstPartyBlackBox: '', thirdPartyBlackBox: '' },
  });
});

test('AU-02 a failure leaves nobody logged in', async () => {
  const { api, response } = server();
  const done = performLogin(credentials, api);
  await response({ kind: 'refused', status: 401, code: 10401, message: 'Unauthorized' });
  expect(await done).toBe(false);
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'unauthorized' });
  expect(sessionStorage).toHaveLength(0);
});

test('AU-05 an answer of 200 with a code refuses the login', async () => {
  const { api, response } = server();
  const done = performLogin(credentials, api);
  await response({ code: 10505, message: 'closed' });
  expect(await done).toBe(false);
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'closed' });
  expect(playerStore.getState().isLoggedIn).toBe(false);
});

test('AU-03 a second press while one is in flight sends nothing', async () => {
  const { api, sent, response } = server();
  const done = performLogin(credentials, api);
  expect(await performLogin(credentials, api)).toBe(false);
  await response(good());
  await done;
  expect(sent('postLogin')).toHaveLength(1);
});

test('AU-03 nothing is sent while tokens exist', async () => {
  const { api, sent } = server();
  sessionStorage.setItem('mgsUserToken', 'a.b.c');
  expect(await performLogin(credentials, api)).toBe(false);
  expect(sent('postLogin')).toHaveLength(0);
});

test('AU-02 a late answer after the player gave up is dropped, and the session it opened is closed again', async () => {
  const { api, sent, response } = server();
  const done = performLogin(credentials, api);
  giveUpLogin();
  await response(good());
  expect(await done).toBe(false);
  expect(loginStore.getState().login.step).toBe('no-session');
  expect(sessionStorage).toHaveLength(0);
  expect(playerStore.getState().isLoggedIn).toBe(false);
  expect(sent('postLogout')[0]?.[2]).toEqual({ token: sampleTokens().userToken });
});

test('AU-02 where the browser cannot store the tokens the login fails with the general sentence', async () => {
  const { api, sent, response } = server();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const done = performLogin(credentials, api);
  await response(good());
  expect(await done).toBe(false);
  expect(loginStore.getState().login).toMatchObject({ step: 'failed', error: 'general' });
  expect(sent('postLogout')).toHaveLength(1);
});
