import { accountCodes, refreshToken } from '@foyer/contract/accounts';
import type { Tokens } from '@foyer/contract/accounts';
import { launch } from '@foyer/contract/gameLaunch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import { cashierCall } from '../support/openGame.ts';
import { responseOf, browserAt } from '../support/webBrowser.ts';
import type { WebPair, WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const codeOf = (response: WebResponse) => [response.status, responseOf<{ code?: number }>(response).code];

/** A complete session through the web’s own calls, from login to logout. */
async function runSession({ sandbox, gameId }: WebPair, web: WebUnderTest): Promise<number> {
  const browser = browserAt(web);
  const { tokens, account } = await browser.logIn(await sandbox.newPlayer());
  expect(tokens.userToken.split('.')).toHaveLength(3);
  expect(
    responseOf<{ account: unknown }>(await browser.call('/api/details', { token: tokens.userToken })).account,
  ).toEqual(account);
  expect((await browser.call('/api/session-summary', { token: tokens.userToken })).status).toBe(200);
  expect((await browser.call('/api/favourites/get', { token: tokens.userToken, body: {} })).status).toBe(200);
  const more = responseOf<{ launchTokens: string[] }>(
    await browser.call('/api/refresh-launch-tokens', { token: tokens.userToken, body: { numLaunchTokens: 10 } }),
  );
  const launched = await browser.call(`/api/launch/${gameId}`, {
    token: more.launchTokens[0] ?? '',
    body: { gameToken: more.launchTokens[1] },
  });
  const { gameToken } = responseOf<{ gameToken: string }>(launched);
  expect(
    (
      await sandbox.call(
        launch,
        { params: { gameId }, body: { productId: 8145, isMobile: false, isROW: false } },
        { bearer: gameToken },
      )
    ).status,
  ).toBe(200);
  const renewed = responseOf<{ tokens: Tokens }>(
    await browser.call('/api/refresh-token', { body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] } }),
  ).tokens;
  expect((await browser.call('/api/details', { token: renewed.userToken })).status).toBe(200);
  const left = await browser.call('/api/logout', {
    token: renewed.userToken,
    body: { userId: renewed.userToken, reason: 1 },
  });
  expect(responseOf<object>(left)).toEqual({ closed: true });
  return (await browser.call('/api/details', { token: renewed.userToken })).status;
}

