import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialSiteState, siteStore } from '../../domain/site/siteStore.ts';
import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { maxInterfaceWaitMs } from '../native/appBridge.browser.ts';
import { logInWithAppCookies } from './logInWithAppCookies.browser.ts';
import { sampleLogin } from './sampleLogin.ts';
import { session } from './session.browser.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const names = ['launchToken', 'userToken', 'refreshToken'];
const setCookies = (left: readonly string[] = names) => {
  for (const name of left) document.cookie = `${name}=${name === 'userToken' ? 'a.b.c' : 'planted-0001'}; Path=/`;
};
let requests: string[] = [];
let status = 200;

beforeEach(() => {
  requests = [];
  status = 200;
  siteStore.setState({ isAndroidWrappedApp: true });
  Object.assign(window, { Android: { postMessage: () => undefined } });
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response(
      JSON.stringify(status === 200 ? { ...sampleLogin(), serverNow: Date.now() } : { message: 'refused' }),
      { status, headers: { 'content-type': 'application/json' } },
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Android');
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0`;
  tokenHolder.clear();
  sessionStorage.clear();
  siteStore.setState(initialSiteState, true);
  session.start(false);
});

test('AW-03 in the app, starts a session from three cookies and deletes them', async () => {
  setCookies();
  expect(await logInWithAppCookies(isWrappedApp)).toBe(true);
  expect([requests, document.cookie, tokenHolder.userToken()]).toEqual([
    ['/api/app-login'],
    '',
    sampleLogin().tokens.userToken,
  ]);
});

test.each(names)('AW-03 requests nothing without the cookie %s', async (missing) => {
  setCookies(names.filter((name) => name !== missing));
  expect(await logInWithAppCookies(isWrappedApp)).toBe(false);
  expect(requests).toEqual([]);
});

test('AW-03 waits for an interface that the app adds late', async () => {
  vi.useFakeTimers();
  setCookies();
  Reflect.deleteProperty(window, 'Android');
  const login = logInWithAppCookies(isWrappedApp);
  await vi.advanceTimersByTimeAsync(4000);
  expect(requests).toEqual([]);
  Object.assign(window, { Android: { postMessage: () => undefined } });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await login).toBe(true);
  expect(requests).toEqual(['/api/app-login']);
});

test('AW-01 AW-03 ignores session cookies outside the app', async () => {
  vi.useFakeTimers();
  setCookies();
  Reflect.deleteProperty(window, 'Android');
  const login = logInWithAppCookies(isWrappedApp);
  await vi.advanceTimersByTimeAsync(maxInterfaceWaitMs + 1000);
  vi.useRealTimers();
  expect(await login).toBe(false);
  siteStore.setState({ isAndroidWrappedApp: false });
  Object.assign(window, { Android: { postMessage: () => undefined } });
  expect(await logInWithAppCookies(isWrappedApp)).toBe(false);
  expect([requests, tokenHolder.userToken()]).toEqual([[], null]);
});

test('AW-03 keeps the session of a player who is logged in', async () => {
  setCookies();
  tokenHolder.replace(sampleLogin('mine').tokens);
  session.start(true);
  expect(await logInWithAppCookies(isWrappedApp)).toBe(false);
  expect([requests, tokenHolder.userToken()]).toEqual([[], sampleLogin('mine').tokens.userToken]);
});

test.each([401, 403, 502])('AW-03 a refused session (%i) leaves a visitor and deletes the cookies', async (refusal) => {
  status = refusal;
  setCookies();
  vi.useFakeTimers();
  const done = logInWithAppCookies(isWrappedApp);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await done).toBe(false);
  expect([new Set(requests), document.cookie, tokenHolder.userToken()]).toEqual([
    new Set(['/api/app-login']),
    '',
    null,
  ]);
  // Its response may have got lost behind the server.
  expect(requests).toHaveLength(refusal === 502 ? 3 : 1);
});
