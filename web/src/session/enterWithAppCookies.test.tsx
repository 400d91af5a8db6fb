import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { initialSiteState } from '../domain/site/siteState.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { enterWithAppCookies } from './enterWithAppCookies.browser.ts';
import { sampleLogin } from './sampleLogin.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const names = ['launchToken', 'userToken', 'refreshToken'];
const plant = (left: readonly string[] = names) => {
  for (const name of left) document.cookie = `${name}=${name === 'userToken' ? 'a.b.c' : 'planted-0001'}; Path=/`;
};
let asked: string[] = [];
let status = 200;

beforeEach(() => {
  asked = [];
  status = 200;
  siteStore.setState({ isAndroidWrappedApp: true });
  Object.assign(window, { Android: { postMessage: () => undefined } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
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
  playerStore.setState(initialPlayerState, true);
});

test('AW-03 in the app three cookies begin a session and are gone', async () => {
  plant();
  expect(await enterWithAppCookies()).toBe(true);
  expect([asked, document.cookie, tokenHolder.userToken()]).toEqual([
    ['/api/app-login'],
    '',
    sampleLogin().tokens.userToken,
  ]);
});

test.each(names)('AW-03 without the cookie %s nobody is asked', async (missing) => {
  plant(names.filter((name) => name !== missing));
  expect(await enterWithAppCookies()).toBe(false);
  expect(asked).toEqual([]);
});

test('AW-01 AW-03 the word in the address alone lets no planted cookies in: there must be an app around the page', async () => {
  plant();
  Reflect.deleteProperty(window, 'Android');
  expect(await enterWithAppCookies()).toBe(false);
  siteStore.setState({ isAndroidWrappedApp: false });
  Object.assign(window, { Android: { postMessage: () => undefined } });
  expect(await enterWithAppCookies()).toBe(false);
  expect([asked, tokenHolder.userToken()]).toEqual([[], null]);
});

test('AW-03 who is logged in stays who they are', async () => {
  plant();
  tokenHolder.replace(sampleLogin('mine').tokens);
  expect(await enterWithAppCookies()).toBe(false);
  expect([asked, tokenHolder.userToken()]).toEqual([[], sampleLogin('mine').tokens.userToken]);
});

test.each([401, 403, 502])(
  'AW-03 a session that is refused (%i) leaves a visitor, and no cookie to try again',
  async (refusal) => {
    status = refusal;
    plant();
    expect(await enterWithAppCookies()).toBe(false);
    expect([asked, document.cookie, tokenHolder.userToken()]).toEqual([['/api/app-login'], '', null]);
  },
);