export const describeSessions: WebSuite = (pair) => {
  describe('sessions through the web’s own calls', () => {
    let unbound: WebUnderTest;
    let several: WebUnderTest;
    let secure: WebUnderTest;
    beforeAll(async () => {
      secure = await pair().startWeb({ PUBLIC_SCHEME: 'https' });
      unbound = await pair().startWeb({ SESSION_BINDING: 'off' });
      several = await pair().startWeb({ MULTIPLE_SESSIONS: 'on' });
    });
    afterAll(() => Promise.all([unbound.stop(), several.stop(), secure.stop()]));

    test.each(['on', 'off'] as const)(
      'AU-18 a session works from login to logout with browser binding %s',
      async (binding) => {
        expect(await runSession(pair(), binding === 'on' ? pair().web : unbound)).toBe(401);
      },
    );

    test('MK-11 a launch from a restricted country is refused without consuming its tokens', async () => {
      const { sandbox, web, gameId } = pair();
      const browser = browserAt(web);
      const { tokens } = await browser.logIn(await sandbox.newPlayer({ marketId: 'row' }));
      const [launchToken = '', gameToken = ''] = tokens.launchTokens;
      const launchFrom = (country: string) =>
        browser.call(`/api/launch/${gameId}`, { token: launchToken, body: { gameToken }, country });
      expect(codeOf(await launchFrom('BV'))).toEqual([403, accountCodes.countryRestricted]);
      expect((await launchFrom('FR')).status).toBe(200);
    });

    test('without binding, tokens are the service’s own and no session cookie is set', async () => {
      const browser = browserAt(unbound);
      const { tokens } = await browser.logIn(await pair().sandbox.newPlayer());
      expect([...browser.jar.keys()]).toEqual(['foyer-player', 'foyer-market']);
      expect(
        (await pair().web.request({ path: '/api/details', headers: { authorization: `Bearer ${tokens.userToken}` } }))
          .status,
      ).toBe(401);
      expect(
        (await unbound.request({ path: '/api/details', headers: { authorization: `Bearer ${tokens.userToken}` } }))
          .status,
      ).toBe(200);
    });

    test('the session cookie is HttpOnly, Secure, SameSite=Strict, host-only and new at each login', async () => {
      const browser = browserAt(secure);
      const player = await pair().sandbox.newPlayer();
      await browser.logIn(player);
      const [first = '', second = ''] = [
        browser.jar.get('__Host-sid'),
        (await browser.logIn(player), browser.jar.get('__Host-sid')),
      ];
      expect(first).toMatch(/^[\w-]{22}$/);
      expect(second).toMatch(/^[\w-]{22}$/);
      expect(second).not.toBe(first);
      const line = browser.seen.find((one) => one.startsWith('__Host-sid')) ?? '';
      expect(line.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=43200', 'SameSite=Strict', 'HttpOnly', 'Secure']);
      expect(browser.seen.filter((one) => !one.endsWith('; Secure'))).toEqual([]);
    });

    test('over plain HTTP no cookie is Secure or has a prefix, and the session is bound all the same', async () => {
      const { sandbox, web } = pair();
      const browser = browserAt(web);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      expect([...browser.jar.keys()].toSorted()).toEqual(['foyer-market', 'foyer-player', 'sid']);
      const line = browser.seen.find((one) => one.startsWith('sid=')) ?? '';
      expect(line.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=43200', 'SameSite=Strict', 'HttpOnly']);
      expect(browser.seen.join('\n')).not.toMatch(/Secure|__Host-/);
      const headers = { authorization: `Bearer ${tokens.userToken}` };
      expect((await web.request({ path: '/api/details', headers })).status).toBe(401);
    });

    test('BK-01 the cashier opens once at its own origin with a launch token of this browser', async () => {
      const { sandbox, web } = pair();
      const browser = browserAt(web);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      const [token = ''] = tokens.launchTokens;
      const open = async (body: object, bearer?: string) =>
        browser.call('/api/cashier/open', { body, ...(bearer === undefined ? {} : { token: bearer }) });
      expect((await open({ view: 'deposit' })).status).toBe(401);
      expect((await open({ view: 'everything' }, token)).status).toBe(400);
      const address = new URL(responseOf<{ address: string }>(await open({ view: 'withdraw' }, token)).address);
      expect([
        address.host,
        address.pathname,
        address.searchParams.get('view'),
        address.searchParams.get('culture'),
      ]).toEqual([`cashier.localhost:${sandbox.port}`, '/cashier/regency', 'withdraw', 'en']);
      const launchToken = address.searchParams.get('launchToken') ?? '';
      expect(launchToken).not.toBe(token);
      expect(
        (await cashierCall<{ currencyIsoCode: string }>(sandbox, 'POST', '/session', undefined, { launchToken })).body
          .currencyIsoCode,
      ).toBe('GBP');
      expect((await cashierCall(sandbox, 'POST', '/session', undefined, { launchToken })).status).toBe(401);
    });

    test('HI-02 the account portal opens at its own origin with a launch token of this browser', async () => {
      const { sandbox, web } = pair();
      const browser = browserAt(web);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      const [token = ''] = tokens.launchTokens;
      const open = async (page: string, bearer?: string) =>
        browser.call('/api/portal/open', { body: { page }, ...(bearer === undefined ? {} : { token: bearer }) });
      expect((await open('game-history')).status).toBe(401);
      expect((await open('everything', token)).status).toBe(400);
      const address = new URL(responseOf<{ address: string }>(await open('game-history', token)).address);
      expect([address.host, address.pathname, address.searchParams.get('culture')]).toEqual([
        `portal.localhost:${sandbox.port}`,
        '/portal/regency/game-history',
        'en',
      ]);
      expect(address.searchParams.get('launchToken')).not.toBe(token);
    });

    test('a stolen token is refused without its session cookie, and a cookie alone is not enough', async () => {
      const { sandbox, web, gameId } = pair();
      const player = await sandbox.newPlayer();
      const mine = browserAt(web);
      const { tokens } = await mine.logIn(player);
      const [launchOne = '', launchTwo = ''] = tokens.launchTokens;
      const everywhere = (thief: ReturnType<typeof browserAt>) => [
        () => thief.call('/api/details', { token: tokens.userToken }),
        () => thief.call('/api/session-summary', { token: tokens.userToken }),
        () => thief.call('/api/favourites/get', { token: tokens.userToken, body: {} }),
        () => thief.call('/api/refresh-launch-tokens', { token: tokens.userToken, body: { numLaunchTokens: 10 } }),
        () =>
          thief.call('/api/refresh-token', { body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] } }),
        () => thief.call(`/api/launch/${gameId}`, { token: launchOne, body: { gameToken: launchTwo } }),
        () => thief.call('/api/portal/open', { token: launchOne, body: { page: 'game-history' } }),
        () => thief.call('/api/cashier/open', { token: launchOne, body: { view: 'deposit' } }),
        () => thief.call('/api/logout', { token: tokens.userToken, body: { userId: tokens.userToken, reason: 1 } }),
      ];
      for (const call of everywhere(browserAt(web))) expect(codeOf(await call())).toEqual([401, 15002]);
      const other = browserAt(web);
      await other.logIn(await sandbox.newPlayer());
      for (const call of everywhere(other)) expect(codeOf(await call())).toEqual([401, 15005]);
      // The services’ own tokens are refused here too.
      const raw = await sandbox.logIn(player, { closeExistingSessions: false });
      expect(codeOf(await mine.call('/api/details', { token: raw.tokens.userToken }))).toEqual([401, 15002]);
      expect(responseOf<object>(await mine.call('/api/details'))).toEqual({});
      // The player’s session is unaffected.
      expect((await mine.call('/api/details', { token: tokens.userToken })).status).toBe(200);
    });

    test('A15 a planted session cookie is replaced at login, and a repeated cookie is refused', async () => {
      const { sandbox, web } = pair();
      const browser = browserAt(web);
      const planted = 'A'.repeat(22);
      browser.jar.set('sid', planted);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      const own = browser.jar.get('sid') ?? '';
      expect(own).not.toContain(planted);
      const details = (cookie: string) =>
        web.request({ path: '/api/details', cookie, headers: { authorization: `Bearer ${tokens.userToken}` } });
      expect((await details(`sid=${own}`)).status).toBe(200);
      expect((await details(`sid=${own}; sid=${planted}`)).status).toBe(401);
      expect((await details(`sid=${planted}`)).status).toBe(401);
    });

    test('AU-06 a refused login names the attempts left and the lock, whatever browser tries', async () => {
      const { sandbox, web } = pair();
      const { username } = await sandbox.newPlayer();
      const attempt = () =>
        browserAt(web).call('/api/login', {
          body: { username, password: 'wrong', firstPartyBlackBox: '', thirdPartyBlackBox: '' },
        });
      const left = [];
      for (let count = 0; count < 4; count += 1) left.push(responseOf<object>(await attempt()));
      expect(left).toMatchObject([{ attemptsLeft: 3 }, { attemptsLeft: 2 }, { attemptsLeft: 1 }, { attemptsLeft: 0 }]);
      expect(left[2]).not.toHaveProperty('lockedSeconds');
      expect(left[3]).toMatchObject({ lockedSeconds: expect.any(Number) as number });
      const locked = await attempt();
      expect([locked.status, responseOf(locked)]).toMatchObject([401, { code: 10_429, attemptsLeft: 0 }]);
    });

    test('A15 a call with a repeated cookie of this site removes that of the parent domains', async () => {
      const { web } = pair();
      const { headers } = await web.request({ path: '/api/details', cookie: 'userLanguage=zh; userLanguage=en' });
      expect(headers['set-cookie']).toContain('userLanguage=; Path=/; Domain=regency.localhost; Max-Age=0');
      const once = await web.request({ path: '/api/details', cookie: 'userLanguage=zh' });
      expect(once.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('Domain='));
    });

    test('AU-04 a second login ends the first unless several sessions are allowed', async () => {
      const { sandbox, web } = pair();
      for (const [server, expected] of [
        [web, [401, 15005]],
        [several, [200, undefined]],
      ] as const) {
        const browser = browserAt(server);
        const player = await sandbox.newPlayer();
        const first = await browser.logIn(player);
        const second = await browser.logIn(player);
        expect(codeOf(await browser.call('/api/details', { token: first.tokens.userToken }))).toEqual(expected);
        expect((await browser.call('/api/details', { token: second.tokens.userToken })).status).toBe(200);
        const [phone, again] = [browserAt(server), await browser.logIn(player)];
        await phone.logIn(player);
        expect(codeOf(await browser.call('/api/details', { token: again.tokens.userToken }))).toEqual(expected);
      }
    });

    test('AU-10 a refresh or refill whose response is lost at either side of the server costs no session', async () => {
      const { sandbox, web } = pair();
      const browser = browserAt(web);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      const refresh = (one = browser) =>
        one.call('/api/refresh-token', { body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] } });
      await sandbox.faults({ target: 'refreshToken', kind: 'lostResponse', times: 1 });
      expect((await refresh()).status).toBe(504);
      const renewed = responseOf<{ tokens: Tokens }>(await refresh()).tokens;
      const repeated = responseOf<{ tokens: Tokens }>(await refresh()).tokens;
      const bearer = { token: repeated.userToken };
      expect((await browser.call('/api/details', bearer)).status).toBe(200);
      expect(repeated.refreshTokens).toHaveLength(renewed.refreshTokens.length);
      // Another browser gains nothing.
      expect((await refresh(browserAt(web))).status).toBe(401);

      const refill = (key: string) =>
        browser.call('/api/refresh-launch-tokens', {
          ...bearer,
          body: { numLaunchTokens: 10 },
          headers: { 'idempotency-key': key },
        });
      await sandbox.faults({ target: 'refreshLaunchTokens', kind: 'lostResponse', times: 1 });
      expect((await refill('key-of-the-first-refill')).status).toBe(504);
      for (const _ of [1, 2]) expect((await refill('key-of-the-first-refill')).status).toBe(200);
      expect((await refill('no key')).status).toBe(400);
    });

    test('AU-20 a refresh token that somebody has used at the service ends the browser’s session too', async () => {
      const { sandbox } = pair();
      const browser = browserAt(unbound);
      const { tokens } = await browser.logIn(await sandbox.newPlayer());
      const body = { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] ?? '' };
      const renewed = responseOf<{ tokens: Tokens }>(await browser.call('/api/refresh-token', { body })).tokens;
      expect((await sandbox.call(refreshToken, { body })).status).toBe(401);
      expect(codeOf(await browser.call('/api/details', { token: renewed.userToken }))).toEqual([401, 15004]);
    });
  });
};
