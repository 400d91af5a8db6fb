import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { browserAt, responseOf } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';

/** Addresses, account, language and, where another brand has the market, brand differ. */
const places = {
  uk: { brand: 'regency', countries: ['CA', 'FR', 'T1'], language: 'zh' },
  ca: { brand: 'regency', countries: ['GB', 'US'], language: 'zh' },
  row: { brand: 'aurora', countries: ['CA', 'GB'], language: 'zh' },
  // In English, the row of the account has the pages of `row`.
  'row-zh': { brand: 'regency', countries: ['CA', 'GB'], language: 'en' },
} as const;
type MarketId = keyof typeof places;

/** A message of the player's language, up to its first placeholder. */
function message(language: Culture, area: string, key: string): string {
  const path = join(projectRoot, `web/src/i18n/messages/${language}/${area}.json`);
  const text = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[`${area}.${key}`];
  if (text === undefined) throw new Error(`There is no message ${area}.${key}.`);
  return text.split('{')[0] ?? '';
}

const words = {
  zh: { tools: /限额[\s\S]*自我排除/, wagering: /(\d+) 倍/g, oneKind: '仅限一类游戏' },
  en: {
    tools: /limit[\s\S]*[Ss]elf-exclu/,
    wagering: /(\d+)x: stake/g,
    oneKind: 'One type',
  },
} as const;
const licences = {
  uk: { zh: /英国博彩委员会的牌照/ },
  ca: { zh: /未在安大略省酒类与博彩委员会注册/ },
  row: { zh: /不持有博彩牌照/ },
  'row-zh': { en: /without a gambling licence/ },
} as const;

