import type { ContentPage } from '@foyer/contract/content';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { describe, expect, test } from 'vitest';
import { createPayloadStandIn } from './createPayloadStandIn.ts';
import type { StandInDocument } from './createPayloadStandIn.ts';
import payloadAdapter from './payloadAdapter.ts';

const settings = { ADDRESS: 'http://content.example', API_KEY: 'key-of-the-web-server' };

let lastId = 0;
const document = (
  collection: string,
  fields: Record<string, unknown>,
  zh: Record<string, unknown> = {},
): StandInDocument => ({
  collection,
  id: ++lastId,
  byLanguage: { en: fields, zh: { ...fields, ...zh } },
});
const product = document('places', {
  name: 'Harbour',
  brand: 'harbour',
  brandName: 'Harbour House',
  nodeId: 10,
  productId: 1,
  locale: 'en-GB',
  facts: '{ "brandName": "Harbour House", "minimumAge": "18" }',
});
const market = document('places', {
  name: 'Harbour cn',
  brand: 'harbour',
  brandName: 'Harbour House',
  nodeId: 11,
  market: 'cn',
  locale: 'zh-CN',
  facts: '{ "brandName": "Harbour House", "minimumAge": "21" }',
});
const places = [product, market];
const page = (fields: Record<string, unknown>, zh?: Record<string, unknown>) =>
  document('pages', { path: '/help', ...fields }, zh);
const richText = (heading: unknown, more = {}) => ({ id: 'a', blockType: 'richText', heading, ...more });

function adapted(documents: readonly StandInDocument[], more: Record<string, string> = {}, own?: typeof fetch) {
  const { content } = payloadAdapter({ ...settings, ...more });
  const reported: string[] = [];
  const requested: URL[] = [];
  const respond = own ?? createPayloadStandIn([...places, ...documents]);
  const call: AdapterCall = {
    base: 'http://127.0.0.1:1',
    bearer: null,
    signal: new AbortController().signal,
    request: () => Promise.reject(new Error('no service')),
    fetch: (address, init) => {
      requested.push(new URL(address instanceof Request ? address.url : address));
      return respond(address, init);
    },
    refuse: (status, body) => ({ refused: status, ...body }) as never,
    report: (problem) => void reported.push(problem),
  };
  const look = (path = '/help', nodeId = 10, culture?: 'en' | 'zh') =>
    content.pageLookup(
      { params: { brand: 'harbour' }, body: { path, nodeId, ...(culture && { culture }) } },
      call,
    ) as Promise<ContentPage>;
  const below = (nodeId: number, culture: 'en' | 'zh' = 'en') =>
    content.marketContent({ params: { marketNodeId: String(nodeId), flag: 'true' }, query: { culture } }, call);
  return { content, call, look, below, reported, requested };
}
const headings = ({ Properties: { components } }: ContentPage) =>
  components.map((component) => (component as { Properties: { heading?: string } }).Properties.heading);

