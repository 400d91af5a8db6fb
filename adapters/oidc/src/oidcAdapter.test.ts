import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createProviderBrowser } from './createProviderBrowser.ts';
import oidcAdapter from './oidcAdapter.ts';
import { startIdentityProvider } from './startIdentityProvider.ts';
import type { IdentityProvider } from './startIdentityProvider.ts';

const redirectUri = 'http://regency.localhost:3000/external-login';
const loggedOut = 'http://regency.localhost:3000/';
const resource = 'urn:example:services';
const login = { name: 'ada', password: 'harbour zinc lamp' };

let provider: IdentityProvider;
beforeAll(async () => {
  // The provider warns of its stores in memory.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  provider = await startIdentityProvider({
    redirectUris: [redirectUri],
    postLogoutRedirectUris: [loggedOut],
    users: { [login.name]: login.password },
    resource,
  });
});
afterEach(() => provider.behave('well'));
afterAll(() => provider.stop());

const account = { core: { userId: 7, username: 'ada', currencyIsoCode: 'GBP' } };

/** The adapter as the web server has it, with a service that knows every token. */
function adapted(settings: Record<string, string> = {}) {
  const { accounts } = oidcAdapter({
    ISSUER: provider.issuer,
    CLIENT_ID: provider.clientId,
    CLIENT_SECRET: provider.clientSecret,
    RESOURCE: resource,
    PLAIN_HTTP: 'on',
    ...settings,
  });
  const requested: unknown[] = [];
  const callFor = (deadlineMs = 5000) => {
    const signal = AbortSignal.timeout(deadlineMs);
    return {
      base: 'http://127.0.0.1:1',
      bearer: null,
      signal,
      async request({ name }, _input, { bearer } = {}) {
        requested.push([name, decodeJwt(bearer ?? '').aud]);
        return (name === 'details' ? { account, session: {} } : { launchTokens: ['launch'] }) as never;
      },
      fetch: (address, init) => fetch(address, { ...init, signal }),
      refuse: (status, body) => ({ refused: status, ...body }) as never,
      report: () => undefined,
    } satisfies AdapterCall;
  };
  const begin = (more: { redirectUri?: string; purpose?: 'registration' } = {}) =>
    accounts.beginExternalLogin({ body: { redirectUri, culture: 'en', ...more } }, callFor()) as Promise<{
      url: string;
      transaction: string;
    }>;
  const finish = (transaction: string, back: string, deadlineMs?: number): Promise<Record<string, never>> =>
    accounts.finishExternalLogin(
      { body: { transaction, redirectUri, parameters: back.split('#')[1] ?? '', numLaunchTokens: 10 } },
      callFor(deadlineMs),
    ) as Promise<never>;
  const enter = async () => {
    const browser = createProviderBrowser(provider.issuer);
    const { url, transaction } = await begin();
    return { browser, opened: await finish(transaction, await browser.open(url, login)) };
  };
  const renew = (refreshToken: string) =>
    accounts.refreshToken({ body: { refreshToken, numLaunchTokens: 3 } }, callFor()) as Promise<never>;
  return { accounts, begin, finish, enter, renew, callFor, requested };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: unknown) => error,
  );

