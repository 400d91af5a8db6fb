import { brands } from '@foyer/brands/brands';
import { describe, expect, test } from 'vitest';
import type { HttpRequestOptions } from './httpClient.ts';
import type { WebSuite } from './webPair.ts';

const marketOf = (html: string) => /"marketId":"([\w-]+)"/.exec(html)?.[1];
const languageOf = (html: string) => /^<!doctype html><html lang="([\w-]+)"/.exec(html)?.[1];

export const describeMarkets: WebSuite = (pair) => {
  describe('markets', () => {
    const visits: readonly [name: string, asked: HttpRequestOptions, market: string][] = [
      ['the header decides', { country: 'CA', cookie: 'h20-iso3=FRA' }, 'ca'],
      ['a country no market knows is the rest of the world', { country: 'NZ' }, 'row'],
      ['a country that does not exist is no country', { country: 'XX' }, 'uk'],
      ['Unknown is no country, and the cookie stands in', { country: 'Unknown', cookie: 'h20-iso3=CAN' }, 'ca'],
      ['Unknown in the cookie too leaves the default', { country: 'Unknown', cookie: 'h20-iso3=Unknown' }, 'uk'],
      ['garbage is no country', { country: '<script>', cookie: 'h20-iso3=__proto__' }, 'uk'],
      ['a cookie that stands there twice is none', { cookie: 'h20-iso3=CAN; h20-iso3=FRA' }, 'uk'],
      ['without header and cookie it is GBR', {}, 'uk'],
      ['a language that does not exist changes nothing', { country: 'FR', cookie: 'userLanguage=tlh' }, 'row'],
      ['garbage for a language changes nothing', { country: 'FR', cookie: 'userLanguage=../../zh' }, 'row'],
      [
        'a stored language picks the variant of the rest of the world',
        { country: 'FR', cookie: 'userLanguage=zh' },
        'row-zh',
      ],
      ['a stored language does not leave a regulated market', { country: 'GB', cookie: 'userLanguage=zh' }, 'uk'],
      [
        'a brand without the variant stays in its language',
        { brand: 'aurora', country: 'FR', cookie: 'userLanguage=zh' },
        'row',
      ],
      ['an address may ask for a language', { country: 'FR', path: '/?language=zh' }, 'row-zh'],
    ];
    test.each(visits)('MK-03 MK-05 %s', async (_name, asked, market) => {
      const response = await pair().web.ask(asked);
      expect([response.status, marketOf(response.text), languageOf(response.text)]).toEqual([
        200,
        market,
        market === 'row-zh' ? 'zh-CN' : market === 'ca' ? 'en-CA' : 'en-GB',
      ]);
    });

    test('MK-04 a call of an open page is answered in the language that the page is in, whatever the cookie says', async () => {
      const call = { path: '/api/page?path=%2Fhelp&loginState=Logged-Out', country: 'FR', cookie: 'userLanguage=zh' };
      const title = async (asked: HttpRequestOptions) =>
        (JSON.parse((await pair().web.ask(asked)).text) as { head: { title: string } }).head.title;
      expect(await title(call)).toMatch(/[\u4e00-\u9fff]/);
      expect(await title({ ...call, headers: { 'x-language': 'en' } })).not.toMatch(/[\u4e00-\u9fff]/);
    });

    test('MK-11 only a certain country of the list restricts; without the list nobody is judged', async () => {
      const { web, platformProxy, another } = pair();
      const judged = async (from: typeof web, country?: string, cookie?: string) =>
        JSON.parse(
          (
            await from.ask({
              path: '/api/restricted-country',
              ...(country !== undefined && { country }),
              ...(cookie !== undefined && { cookie }),
            })
          ).text,
        ) as unknown;
      expect(await judged(web, 'BV')).toEqual({ play: 'restricted', countryIso2: 'BV' });
      expect(await judged(web, 'FR')).toEqual({ play: 'allowed', countryIso2: 'FR' });
      for (const country of [undefined, 'XX', 'Unknown', '<BV>'])
        expect(await judged(web, country, 'h20-iso3=BVT')).toEqual({ play: 'unknown', countryIso2: null });
      const cold = await another();
      try {
        for (const [status, body] of [
          [500, '{"message":"no"}'],
          [200, '[]'],
          [200, '[{"Id":1,"Name":"x","Alias":"countryRow","Properties":{"RestrictedCountries":"BV"},"Children":[]}]'],
        ] as const) {
          platformProxy.respondWith({ path: /countryRow/, status, body });
          expect(await judged(cold, 'BV')).toEqual({ play: 'unknown', countryIso2: 'BV' });
          await cold.publish();
        }
      } finally {
        platformProxy.respondWith(null);
        await cold.stop();
      }
    });

    const told: readonly [market: string, asked: HttpRequestOptions, age: string, licence: RegExp][] = [
      ['uk', { country: 'GB' }, '18+', /play-money demonstration\. It is not licensed by the Gambling Commission/],
      [
        'ca',
        { country: 'CA' },
        '19+',
        /play-money demonstration\. It is not registered with the Alcohol and Gaming Commission of Ontario/,
      ],
      ['row', { country: 'FR' }, '18+', /play-money demonstration\. It holds no gambling licence/],
      ['row-zh', { country: 'FR', cookie: 'userLanguage=zh' }, '18+', /使用游戏币的演示网站/],
      ['row', { brand: 'aurora' }, '18+', /play-money demonstration/],
      ['row', { brand: 'pulse' }, '18+', /play-money demonstration/],
    ];
    test.each(told)(
      'UK19 ON14 ON1 MT1 pages of %s %j have the age mark, licence line, free help and safer gambling, for visitors and players',
      async (market, asked, age, licence) => {
        const { web, gameId } = pair();
        const helpLine = brands
          .find(({ id }) => id === (asked.brand ?? 'regency'))
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
          const cookie = [asked.cookie, player].filter((each) => typeof each === 'string').join('; ');
          const { text } = await web.ask({ ...asked, path, ...(cookie !== '' && { cookie }) });
          expect([path, text.includes('"loginState":"Logged-In"')]).toEqual([path, player !== null]);
          const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '';
          expect([path, player, marketOf(text), footer.includes(`>${age}<`)]).toEqual([path, player, market, true]);
          expect(footer).toMatch(licence);
          expect(footer).toContain('href="/responsible-gaming"');
          expect(footer).toContain(`href="${helpLine?.url ?? ''}"`);
        }
      },
    );
  });
};