describe('a page', () => {
  test('has the facts of its market and no empty fields', async () => {
    const fields = { title: 'Help | {{brandName}}', description: null, robots: null, keywords: '' };
    const link = { id: 'x', Url: '/help', Name: 'From {{minimumAge}}', Informs: null };
    const layout = [richText('Over {{minimumAge}}{{unknown}}'), { id: 'b', blockType: 'header', navigation: [link] }];
    const { look } = adapted([page({ ...fields, layout })]);
    expect(await look()).toEqual({
      Id: expect.any(Number),
      Path: '/help',
      Properties: {
        title: 'Help | Harbour House',
        components: [
          { Alias: 'richText', Properties: { heading: 'Over 18' } },
          { Alias: 'header', Properties: { navigation: [{ Url: '/help', Name: 'From 18' }] } },
        ],
      },
    });
  });

  test('is in the language of the market unless the visitor asks for another', async () => {
    const { look } = adapted([page({ title: 'Help' }, { title: '帮助' })]);
    expect((await look('/help', 11)).Properties.title).toBe('帮助');
    expect((await look('/help', 11, 'en')).Properties.title).toBe('Help');
  });

  test('is that of the market, else of the brand, else of every brand', async () => {
    const everywhere = page({ title: 'Everywhere' });
    const ofBrand = page({ title: 'Brand', brands: ['harbour'] });
    const ofOther = page({ title: 'Other', brands: ['other'] });
    const ofMarket = page({ title: 'Market', markets: [market.id] });
    const { look, reported } = adapted([ofMarket, ofOther, everywhere, ofBrand]);
    expect((await look()).Properties.title).toBe('Brand');
    expect((await look('/help', 11)).Properties.title).toBe('Market');
    expect(reported).toEqual([]);
  });

  test('is the older one of two with one path, with a report', async () => {
    const { look, reported } = adapted([page({ title: 'First' }), page({ title: 'Second' })]);
    expect((await look()).Properties.title).toBe('First');
    expect(reported).toEqual(['twoDocumentsForOnePlace']);
  });

  test('has the shared block of its market', async () => {
    const shared = (heading: string, scope = {}) =>
      document('shared-blocks', { name: 'notice', block: [richText(heading)], ...scope });
    const own = page({ layout: [{ id: 'a', blockType: 'shared', name: 'notice' }] });
    const { look } = adapted([own, shared('General'), shared('Market', { markets: [market.id] })]);
    expect(headings(await look())).toEqual(['General']);
    expect(headings(await look('/help', 11))).toEqual(['Market']);
  });

  test('keeps its other blocks when one is unknown or missing, with a report', async () => {
    const layout = [
      { id: 'a', blockType: 'carousel', slides: 7 },
      { id: 'b', blockType: 'shared', name: 'gone' },
      { id: 'c', blockType: 'shared', name: 'loop' },
      richText('Stays'),
    ];
    const loop = document('shared-blocks', { name: 'loop', block: [{ blockType: 'shared', name: 'loop' }] });
    const { look, reported } = adapted([page({ layout }), loop]);
    expect(headings(await look())).toEqual(['Stays']);
    expect(reported).toEqual(['unknownBlock', 'missingSharedBlock', 'missingSharedBlock']);
  });

  test('is not found at another path, brand or node, nor at a template', async () => {
    const { look, content, call } = adapted([page({}), page({ path: '/blog/{category}' })]);
    const refused = { refused: 404, message: 'no page at this path' };
    expect(await look('/other')).toEqual(refused);
    expect(await look('/help', 99)).toEqual(refused);
    expect(await look('/blog/{category}')).toEqual(refused);
    const body = { path: '/help', nodeId: 10 };
    expect(await content.pageLookup({ params: { brand: 'other' }, body }, call)).toEqual(refused);
  });
});

describe('drafts', () => {
  const draft = page({ title: 'Unfinished', _status: 'draft' });

  test('are not public', async () => {
    const { look, content, call, requested } = adapted([draft]);
    expect(await look()).toEqual({ refused: 404, message: 'no page at this path' });
    expect(await content.pagesList({ params: { brand: 'harbour' } }, call)).toEqual([]);
    const ofContent = requested.filter(({ pathname }) => !pathname.endsWith('/places'));
    expect(ofContent.every(({ searchParams }) => searchParams.get('where[_status][equals]') === 'published')).toBe(
      true,
    );
    expect(requested.some(({ searchParams }) => searchParams.has('draft'))).toBe(false);
  });

  test('are served by a web server for previews', async () => {
    const { look, requested } = adapted([draft], { DRAFTS: 'on' });
    expect((await look()).Properties.title).toBe('Unfinished');
    expect(requested.every(({ searchParams }) => searchParams.get('draft') === 'true')).toBe(true);
  });
});

describe('the blog', () => {
  const blog = [
    page({ path: '/blog/{category}', layout: [{ id: 'a', blockType: 'blogOverview' }] }),
    page({ path: '/blog/{category}/{post}', title: 'Post', layout: [{ id: 'a', blockType: 'blogArticle' }] }),
    document('categories', { slug: 'guides', categoryName: 'Guides', order: 1, featuredSection: ['dice', 'gone'] }),
    document('posts', { slug: 'dice', category: 'guides', title: 'Dice', html: '<p>Six sides</p>', heroImage: null }),
    document('posts', { slug: 'lost', category: 'none', title: 'Lost' }),
  ];

  test('fills its pages from categories and posts', async () => {
    const { look } = adapted(blog);
    expect((await look('/blog/guides')).Properties).toEqual({
      title: 'Guides | Harbour House',
      canonicalUrl: '/blog/guides',
      components: [{ Alias: 'blogOverview', Properties: { heading: 'Guides', path: '/blog/guides' } }],
    });
    const post = await look('/blog/guides/dice');
    expect(post.Path).toBe('/blog/guides/dice');
    expect(post.Properties.components).toEqual([
      {
        Alias: 'blogArticle',
        Properties: {
          title: 'Dice',
          html: '<p>Six sides</p>',
          categoryText: 'Guides',
          categoryPath: '/blog/guides',
          minutes: 1,
        },
      },
    ]);
  });

  test('hides posts without a category', async () => {
    const { look, below, content, call } = adapted(blog);
    expect(await look('/blog/none/lost')).toMatchObject({ refused: 404 });
    const pages = (await content.pagesList({ params: { brand: 'harbour' } }, call)) as { Path: string }[];
    expect(pages.map(({ Path }) => Path)).toEqual(['/blog/guides', '/blog/guides/dice']);
    expect(await below(11)).toMatchObject([
      { Alias: 'blogCategory', Name: 'Guides', Children: [{ Alias: 'blogPost', Name: 'Dice' }] },
    ]);
  });

  test('features posts that exist', async () => {
    const [category] = await adapted(blog).below(10);
    expect(category?.Properties['featuredSection']).toEqual([category?.Children[0]?.Id]);
  });
});