describe('a login at the provider', () => {
  test('opens a session with the provider’s tokens for the operator’s services', async () => {
    const { enter, requested } = adapted();
    const { opened } = await enter();
    expect(opened).toMatchObject({
      account,
      tokens: { launchTokens: ['launch'], refreshTokens: [expect.any(String)] },
    });
    const { tokens } = opened as unknown as { tokens: { userToken: string } };
    expect(decodeJwt(tokens.userToken)).toMatchObject({ iss: provider.issuer, sub: 'ada', aud: resource });
    expect(requested).toEqual([
      ['details', resource],
      ['refreshLaunchTokens', resource],
    ]);
  });

  test('sends state, nonce and the challenge of PKCE, and keeps the verifier from the provider', async () => {
    const { begin } = adapted();
    const { url, transaction } = await begin();
    const [state, nonce, verifier = ''] = transaction.split('.');
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({ state, nonce, code_challenge_method: 'S256', response_mode: 'fragment' });
    expect(url).not.toContain(verifier);
    expect((await begin()).transaction).not.toBe(transaction);
  });

  test('is refused with the response of another login, a changed one, or one without state', async () => {
    const { begin, finish } = adapted();
    const [mine, other] = [await begin(), await begin()];
    const back = await createProviderBrowser(provider.issuer).open(mine.url, login);
    expect(await finish(other.transaction, back)).toMatchObject({ refused: 400 });
    expect(await finish(mine.transaction, back.replace(/state=[^&]+/, ''))).toMatchObject({ refused: 400 });
    expect(await finish('made.up.text', back)).toMatchObject({ refused: 400 });
    expect(await failureOf(finish(mine.transaction, back.replace(/code=[^&]+/, 'code=other')))).toMatchObject({
      refused: 400,
    });
  });

  test('is refused when the verifier or the nonce is another', async () => {
    const { begin, finish } = adapted();
    const swap = async (place: number) => {
      const { url, transaction } = await begin();
      const parts = transaction.split('.');
      parts[place] = 'x'.repeat(43);
      return failureOf(finish(parts.join('.'), await createProviderBrowser(provider.issuer).open(url, login)));
    };
    expect(await swap(2)).toMatchObject({ refused: 400 });
    expect(await swap(1)).toBeInstanceOf(Error);
  });

  test('works once: the provider’s answer that comes twice is refused', async () => {
    const { begin, finish } = adapted();
    const { url, transaction } = await begin();
    const back = await createProviderBrowser(provider.issuer).open(url, login);
    expect(await finish(transaction, back)).toMatchObject({ account });
    expect(await failureOf(finish(transaction, back))).toMatchObject({ refused: 400 });
  });

  test('that the person cancels is refused', async () => {
    const { begin, finish } = adapted();
    const { url, transaction } = await begin();
    const back = await createProviderBrowser(provider.issuer).open(url, { cancel: '1' });
    expect(await failureOf(finish(transaction, back))).toMatchObject({ refused: 401 });
  });

  test('asks for a second step, and is refused without one', async () => {
    const { begin, finish } = adapted({ ACR: provider.secondStep });
    const browser = createProviderBrowser(provider.issuer);
    const { url, transaction } = await begin();
    expect(await browser.open(url, login)).toContain('Second step');
    const back = await createProviderBrowser(provider.issuer).open(url, login, { code: '123456' });
    expect(await finish(transaction, back)).toMatchObject({ account });
    const second = await begin();
    const without = new URL(second.url);
    without.searchParams.delete('acr_values');
    const weak = await createProviderBrowser(provider.issuer).open(without.href, login);
    expect(await finish(second.transaction, weak)).toMatchObject({ refused: 401 });
  });

  test('goes to no page that is not registered at the provider', async () => {
    const { url } = await adapted().begin({ redirectUri: 'https://elsewhere.example/external-login' });
    expect(await createProviderBrowser(provider.issuer).open(url)).toContain('redirect_uri');
  });
});

describe('a registration at the provider', () => {
  test('opens an account on the provider’s page and logs in with it', async () => {
    const on = adapted({ REGISTRATION: 'on' });
    const { url, transaction } = await on.begin({ purpose: 'registration' });
    const browser = createProviderBrowser(provider.issuer);
    expect(await browser.open(url)).toContain('Register at the provider');
    const back = await browser.open(url, { name: 'new.person', password: 'violet anchor 8' });
    expect(await on.finish(transaction, back)).toMatchObject({ account });
    expect(new URL((await on.begin()).url).searchParams.has('prompt')).toBe(false);
  });

  test('is refused without the setting', async () => {
    expect(await failureOf(adapted().begin({ purpose: 'registration' }))).toMatchObject({ refused: 404 });
  });

  test.each([
    [['none', 'login'], 404],
    [['none', 'login', 'create'], undefined],
  ])('follows the prompts %j that the provider lists', async (prompts, refused) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const other = await startIdentityProvider({
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [],
      users: {},
      prompts,
      resource,
    });
    const { begin } = adapted({ REGISTRATION: 'on', ISSUER: other.issuer });
    const begun = await failureOf(begin({ purpose: 'registration' }));
    other.stop();
    expect((begun as { refused?: number }).refused).toBe(refused);
  });
});

