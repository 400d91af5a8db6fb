import { fileURLToPath } from 'node:url';
import { accountStatuses } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createProviderBrowser } from '../../adapters/oidc/src/createProviderBrowser.ts';
import { startIdentityProvider } from '../../adapters/oidc/src/startIdentityProvider.ts';
import type { IdentityProvider } from '../../adapters/oidc/src/startIdentityProvider.ts';
import { freePort } from '../../scripts/ports.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';
import { browserAt, responseOf } from './support/webBrowser.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';

const adapter = fileURLToPath(new URL('../../adapters/oidc/src/oidcAdapter.ts', import.meta.url));
const users: Record<string, string> = {};

let provider: IdentityProvider;
let platform: SandboxProcessUnderTest;
let web: WebUnderTest;
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://regency.localhost:${port}`;
  provider = await startIdentityProvider({
    redirectUris: [`${origin}/external-login`],
    postLogoutRedirectUris: [`${origin}/`],
    users,
    resource: 'urn:foyer:sandbox',
  });
  platform = await startSandboxProcess({ COVERS: 'onDemand', IDENTITY_ISSUER: provider.issuer });
  web = await startWebUnderTest(platform.port, `http://127.0.0.1:${platform.port}`, {
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...variables(),
  });
});
afterEach(() => provider.behave('well'));
afterAll(async () => {
  await web.stop();
  await platform.stop();
  provider.stop();
});

const variables = () => ({
  EXTERNAL_LOGIN: 'on',
  ADAPTERS: adapter,
  ADAPTER_OIDC_ISSUER: provider.issuer,
  ADAPTER_OIDC_CLIENT_ID: provider.clientId,
  ADAPTER_OIDC_CLIENT_SECRET: provider.clientSecret,
  ADAPTER_OIDC_RESOURCE: 'urn:foyer:sandbox',
  ADAPTER_OIDC_PLAIN_HTTP: 'on',
});

async function newPlayer(): Promise<SandboxPlayer> {
  const player = await platform.newPlayer();
  users[player.username] = player.password;
  return player;
}

type Browser = ReturnType<typeof browserAt>;
const start = async (browser: Browser, returnPath = '/') =>
  browser.call('/api/external-login/start', { body: { returnPath } });
const finish = async (browser: Browser, back: string) =>
  browser.call('/api/external-login/finish', { body: { parameters: back.split('#')[1] ?? '' } });

/** Logs a player in at the provider; `finished` is the web server's response. */
async function logIn({ username: name, password }: Pick<SandboxPlayer, 'username' | 'password'>, returnPath?: string) {
  const browser = browserAt(web);
  const atProvider = createProviderBrowser(provider.issuer);
  const { url } = responseOf<{ url: string }>(await start(browser, returnPath));
  const back = await atProvider.open(url, { name, password });
  return { browser, atProvider, back, finished: await finish(browser, back) };
}