interface Block {
  alias: string;
  properties: Record<string, unknown>;
}
interface Model {
  blocks: Block[];
  visit?: { marketId: string };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const partOf = (html: string, element: string) => new RegExp(`<${element}[\\s\\S]*</${element}>`).exec(html)?.[0] ?? '';

export const describeDifferingPlayers: WebSuite = (pair) => {
  async function open(marketId: MarketId) {
    const { sandbox, web } = pair();
    const { brand, countries, language } = places[marketId];
    const browser = browserAt(web, brand);
    browser.jar.set('userLanguage', language);
    const { tokens } = await browser.logIn(await sandbox.newPlayer({ brand, marketId }));
    const market = brands.find(({ id }) => id === brand)?.markets.find(({ id }) => id === marketId) as Market;
    return {
      language,
      countries,
      rules: market.rules,
      /** Page of the player; every one is of the account's market, in the player's language and nobody else's. */
      async page(path: string, country: string = countries[0]) {
        const { text: html, headers } = await browser.call(path, { country });
        expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
        expect(/<html lang="([\w-]+)"/.exec(html)?.[1]?.slice(0, 2)).toBe(language);
        const shown = /"marketId":"([\w-]+)"/.exec(html)?.[1];
        expect(shown).toBe({ uk: 'uk', ca: 'ca', row: 'row', 'row-zh': 'row' }[marketId]);
        const main = partOf(html, 'main');
        const footer = partOf(html, 'footer');
        return { html, main, footer, text: textOf(main), header: textOf(partOf(html, 'header')) };
      },
      /** The same page as a call, from a page of another market. */
      async model(path: string, country: string = countries[0]) {
        const query = new URLSearchParams({ path, loginState: 'Logged-In', access: 'full', market: 'nowhere' });
        return responseOf<Model>(await browser.call(`/api/page?${query}`, { country }));
      },
      launch: (gameId: string) =>
        browser.call(`/api/launch/${gameId}`, {
          token: tokens.launchTokens[0] ?? '',
          body: { gameToken: tokens.launchTokens[1] ?? '' },
          country: countries[0],
        }),
    };
  }
  const players: Partial<Record<MarketId, ReturnType<typeof open>>> = {};
  /** One player of each market: the tests only read. */
  const playerOf = (marketId: MarketId) => (players[marketId] ??= open(marketId));

  describe('a player whose address, brand and language differ from those of the account', () => {
    test.each(['uk', 'ca', 'row', 'row-zh'] as const)(
      'UK19 ON1 ON2b ON14b MT1a MT3a finds licence, age, help and the tools of the account’s regulator on every page @differing @%s',
      async (marketId) => {
        const { page, model, rules, language, countries } = await playerOf(marketId);
        const licence = Object.values(licences[marketId])[0] as RegExp;
        const paths = ['/', '/help', '/responsible-gaming', `/game/${pair().gameId}`, '/no-such-page'];
        for (const [path, country] of paths.flatMap((each) => countries.map((from) => [each, from] as const))) {
          const { footer, html } = await page(path, country);
          expect(textOf(footer)).toMatch(licence);
          expect(footer).toContain(`>${rules.minimumAge}+<`);
          expect(footer).toContain(`href="${rules.helpLine.url}"`);
          for (const link of ['/responsible-gaming', '/responsible-gaming#my-play'])
            expect(html).toContain(`href="${link}"`);
          expect(/\/seals\//.test(footer)).toBe(rules.maltaOption);
          expect(JSON.stringify((await model(path, country)).blocks)).toMatch(licence);
        }
        expect((await page('/responsible-gaming')).text).toMatch(words[language].tools);
      },
    );

    test('UK20c reads of the national exclusion scheme of the account @differing @uk', async () => {
      const { page, rules } = await playerOf('uk');
      expect((await page('/responsible-gaming', 'FR')).main).toContain(
        `href="${rules.saferGambling.exclusionScheme?.url}"`,
      );
    });

    test.each(['uk', 'row', 'row-zh'] as const)(
      'no-ON2a no-ON14a no-ON14b reads in Canada neither of ConnexOntario nor of the age of Ontario @differing @%s',
      async (marketId) => {
        const { page } = await playerOf(marketId);
        for (const path of ['/', '/help', '/responsible-gaming', '/?register=1']) {
          const { html } = await page(path);
          expect(html).not.toMatch(/ConnexOntario|>19\+</);
        }
      },
    );

    test.each([
      ['UK9b', 'uk', 'yourGames'],
      ['ON5', 'ca', 'yourGames'],
      ['no-UK9b no-ON5', 'row', 'continuePlaying'],
    ] as const)(
      '%s is urged to go on and shown wins of others only where the market of the account allows it @differing @%s',
      async (_ids, marketId, heading) => {
        const { page, model, rules, language } = await playerOf(marketId);
        const { html } = await page('/');
        expect(textOf(html)).toContain(message(language, 'lobby', heading));
        expect(rules.continuePlaying).toBe(heading === 'continuePlaying');
        const shown = (await model('/')).blocks.some(({ alias }) => alias === 'bigWinnerDetailGrid');
        expect(shown).toBe(rules.bigWinners);
      },
    );

    test('UK13a finds a link to the limits on the home page @differing @uk', async () => {
      const { page, language } = await playerOf('uk');
      const links = [...(await page('/')).main.matchAll(/<a href="\/responsible-gaming#my-play"[^>]*>[\s\S]*?<\/a>/g)];
      expect(links.map(([link]) => textOf(link))).toContain(message(language, 'saferGambling', 'limit.deposit'));
    });

    test('UK17 is offered no free play, and abroad the game of the account does not open @differing @uk', async () => {
      const { page, launch } = await playerOf('uk');
      const { gameId } = pair();
      const { html, text } = await page(`/game/${gameId}`);
      expect(text).not.toMatch(/试玩|免费玩|free play|demo/i);
      expect(html).not.toContain('<iframe');
      expect((await launch(gameId)).status).toBe(403);
    });

    test('UK21a UK21b UK22a UK22b reads the terms of every offer with it, and all terms with one press @differing @uk', async () => {
      const { page, rules, language } = await playerOf('uk');
      const { main, footer } = await page('/promotions');
      const cards = main.match(/<article[\s\S]*?<\/article>/g) ?? [];
      const texts = words[language];
      const wagering = cards.flatMap((card) =>
        [...textOf(card).matchAll(texts.wagering)].map(([, times]) => Number(times)),
      );
      expect(cards.length).toBeGreaterThan(3);
      expect(Math.max(...wagering)).toBeLessThanOrEqual(rules.maxWagering);
      expect(cards.filter((card) => textOf(card).includes(`${rules.minimumAge}+`))).toHaveLength(cards.length);
      expect(cards.filter((card) => card.includes('href="/promotion-terms'))).toHaveLength(cards.length);
      expect(cards.filter((card) => textOf(card).includes(texts.oneKind)).length).toBeGreaterThan(3);
      expect(footer).toContain('href="/terms"');
    });

    test('UK25a reads in the terms how far customers’ money is protected @differing @uk', async () => {
      expect((await (await playerOf('uk')).page('/terms')).text).toContain('客户资金保护等级：中等');
    });

    test('UK26 has the weeks of safer gambling on the page, in the language of the player @differing @uk', async () => {
      const { blocks } = await (await playerOf('uk')).model('/');
      expect(blocks.find(({ alias }) => alias === 'responsibleGamblingWeek')?.properties).toMatchObject({
        weeks: expect.arrayContaining([{ from: '2026-11-16', to: '2026-11-22' }]) as object[],
        heading: '理性游戏周',
      });
    });

    test.each([
      ['UK27a UK27b', 'uk', ['2 天', '8 周']],
      ['ON15a ON15b', 'ca', ['2 天', '90 天']],
      ['MT6a MT6b', 'row', ['2 天', '10 天']],
      ['MT6a MT6b', 'row-zh', ['2 days', '10 days']],
    ] as const)(
      '%s reads the times of complaints and the dispute body of the account’s market @differing @%s',
      async (_ids, marketId, times) => {
        const { page, rules } = await playerOf(marketId);
        const { footer } = await page('/');
        expect(footer).toContain('href="/complaints"');
        const { text, main } = await page('/complaints');
        for (const time of times) expect(text).toContain(time);
        expect(text).toContain(rules.complaints.disputeBody.name);
        expect(main).toContain(`href="${rules.complaints.disputeBody.url}"`);
      },
    );

    test.each([
      ['UK28b', 'uk'],
      ['ON16b', 'ca'],
      ['MT7b', 'row'],
      ['MT7b', 'row-zh'],
    ] as const)('%s reads every version of the terms with its date @differing @%s', async (_id, marketId) => {
      const { page, language } = await playerOf(marketId);
      const current = await page('/terms');
      const dateOf = (text: string) =>
        (language === 'zh' ? /自 \d{4}年\d+月\d+日起/ : /from \d+ \w+ \d{4}/).exec(text)?.[0];
      expect([dateOf(current.text), current.text.includes('2026-2')]).toEqual([expect.any(String), true]);
      expect(current.main).toContain('href="/terms/2026-1"');
      const earlier = await page('/terms/2026-1');
      expect(dateOf(earlier.text)).not.toBe(dateOf(current.text));
      expect(earlier.main).toContain('href="/terms"');
    });
  });

  describe('a visitor whose language differs from that of the market', () => {
    const visit = async (path: string) =>
      (await pair().web.request({ path, country: 'CA', cookie: 'userLanguage=zh' })).text;

    test('ON2a registers with the help line and the link of Ontario @differing @ca', async () => {
      const html = await visit('/?register=1');
      expect(html).toContain('"helpOnForm":true');
      expect(html).toContain('"helpLine":{"name":"ConnexOntario","url":"https://www.connexontario.ca"');
      expect(message('zh', 'registration', 'help')).toMatch(/[\u4e00-\u9fff]/);
    });

    test('ON11a reads that connection and device may delay a game @differing @ca', async () => {
      expect(textOf(await visit(`/game/${pair().gameId}`))).toContain(message('zh', 'gameFacts', 'connection.text'));
    });
  });
};