describe('a session of the provider', () => {
  test('is renewed with a new refresh token, and ended by a used one', async () => {
    const { enter, renew } = adapted();
    const { opened } = await enter();
    const [first = ''] = (opened as unknown as { tokens: { refreshTokens: string[] } }).tokens.refreshTokens;
    const renewed: { tokens: { userToken: string; refreshTokens: string[] } } = await renew(first);
    const { sid } = decodeJwt((opened as unknown as { tokens: { userToken: string } }).tokens.userToken);
    expect(decodeJwt(renewed.tokens.userToken)).toMatchObject({ sub: 'ada', aud: resource, sid });
    expect(sid).toEqual(expect.any(String));
    expect(renewed.tokens.refreshTokens).not.toEqual([first]);
    expect(await failureOf(renew(first))).toMatchObject({ refused: 401, code: 15002 });
    expect(await failureOf(renew(renewed.tokens.refreshTokens[0] ?? ''))).toMatchObject({ refused: 401 });
  });

  test('ends at the provider, which then asks for the password again', async () => {
    const { accounts, begin, enter, callFor } = adapted();
    const { browser, opened } = await enter();
    const { logoutHint = '' } = opened;
    expect(await browser.open((await begin()).url)).toMatch(/^http:\/\/regency\.localhost:3000\/external-login#/);
    const body = { userId: 'a.b.c', reason: 1, logoutHint, redirectUri: loggedOut } as const;
    const { url } = await accounts.endExternalLogin({ body }, callFor());
    expect(await browser.open(url ?? '', { logout: 'yes' })).toMatch(/^http:\/\/regency\.localhost:3000\/(\?|$)/);
    expect(await browser.open((await begin()).url)).toContain('Log in at the provider');
  });
});

describe('a logout', () => {
  /** Logs in and out; the body of the logout has the refresh token of the login. */
  async function leave(configure: () => void = () => undefined) {
    const { accounts, enter, renew, callFor } = adapted();
    const { opened } = await enter();
    const [refreshToken = ''] = (opened as unknown as { tokens: { refreshTokens: string[] } }).tokens.refreshTokens;
    configure();
    const body = { userId: 'a.b.c', reason: 1, logoutHint: null, refreshToken, redirectUri: loggedOut } as const;
    const { url } = await accounts.endExternalLogin({ body }, callFor());
    return { url, renewed: () => failureOf(renew(refreshToken)) };
  }

  test('revokes the refresh token at the provider', async () => {
    const { url, renewed } = await leave();
    expect(url).toContain('/session/end');
    expect(await renewed()).toMatchObject({ refused: 401, code: 15002 });
  });

  test.each(['down', 'silent'] as const)('leads to the provider’s page when the revocation is %s', async (how) => {
    const { url, renewed } = await leave(() => provider.behave(how, 'revocation'));
    expect(url).toContain('/session/end');
    expect(await renewed()).toMatchObject({ tokens: { launchTokens: ['launch'] } });
  });
});

describe('a provider with a fault', () => {
  test('that has rotated its keys is believed with the new ones', async () => {
    const { enter, begin, finish } = adapted();
    await enter();
    const { url, transaction } = await begin();
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await provider.rotateKeys();
    const back = await createProviderBrowser(provider.issuer).open(url, login);
    expect(await finish(transaction, back)).toMatchObject({ account });
  });

  test('that is down or silent fails the call within its deadline, and later ones succeed', async () => {
    const { begin, finish } = adapted();
    const { url, transaction } = await begin();
    const back = await createProviderBrowser(provider.issuer).open(url, login);
    provider.behave('down');
    expect(await failureOf(finish(transaction, back))).toBeInstanceOf(Error);
    provider.behave('silent');
    expect(await failureOf(finish(transaction, back, 200))).toBeInstanceOf(Error);
    provider.behave('well');
    expect(await finish(transaction, back)).toMatchObject({ account });
  });

  test('that is down at the start of the web server is read later', async () => {
    provider.behave('down');
    const { begin } = adapted();
    expect(await failureOf(begin())).toBeInstanceOf(Error);
    provider.behave('well');
    expect(await begin()).toHaveProperty('url');
  });
});

test.each([
  [{ ISSUER: '' }, 'ISSUER cannot be read'],
  [{ CLIENT_ID: '' }, 'CLIENT_ID cannot be read'],
  [{ PLAIN_HTTP: 'off' }, 'ISSUER has a plain HTTP address'],
])('an adapter with wrong settings does not start (%o)', (settings, problem) => {
  expect(() => adapted(settings)).toThrow(problem);
});
