import { brands } from '@foyer/brands/brands';
import { describe, expect, test } from 'vitest';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

const marketOf = (html: string) => /"marketId":"([\w-]+)"/.exec(html)?.[1];
const languageOf = (html: string) => /^<!doctype html><html lang="([\w-]+)"/.exec(html)?.[1];

export const describeMarkets: WebSuite = (pair) => {
  describe('markets', () => {
    const visits: readonly [name: string, visit: HttpRequestOptions, market: string][] = [
      ['the country header decides', { country: 'CA', cookie: 'h20-iso3=FRA' }, 'ca'],
      ['a country without its own market gets the rest of the world', { country: 'NZ' }, 'row'],
      ['a country that does not exist is ignored', { country: 'XX' }, 'uk'],
      ['the cookie is used when the header is Unknown', { country: 'Unknown', cookie: 'h20-iso3=CAN' }, 'ca'],
      [
        'the default is used when header and cookie are Unknown',
        { country: 'Unknown', cookie: 'h20-iso3=Unknown' },
        'uk',
      ],
      ['malformed countries are ignored', { country: '<script>', cookie: 'h20-iso3=__proto__' }, 'uk'],
      ['a repeated cookie is ignored', { cookie: 'h20-iso3=CAN; h20-iso3=FRA' }, 'uk'],
      ['the default without header and cookie is GBR', {}, 'uk'],
      ['an unknown language is ignored', { country: 'FR', cookie: 'userLanguage=tlh' }, 'row'],
      ['a malformed language is ignored', { country: 'FR', cookie: 'userLanguage=../../zh' }, 'row'],
      ['a stored language selects the rest-of-world variant', { country: 'FR', cookie: 'userLanguage=zh' }, 'row-zh'],
      ['the language query selects the variant', { country: 'FR', path: '/?language=zh' }, 'row-zh'],
    ];
    test.each(visits)('MK-03 MK-05 %s', async (_name, visit, market) => {
      const response = await pair().web.request(visit);
      expect([response.status, marketOf(response.text), languageOf(response.text)]).toEqual([
        200,
        market,
        market === 'row-zh' ? 'zh-CN' : market === 'ca' ? 'en-CA' : 'en-GB',
      ]);
    });

    test.each([
      ['a market with rules of its own', { country: 'GB' }, 'uk'],
      ['Ontario', { country: 'CA' }, 'ca'],
      ['a brand without a row in the language', { brand: 'aurora', country: 'FR' }, 'row'],
    ] as const)(
      'MK-04 a stored language changes the texts of %s and keeps its market',
      async (_name, visit, market) => {
        const { web } = pair();
        for (const chosen of [{ cookie: 'userLanguage=zh' }, { path: '/?language=zh' }]) {
          const { text } = await web.request({ ...visit, ...chosen });
          expect([marketOf(text), languageOf(text)]).toEqual([market, 'zh-CN']);
          expect(/<footer[\s\S]*<\/footer>/.exec(text)?.[0]).toMatch(/使用游戏币的演示网站/);
        }
      },
    );

    test('MK-04 a call uses the language of its page, not of the cookie', async () => {
      const call = { path: '/api/page?path=%2Fhelp&loginState=Logged-Out', country: 'FR', cookie: 'userLanguage=zh' };
      const title = async (visit: HttpRequestOptions) =>
        (JSON.parse((await pair().web.request(visit)).text) as { head: { title: string } }).head.title;
      expect(await title(call)).toMatch(/[\u4e00-\u9fff]/);
      expect(await title({ ...call, headers: { 'x-language': 'en' } })).not.toMatch(/[\u4e00-\u9fff]/);
    });

    test('MK-11 only a known, listed country is restricted, and a missing list restricts nobody', async () => {
      const { web, sandboxProxy, startWeb } = pair();
      const playPermission = async (from: typeof web, country?: string, cookie?: string) =>
        JSON.parse(
          (
            await from.request({
              path: '/api/restricted-country',
              ...(country !== undefined && { country }),
              ...(cookie !== undefined && { cookie }),
            })
          ).text,
        ) as unknown;
      expect(await playPermission(web, 'BV')).toEqual({ play: 'restricted', countryIso2: 'BV' });
      expect(await playPermission(web, 'FR')).toEqual({ play: 'allowed', countryIso2: 'FR' });
      for (const country of [undefined, 'XX', 'Unknown', '<BV>'])
        expect(await playPermission(web, country, 'h20-iso3=BVT')).toEqual({ play: 'unknown', countryIso2: null });
      const cold = await startWeb();
      try {
        for (const [status, body] of [
          [500, '{"message":"no"}'],
          [200, '[]'],
          [200, '[{"Id":1,"Name":"x","Alias":"countryRow","Properties":{"RestrictedCountries":"BV"},"Children":[]}]'],
        ] as const) {
          sandboxProxy.respondWith({ path: /countryRow/, status, body });
          expect(await playPermission(cold, 'BV')).toEqual({ play: 'unknown', countryIso2: 'BV' });
          await cold.publish();
        }
      } finally {
        sandboxProxy.respondWith(null);
        await cold.stop();
      }
    });

    const marketPages: readonly [market: string, visit: HttpRequestOptions, age: string, licence: RegExp][] = [
      ['uk', { country: 'GB' }, '18+', /play-money demonstration, not licensed by the Gambling Commission/],
      [
        'ca',
        { country: 'CA' },
        '19+',
        /play-money demonstration, not registered with the Alcohol and Gaming Commission of Ontario/,
      ],
      ['row', { country: 'FR' }, '18+', /play-money demonstration without a gambling licence/],
      ['row-zh', { country: 'FR', cookie: 'userLanguage=zh' }, '18+', /使用游戏币的演示网站/],
      ['row', { brand: 'aurora' }, '18+', /play-money demonstration/],
      ['row', { brand: 'pulse' }, '18+', /play-money demonstration/],
    ];
    test.each(marketPages)(
      'UK19 ON14b ON1 MT1a @%s pages of %j show age mark, licence line, free help and safer gambling',
      async (market, visit, age, licence) => {
        const { web, gameId } = pair();
        const helpLine = brands
          .find(({ id }) => id === (visit.brand ?? 'regency'))
          ?.markets.find(({ id }) => id === market)?.rules.helpLine;
        const paths = [
          '/',
          '/help',
          '/promotions',
          '/responsible-gaming',
          '/cookies',
          `/game/${gameId}`,
          '/no-such-page',
        ];
        const requests = paths.flatMap((path) => [null, 'foyer-player=1'].map((player) => ({ path, player })));
        for (const { path, player } of requests) {
          const cookie = [visit.cookie, player].filter((each) => typeof each === 'string').join('; ');
          const { text } = await web.request({ ...visit, path, ...(cookie !== '' && { cookie }) });
          expect([path, text.includes('"loginState":"Logged-In"')]).toEqual([path, player !== null]);
          const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '';
          expect([path, player, marketOf(text), footer.includes(`>${age}<`)]).toEqual([path, player, market, true]);
          expect(footer).toMatch(licence);
          expect(footer).toContain('href="/responsible-gaming"');
          expect(footer).toContain(`href="${helpLine?.url ?? ''}"`);
        }
      },
    );

    test.each([
      ['uk', { country: 'GB' }],
      ['row', { country: 'FR' }],
      ['row-zh', { country: 'FR', cookie: 'userLanguage=zh' }],
    ] as const)(
      'no-ON2a no-ON14a no-ON14b @%s pages name neither ConnexOntario nor the age of Ontario',
      async (market, visit) => {
        for (const path of ['/', '/help', '/responsible-gaming', '/?register=1']) {
          const { text } = await pair().web.request({ ...visit, path });
          expect([path, marketOf(text)]).toEqual([path, market]);
          expect(text).not.toContain('ConnexOntario');
          expect(text).not.toContain('>19+<');
        }
      },
    );
  });
};
