import { accountCodes } from '@foyer/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserAt, responseOf } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const marketOf = (html: string) => /"marketId":"([\w-]+)"/.exec(html)?.[1];

export const describeAccountMarket: WebSuite = (pair) => {
  async function logIn(account: { brand?: string; marketId: string }) {
    const { sandbox, web } = pair();
    const browser = browserAt(web, account.brand ?? 'regency');
    const { tokens } = await browser.logIn(await sandbox.newPlayer(account));
    return { browser, tokens };
  }

  describe('the regulator of the account', () => {
    test('MK-03 keeps the language that the player chose, in the market of the account', async () => {
      const { browser } = await logIn({ marketId: 'uk' });
      browser.jar.set('userLanguage', 'zh');
      const { text } = await browser.call('/', { country: 'FR' });
      expect([marketOf(text), /<html lang="([\w-]+)"/.exec(text)?.[1]]).toEqual(['uk', 'zh-CN']);
    });

    test('MK-03 belongs to the address again in a tab without a session, and after the logout', async () => {
      const { browser, tokens } = await logIn({ marketId: 'uk' });
      const visitorsPage = async () => {
        const query = new URLSearchParams({ path: '/', loginState: 'Logged-Out', market: 'uk' });
        return responseOf<{ visit?: { marketId: string; loginState: string } }>(
          await browser.call(`/api/page?${query}`, { country: 'FR' }),
        ).visit;
      };
      expect(await visitorsPage()).toMatchObject({ marketId: 'row', loginState: 'Logged-Out' });
      await browser.call('/api/logout', { body: { userId: tokens.userToken, reason: 1 }, token: tokens.userToken });
      expect([...browser.jar.keys()]).not.toContain('foyer-market');
      expect(marketOf((await browser.call('/', { country: 'FR' })).text)).toBe('row');
    });

    test('MK-03 a page of the same market comes without a visit', async () => {
      const { browser } = await logIn({ marketId: 'uk' });
      const query = new URLSearchParams({ path: '/', loginState: 'Logged-In', market: 'uk' });
      expect(responseOf<object>(await browser.call(`/api/page?${query}`, { country: 'FR' }))).not.toHaveProperty(
        'visit',
      );
    });

    test('MK-03 the market comes back with the details of the account when its cookie is lost', async () => {
      const { browser, tokens } = await logIn({ marketId: 'ca' });
      browser.jar.delete('foyer-market');
      expect(marketOf((await browser.call('/', { country: 'GB' })).text)).toBe('uk');
      const { account } = responseOf<{ account: { core: { marketId: string } } }>(
        await browser.call('/api/details', { token: tokens.userToken, country: 'GB' }),
      );
      expect(account.core.marketId).toBe('ca');
      expect(marketOf((await browser.call('/', { country: 'GB' })).text)).toBe('ca');
    });
  });

  describe('the place of the player', () => {
    /** A web server behind a proxy: whoever is not located is nowhere. */
    let behindEdge: WebUnderTest;
    beforeAll(async () => {
      behindEdge = await pair().startWeb({ TRUSTED_PROXIES: '1' });
    });
    afterAll(() => behindEdge.stop());

    interface Place {
      play: string;
      player?: { location: string; isElsewhere: boolean; home: unknown; play: string; deposit: string };
    }
    const codeOf = (response: { status: number; text: string }) =>
      [response.status, (JSON.parse(response.text) as { code?: number }).code] as const;

    test.each([
      ['uk', 'FR', accountCodes.countryRestricted],
      ['uk', 'XX', accountCodes.locationUnknown],
      ['uk', 'T1', accountCodes.locationUnknown],
      ['ca', 'US', accountCodes.countryRestricted],
      ['row', 'GB', accountCodes.countryRestricted],
      ['row', 'BV', accountCodes.countryRestricted],
    ] as const)(
      'MK-11 a launch of a %s player at %s is refused by the web server alone, without spending a token',
      async (marketId, country, code) => {
        const { sandboxProxy, gameId } = pair();
        const { browser, tokens } = await logIn({ marketId });
        const [launchToken = '', gameToken = ''] = tokens.launchTokens;
        const record = sandboxProxy.record(/^\/games\/launch\//);
        const launchFrom = (from: string) =>
          browser.call(`/api/launch/${gameId}`, { token: launchToken, body: { gameToken }, country: from });
        expect(codeOf(await launchFrom(country))).toEqual([403, code]);
        expect(record.requests).toEqual([]);
        record.stop();
        const home = { uk: 'GB', ca: 'CA', row: 'IE' }[marketId];
        expect((await launchFrom(home)).status).toBe(200);
      },
    );

    test('MK-11 a player whom no proxy locates plays nothing in Britain, and the cookie of a market is no location', async () => {
      const { sandbox, gameId } = pair();
      const browser = browserAt(behindEdge);
      browser.jar.set('h20-iso3', 'GBR');
      const { tokens } = await browser.logIn(await sandbox.newPlayer({ marketId: 'uk' }));
      const [launchToken = '', gameToken = ''] = tokens.launchTokens;
      const refused = await browser.call(`/api/launch/${gameId}`, { token: launchToken, body: { gameToken } });
      expect(codeOf(refused)).toEqual([403, accountCodes.locationUnknown]);
    });

    test('MK-11 a player reads where the account is, where the player is and what is possible', async () => {
      const { browser, tokens } = await logIn({ marketId: 'ca' });
      const placeAt = async (country: string) =>
        responseOf<Place>(await browser.call('/api/restricted-country', { token: tokens.userToken, country }));
      expect(await placeAt('GB')).toMatchObject({
        play: 'allowed',
        player: {
          location: 'GB',
          isElsewhere: true,
          home: { countryIso2: 'CA', region: 'Ontario' },
          play: 'countryRestricted',
          deposit: 'countryRestricted',
        },
      });
      expect((await placeAt('CA')).player).toMatchObject({ isElsewhere: false, play: 'allowed', deposit: 'allowed' });
      expect((await placeAt('T1')).player).toMatchObject({ location: 'anonymous', play: 'locationUnknown' });
    });

    test('MK-11 the stricter one counts where the service sees the player elsewhere, and none if it does not answer', async () => {
      const { sandboxProxy } = pair();
      const { browser, tokens } = await logIn({ marketId: 'uk' });
      const playAt = async (country: string) =>
        responseOf<Place>(await browser.call('/api/restricted-country', { token: tokens.userToken, country })).player
          ?.play;
      try {
        for (const [status, body, play] of [
          [200, '{"location":"FR"}', 'countryRestricted'],
          [200, '{"location":"anonymous"}', 'locationUnknown'],
          [200, '{"location":"nowhere"}', 'locationUnknown'],
          [200, '{"location":"GB"}', 'allowed'],
          [404, '{"message":"no such call"}', 'allowed'],
          [500, '{"message":"no"}', 'allowed'],
        ] as const) {
          sandboxProxy.respondWith({ path: /^\/accounts\/location/, status, body });
          expect([body, await playAt('GB')]).toEqual([body, play]);
        }
        sandboxProxy.respondWith({ path: /^\/accounts\/location/, status: 200, body: '{"location":"GB"}' });
        expect(await playAt('FR')).toBe('countryRestricted');
      } finally {
        sandboxProxy.respondWith(null);
      }
    });

    test('MK-11 names the place that the service sees, where the edge sees the player at home', async () => {
      const { sandboxProxy } = pair();
      const { browser, tokens } = await logIn({ marketId: 'uk' });
      const placeAt = async (country: string) =>
        responseOf<Place>(await browser.call('/api/restricted-country', { token: tokens.userToken, country })).player;
      try {
        for (const [body, location, isElsewhere] of [
          ['{"location":"FR"}', 'FR', true],
          ['{"location":"anonymous"}', 'anonymous', false],
          ['{"location":"GB"}', 'GB', false],
        ] as const) {
          sandboxProxy.respondWith({ path: /^\/accounts\/location/, status: 200, body });
          expect(await placeAt('GB')).toMatchObject({ location, isElsewhere });
        }
        // Home by the service, and abroad by the edge.
        expect(await placeAt('FR')).toMatchObject({ location: 'FR', isElsewhere: true, play: 'countryRestricted' });
      } finally {
        sandboxProxy.respondWith(null);
      }
    });

    test('MK-11 the edge decides after the deadline of a service that does not answer', async () => {
      const { sandbox } = pair();
      const { browser, tokens } = await logIn({ marketId: 'uk' });
      await sandbox.faults({ target: 'reportLocation', kind: 'noResponse' });
      try {
        const playAt = async (country: string) =>
          responseOf<Place>(await browser.call('/api/restricted-country', { token: tokens.userToken, country })).player
            ?.play;
        expect(await Promise.all([playAt('GB'), playAt('FR'), playAt('T1')])).toEqual([
          'allowed',
          'countryRestricted',
          'locationUnknown',
        ]);
      } finally {
        await sandbox.clearFaults();
      }
    });

    test('MK-11 the cashier opens with the withdrawal where the player may not deposit', async () => {
      const { browser, tokens } = await logIn({ marketId: 'uk' });
      const [first = '', second = ''] = tokens.launchTokens;
      const openFrom = async (country: string, token: string) =>
        responseOf<{ address: string; depositRefused?: string }>(
          await browser.call('/api/cashier/open', { token, body: { view: 'deposit' }, country }),
        );
      const abroad = await openFrom('FR', first);
      expect([new URL(abroad.address).searchParams.get('view'), abroad.depositRefused]).toEqual([
        'withdraw',
        'countryRestricted',
      ]);
      const home = await openFrom('GB', second);
      expect([new URL(home.address).searchParams.get('view'), home.depositRefused]).toEqual(['deposit', undefined]);
    });
  });
};