describe('AU-01 a login at an identity provider', () => {
  test('opens a session whose tokens only this browser can use, and leads back to the page', async () => {
    const player = await newPlayer();
    const { browser, finished } = await logIn(player, '/game/101');
    const opened = responseOf<LoginSuccess & { returnPath: string }>(finished);
    expect(opened).toMatchObject({ account: { core: { userId: player.userId } }, returnPath: '/game/101' });
    expect(opened).not.toHaveProperty('logoutHint');
    const token = opened.tokens.userToken;
    const details = await browser.call('/api/details', { token });
    expect(responseOf<LoginSuccess>(details).account.core.username).toBe(player.username);
    expect((await browserAt(web).call('/api/details', { token })).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await platform.raw('/accounts/details', { headers })).status).toBe(401);
    expect(opened.tokens.launchTokens.length).toBe(10);
    expect((await browser.call('/api/session-summary', { token })).status).toBe(200);
  });

  test('is bound to the browser that began it', async () => {
    const { username: name, password } = await newPlayer();
    const [mine, other] = [browserAt(web), browserAt(web)];
    const { url } = responseOf<{ url: string }>(await start(mine));
    const back = await createProviderBrowser(provider.issuer).open(url, { name, password });
    expect((await finish(other, back)).status).toBe(400);
    await start(other);
    expect((await finish(other, back)).status).toBe(400);
    expect((await finish(mine, back)).status).toBe(200);
  });

  test('works once, also when the provider’s response comes twice', async () => {
    const { browser, back } = await logIn(await newPlayer());
    expect((await finish(browser, back)).status).toBe(400);
  });

  test('keeps state, nonce and verifier from scripts, and leads to no other site', async () => {
    const browser = browserAt(web);
    const started = await start(browser);
    expect(started.text).not.toContain('verifier');
    expect(browser.seen.find((line) => line.startsWith('foyer-external-login='))).toMatch(/HttpOnly/);
    for (const returnPath of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'game/1'])
      expect((await start(browserAt(web), returnPath)).status).toBe(400);
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const fromElsewhere = browserAt(web).call('/api/external-login/start', {
      body: { returnPath: '/' },
      headers: foreign,
    });
    expect((await fromElsewhere).status).toBe(403);
  });

  test('leads from the provider to the login of the site, without an answer in an address', async () => {
    const back = await web.request({ path: '/external-login' });
    expect([back.status, back.headers.location, back.headers['cache-control']]).toEqual([303, '/?login=1', 'no-store']);
    const [, page = ''] = /"externalLogin":(true)/.exec((await web.request({})).text) ?? [];
    expect(page).toBe('true');
  });

  test('AU-10 is renewed at the provider, and ended when the provider refuses', async () => {
    const player = await newPlayer();
    const { browser, finished } = await logIn(player);
    const { tokens } = responseOf<LoginSuccess>(finished);
    const renew = (refreshToken = '') =>
      browser.call('/api/refresh-token', { body: { numLaunchTokens: 2, refreshToken } });
    const renewed = await renew(tokens.refreshTokens[0]);
    const { tokens: next } = responseOf<LoginSuccess>(renewed);
    expect([renewed.status, next.launchTokens.length]).toEqual([200, 2]);
    expect((await browser.call('/api/details', { token: next.userToken })).status).toBe(200);
    delete users[player.username];
    expect((await renew(next.refreshTokens[0])).status).toBe(401);
  });

  test('AU-11 a logout ends the session here and leads to the provider’s logout', async () => {
    const { browser, atProvider, finished } = await logIn(await newPlayer());
    const { userToken } = responseOf<LoginSuccess>(finished).tokens;
    const left = await browser.call('/api/external-login/end', { body: { userId: userToken }, token: userToken });
    const { url } = responseOf<{ url: string }>(left);
    expect(browser.jar.has('foyer-external-login')).toBe(false);
    expect(await atProvider.open(url, { logout: 'yes' })).toMatch(new RegExp(`^${origin}/`));
    expect(await atProvider.open(responseOf<{ url: string }>(await start(browser)).url)).toContain('Password');
    expect((await browser.call('/api/details', { token: userToken })).status).toBe(401);
  });

  test('AU-11 a logout after a renewal revokes the newest refresh token at the provider', async () => {
    const { browser, finished } = await logIn(await newPlayer());
    const { tokens } = responseOf<LoginSuccess>(finished);
    const renew = (refreshToken = '') =>
      browser.call('/api/refresh-token', { body: { numLaunchTokens: 2, refreshToken } });
    const { tokens: next } = responseOf<LoginSuccess>(await renew(tokens.refreshTokens[0]));
    const before = provider.revokedTokens();
    const { userToken } = next;
    const left = await browser.call('/api/external-login/end', { body: { userId: userToken }, token: userToken });
    expect([left.status, provider.revokedTokens() - before]).toEqual([200, 1]);
  });

  test('of a closed account is refused with the account’s code', async () => {
    const player = await newPlayer();
    await platform.setStatus(player.userId, accountStatuses.closed);
    const { finished } = await logIn(player);
    expect(finished.status).toBe(403);
    expect(responseOf<{ code: number }>(finished).code).toBeGreaterThan(10_499);
  });

  test('fails while the provider is down, and succeeds afterwards', async () => {
    const { username: name, password } = await newPlayer();
    const browser = browserAt(web);
    const { url } = responseOf<{ url: string }>(await start(browser));
    const back = await createProviderBrowser(provider.issuer).open(url, { name, password });
    provider.behave('down');
    expect((await finish(browser, back)).status).toBe(502);
    expect((await web.request({})).status).toBe(200);
    provider.behave('well');
    expect((await logIn({ username: name, password })).finished.status).toBe(200);
    expect(web.log().join('\n')).not.toContain(name);
  });

  test('with rotated keys of the provider succeeds', async () => {
    await logIn(await newPlayer());
    // The provider warns of its stores in memory.
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await provider.rotateKeys();
    expect((await logIn(await newPlayer())).finished.status).toBe(200);
  });
});

test('RG-01 a registration begins at the provider, or is not there without the setting', async () => {
  const register = (server: WebUnderTest) => browserAt(server).call('/api/external-login/register', { body: {} });
  expect(responseOf(await register(web))).toEqual({ url: null });
  const registering = await startWebUnderTest(platform.port, `http://127.0.0.1:${platform.port}`, {
    ...variables(),
    ADAPTER_OIDC_REGISTRATION: 'on',
  });
  provider.behave('down');
  expect((await register(registering)).status).toBe(502);
  provider.behave('well');
  const { url } = responseOf<{ url: string }>(await register(registering));
  expect(new URL(url).searchParams.get('prompt')).toBe('create');
  await registering.stop();
});

test('AU-01 without EXTERNAL_LOGIN the calls and the page of an external login do not exist', async () => {
  const plain = await startWebUnderTest(platform.port, `http://127.0.0.1:${platform.port}`);
  try {
    const browser = browserAt(plain);
    expect([(await start(browser)).status, (await finish(browser, '#state=1')).status]).toEqual([404, 404]);
    expect((await plain.request({ path: '/external-login' })).status).toBe(404);
    expect((await plain.request({})).text.includes('"externalLogin":')).toBe(false);
  } finally {
    await plain.stop();
  }
});
