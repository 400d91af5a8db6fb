import Validator from '@adobe/structured-data-validator';
import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

type Entity = { '@type': string } & Record<string, unknown>;

const blocksOf = ({ text }: WebResponse) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);
const entitiesOf = (response: WebResponse): Entity[] =>
  blocksOf(response).flatMap((json) => (JSON.parse(json) as { '@graph': Entity[] })['@graph']);
/** Items of a list of breadcrumbs. */
const stepsOf = (trail: Entity | undefined) => (trail?.['itemListElement'] ?? []) as Entity[];
const tagsOf = ({ text }: WebResponse) =>
  Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="(og:[\w:]+|twitter:card)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
const titlesOf = ({ text }: WebResponse) => /<title>([^<]*)<\/title>/.exec(text)?.[1];

/** Lets search engines index every page, as an operator's editors do. */
function withRobots(path: string, body: unknown): unknown {
  const page = body as { Properties?: { components?: unknown } };
  return /\/content\/api\/brands\/\w+\/pages$/.test(path) && page.Properties?.components !== undefined
    ? { ...page, Properties: { ...page.Properties, robots: true } }
    : body;
}

export const describeStructuredData: WebSuite = (pair) => {
  describe('with pages that search engines may index', () => {
    const host = brands[0]?.hosts[0] ?? '';
    const main = `https://${host}:8443`;
    let web: WebUnderTest;
    let postPath = '';
    beforeAll(async () => {
      const { sandbox, sandboxProxy, startWeb } = pair();
      web = await startWeb({ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' });
      const market = brands[0]?.markets.find(({ isRow, locale }) => isRow && locale === 'en-GB');
      const blog = await sandbox.call(nodesByAlias, {
        params: { nodeId: String(market?.marketNodeId), includeChildren: 'true' },
        query: { type: 'blogCategory', culture: 'en' },
      });
      postPath = /"(\/blog\/[\w-]+\/[\w-]+)"/.exec(JSON.stringify(blog.body))?.[1] ?? '';
      sandboxProxy.change((_method, path, body) => withRobots(path, body));
    });
    afterAll(async () => {
      pair().sandboxProxy.change(null);
      await web.stop();
    });
    const open = (path: string, cookie?: string) =>
      web.request({ path, country: 'FR', ...(cookie === undefined ? {} : { headers: { cookie } }) });
    const kinds = () =>
      [
        ['lobby', '/', ['Organization', 'WebSite']],
        ['game', `/game/${pair().gameId}`, ['BreadcrumbList', 'VideoGame']],
        ['help', '/help', ['BreadcrumbList', 'FAQPage']],
        ['post', postPath, ['BreadcrumbList', 'Article']],
        ['list of posts', '/blog', ['BreadcrumbList']],
        ['promotions', '/promotions', ['BreadcrumbList']],
      ] as const;

    test('PG-10 every kind of page has its entities, which the validator accepts without a remark', async () => {
      for (const [kind, path, types] of kinds()) {
        for (const language of ['', '?language=zh']) {
          const response = await open(path + language);
          const entities = entitiesOf(response);
          expect([kind, language, response.status, entities.map((entity) => entity['@type'])]).toEqual([
            kind,
            language,
            200,
            types,
          ]);
          const jsonld = Object.fromEntries(entities.map((entity) => [entity['@type'], [entity]]));
          const issues = await new Validator().validate({ jsonld });
          expect([kind, issues.map(({ issueMessage }) => issueMessage)]).toEqual([kind, []]);
        }
      }
    });

    test('PG-10 entities name this site with its port, and what the page itself shows', async () => {
      const [, site] = entitiesOf(await open('/'));
      expect(site).toEqual({ '@type': 'WebSite', name: brands[0]?.name, url: `${main}/`, inLanguage: 'en' });
      const game = await open(`/game/${pair().gameId}`);
      const name = titlesOf(game)?.split(' · ')[0];
      const [trail, videoGame] = entitiesOf(game);
      expect(stepsOf(trail)).toEqual([
        { '@type': 'ListItem', position: 1, name: brands[0]?.name, item: `${main}/` },
        { '@type': 'ListItem', position: 2, name, item: `${main}/game/${pair().gameId}` },
      ]);
      expect(videoGame).toMatchObject({ name, url: `${main}/game/${pair().gameId}`, typicalAgeRange: '18-' });
      expect(Object.keys(videoGame ?? {}).filter((key) => /rating|review|offer|price/i.test(key))).toEqual([]);
      const [steps, article] = entitiesOf(await open(postPath));
      expect(stepsOf(steps).map(({ item }) => item)).toEqual([
        `${main}/`,
        main + postPath.slice(0, postPath.lastIndexOf('/')),
        main + postPath,
      ]);
      expect(article).toMatchObject({ mainEntityOfPage: main + postPath, author: { name: brands[0]?.name } });
    });

    test('PG-10 a page of a player, an error page and a page without robots have no entities', async () => {
      for (const [, path] of kinds()) {
        const player = await open(path, 'foyer-player=1');
        expect([path, player.status, blocksOf(player), tagsOf(player)]).toEqual([path, 200, [], {}]);
      }
      const missing = await open('/no-such-page');
      expect([missing.status, blocksOf(missing), tagsOf(missing)]).toEqual([404, [], {}]);
      const plain = await pair().startWeb();
      try {
        pair().sandboxProxy.change(null);
        expect(blocksOf(await plain.request({ path: '/', country: 'FR' }))).toEqual([]);
      } finally {
        pair().sandboxProxy.change((_method, path, body) => withRobots(path, body));
        await plain.stop();
      }
    });

    test('PG-10 previews have a title, an address and a picture with size and text', async () => {
      const game = await open(`/game/${pair().gameId}`);
      const tags = tagsOf(game);
      expect(tags).toMatchObject({
        'og:type': 'website',
        'og:site_name': brands[0]?.name,
        'og:locale': 'en_GB',
        'og:title': titlesOf(game),
        'og:url': `${main}/game/${pair().gameId}`,
        'og:image:width': '1080',
        'og:image:height': '608',
        'og:image:alt': titlesOf(game)?.split(' · ')[0],
        'twitter:card': 'summary_large_image',
      });
      expect(tags['og:image']).toMatch(/^http:\/\/media\.localhost:\d+\/.*width=1080&amp;quality=80&amp;format=jpeg$/);
      expect(tagsOf(await open(postPath))).toMatchObject({ 'og:type': 'article' });
      const lobby = tagsOf(await open('/'));
      expect(lobby).toMatchObject({ 'og:image:width': '512', 'og:image:height': '512', 'twitter:card': 'summary' });
      const icon = await web.request({ path: (lobby['og:image'] ?? '').slice(main.length) });
      expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    });

    test('PG-10 alternates name the regions of the brand’s markets', async () => {
      const { text } = await open('/help');
      expect(
        [...text.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
      ).toEqual([
        ['en', `${main}/help`],
        ['zh', `${main}/help?language=zh`],
        ['en-GB', `${main}/help`],
        ['en-CA', `${main}/help`],
        ['x-default', `${main}/help`],
      ]);
    });

    test('PG-10 PG-14 texts of editors cannot end the data block, and the policy names no further source', async () => {
      const evil = '</script><script>alert(1)</script> "&\u2028';
      const { sandboxProxy } = pair();
      sandboxProxy.change((_method, path, body) => {
        const page = withRobots(path, body) as { Properties: object };
        return page === body ? body : { ...page, Properties: { ...page.Properties, title: evil, description: evil } };
      });
      try {
        await web.publish();
        const response = await open('/promotions');
        const [trail] = entitiesOf(response);
        expect(stepsOf(trail)[1]?.['name']).toBe(evil);
        expect(response.text).not.toContain('<script>alert');
        const policy = String(response.headers['content-security-policy']);
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toMatch(/script-src[^;]*(?:unsafe-inline|ld\+json|nonce)/);
      } finally {
        sandboxProxy.change((_method, path, body) => withRobots(path, body));
        await web.publish();
      }
    });
  });
};