describe('lists', () => {
  const node = (key: string, fields: Record<string, unknown> = {}) =>
    document('nodes', { key, alias: key, name: key, order: 0, ...fields });

  test('are nodes below the product and its markets', async () => {
    const games = node('gamesFolder', { productOnly: true, order: 2 });
    const slots = node('gameCategory', {
      parent: games.id,
      properties: '{ "Slug": "slots", "Note": "{{minimumAge}}" }',
    });
    const { below } = adapted([games, slots, node('complianceUrls', { order: 1 })]);
    expect((await below(11)).map(({ Alias }) => Alias)).toEqual(['complianceUrls']);
    expect(await below(10)).toMatchObject([
      { Alias: 'complianceUrls' },
      { Alias: 'gamesFolder', Children: [{ Alias: 'gameCategory', Properties: { Slug: 'slots', Note: '18' } }] },
      { Alias: 'market', Name: 'cn', Children: [{ Alias: 'complianceUrls' }] },
    ]);
  });

  test.each([
    ['', {}, []],
    [null, {}, []],
    ['{ "Slug": ', undefined, ['unreadableDocument']],
    ['["Slug"]', undefined, ['unreadableDocument']],
  ])('have properties from the text %s, or are left out with a report', async (properties, expected, reports) => {
    const { below, reported } = adapted([node('gamesFolder', { properties })]);
    const [first] = await below(11);
    expect(first?.Properties).toEqual(expected);
    expect(reported).toEqual(reports);
  });

  test('are found by alias and by id', async () => {
    const games = node('gamesFolder');
    const { content, call } = adapted([games, node('gameCategory', { parent: games.id })]);
    const params = { nodeId: '11', includeChildren: 'false' } as const;
    const [category] = await content.nodesByAlias({ params, query: { type: 'gameCategory' } }, call);
    const byId = (ancestorId: number) =>
      content.nodeById(
        { params: { ancestorId: String(ancestorId), id: String(category?.Id), includeChildren: 'true' } },
        call,
      );
    expect(await byId(11)).toEqual(category);
    expect(await byId(category?.Id ?? 0)).toMatchObject({ refused: 404 });
  });

  test('leave out those that contain themselves, with a report', async () => {
    const first = node('first');
    const second = node('second', { parent: first.id });
    const cycle = [{ ...first, byLanguage: { en: { ...first.byLanguage['en'], parent: second.id } } }, second];
    const { below, reported } = adapted([...cycle, node('complianceUrls')]);
    expect((await below(11)).map(({ Alias }) => Alias)).toEqual(['complianceUrls']);
    expect(reported).toEqual(['nodeCycle']);
  });
});

describe('a content system that', () => {
  const answering = (respond: () => Response | Promise<Response>) => adapted([], {}, async () => respond());
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: Error) => [error.name, error.message],
    );

  test.each([
    [
      'refuses the key',
      () => Response.json({ errors: [{ message: 'a value' }] }, { status: 403 }),
      'ContentKeyRefused',
    ],
    ['fails', () => new Response('a value', { status: 500 }), 'ContentSystemFailed'],
    ['sends no JSON', () => new Response('<html>a value'), 'ContentSystemUnreadable'],
    ['sends another shape', () => Response.json({ docs: 7 }), 'ContentSystemUnreadable'],
  ])('%s fails the call without a received value', async (_, respond, name) => {
    expect(await failure(answering(respond).look())).toEqual([name, '']);
  });

  test('has documents that cannot be read shows the others, with a report', async () => {
    const broken = document('pages', { path: '/help', layout: 'none', title: 'Broken' });
    const { look, reported } = adapted([broken, page({ title: 'Good' })]);
    expect((await look()).Properties.title).toBe('Good');
    expect(reported).toEqual(['unreadableDocument']);
  });
});

test.each([
  [{ ADDRESS: undefined }, 'ADDRESS is missing'],
  [{ ADDRESS: 'file:///content' }, 'ADDRESS cannot be read'],
  [{ API_KEY: undefined }, 'API_KEY is missing'],
  [{ DRAFTS: 'yes' }, 'DRAFTS cannot be read'],
])('refuses to start with %o', (given, problem) => {
  expect(() => payloadAdapter({ ...settings, ...given })).toThrow(problem);
});
