import { brands } from '@foyer/brands/brands';
import type { ContentNode } from '@foyer/contract/content';
import {
  blogCategoryProperties,
  blogPostProperties,
  contentPage,
  gamesSearch,
  marketContent,
  nodeById,
  nodesByAlias,
  pageLookup,
  pagesList,
  productContent,
} from '@foyer/contract/content';
import { errorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxResponse, SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(async () => {
  await sandbox.stop();
});

const lookUp = (brand: string, path: string, nodeId: number) =>
  sandbox.call(pageLookup, { params: { brand }, body: { path, nodeId, countryCode: 'GB' } });

async function nodesOf(
  nodeId: number,
  type: string,
  query: { culture?: 'en' | 'zh'; countryIsoCode?: string } = {},
): Promise<ContentNode[]> {
  const { status, body } = await sandbox.call(nodesByAlias, {
    params: { nodeId: String(nodeId), includeChildren: 'true' },
    query: { type, ...query },
  });
  expect(status).toBe(200);
  return v.parse(nodesByAlias.response, body);
}

function expectNotFound({ status, body }: SandboxResponse): void {
  expect(status).toBe(404);
  expect(v.is(errorBody, body)).toBe(true);
}

describe.each(brands.map((brand) => [brand.id, brand] as const))('%s', (id, brand) => {
  test('PG-16 every listed page can be looked up by path and node', async () => {
    const { status, body } = await sandbox.call(pagesList, { params: { brand: id } });
    expect(status).toBe(200);
    const pages = v.parse(pagesList.response, body);
    expect(pages.map((page) => page.Path)).toEqual(
      expect.arrayContaining(['/', '/game/{id}', '/terms', '/responsible-gaming']),
    );
    for (const { Path, NodeId, Id } of pages) {
      const sandboxResponse = await lookUp(id, Path, NodeId);
      expect(sandboxResponse.status).toBe(200);
      expect(v.parse(contentPage, sandboxResponse.body)).toMatchObject({
        Id,
        Path,
        Properties: { applicationName: brand.name },
      });
    }
    for (const { marketNodeId } of brand.markets) expect((await lookUp(id, '/', marketNodeId)).status).toBe(200);
  });

  test('games and countries belong to the product node, terms and compliance links to each market', async () => {
    expect(await nodesOf(brand.productNodeId, 'gamesFolder')).toHaveLength(1);
    expect(await nodesOf(brand.productNodeId, 'countryRow')).toHaveLength(1);
    for (const { marketNodeId, rules } of brand.markets) {
      expect(await nodesOf(marketNodeId, 'gamesFolder')).toEqual([]);
      const [terms] = await nodesOf(marketNodeId, 'termsAndConditions', { countryIsoCode: 'GB' });
      expect(terms?.Properties).toMatchObject({
        title: expect.any(String),
        html: expect.stringContaining(String(rules.minimumAge)),
        lastUpdatedDateId: expect.any(Number),
      });
      expect(await nodesOf(marketNodeId, 'complianceUrls')).toHaveLength(1);
    }
  });
});

test('BL-01 every market lists its blog categories and posts without text, each with a page', async () => {
  for (const brand of brands) {
    for (const { marketNodeId } of brand.markets) {
      const categories = await nodesOf(marketNodeId, 'blogCategory');
      expect(categories.length).toBeGreaterThanOrEqual(3);
      for (const category of categories) {
        const { path = '', featuredSection = [] } = v.parse(blogCategoryProperties, category.Properties);
        expect((await lookUp(brand.id, path, marketNodeId)).status).toBe(200);
        expect(category.Children.map(({ Id }) => Id)).toEqual(expect.arrayContaining(featuredSection));
        for (const post of category.Children) {
          expect([post.Alias, post.Properties['html']]).toEqual(['blogPost', undefined]);
          const { path: postPath = '', dateCreated } = v.parse(blogPostProperties, post.Properties);
          expect(dateCreated).toMatch(/^\d\d-\d\d-\d{4}$/);
          const page = v.parse(contentPage, (await lookUp(brand.id, postPath, marketNodeId)).body);
          expect(page.Properties).toMatchObject({
            canonicalUrl: postPath,
            components: expect.arrayContaining([
              expect.objectContaining({
                Alias: 'blogArticle',
                Properties: expect.objectContaining({ title: post.Name, dateCreated }),
              }),
            ]),
          });
        }
      }
    }
  }
});

test('PG-17 nodes by market and alias, by id, whole markets, products, games and terms can be read', async () => {
  // Lists of the whole brand belong to the product node, where the country code is optional.
  expect((await nodesOf(1100, 'countryRow'))[0]?.Properties['RestrictedCountries']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[A-Z]{2}$/)]),
  );
  const [folder] = await nodesOf(1100, 'gamesFolder');
  const [category] = folder?.Children ?? [];
  const one = await sandbox.call(nodeById, {
    params: { ancestorId: '1100', id: String(category?.Id), includeChildren: 'false' },
    query: { countryIsoCode: 'GB' },
  });
  expect(v.parse(nodeById.response, one.body)).toEqual({ ...category, Children: [] });

  const whole = v.parse(
    marketContent.response,
    (
      await sandbox.call(marketContent, {
        params: { marketNodeId: '1101', flag: 'true' },
        query: { countryIsoCode: 'GB' },
      })
    ).body,
  );
  expect(whole.map(({ Alias }) => Alias)).toEqual(expect.arrayContaining(['termsAndConditions', 'complianceUrls']));
  const productWhole = await sandbox.call(marketContent, { params: { marketNodeId: '1100', flag: 'true' } });
  const productPlain = await sandbox.call(marketContent, { params: { marketNodeId: '1100', flag: 'false' } });
  expect(v.parse(marketContent.response, productWhole.body).some(({ Children }) => Children.length > 0)).toBe(true);
  expect(v.parse(marketContent.response, productPlain.body).every(({ Children }) => Children.length === 0)).toBe(true);

  const product = v.parse(
    productContent.response,
    (await sandbox.call(productContent, { params: { productId: '8145' } })).body,
  );
  expect(product).toMatchObject({ Id: 1100, Alias: 'product', Properties: { ProductId: 8145 } });
  const [terms] = await nodesOf(1101, 'termsAndConditions', { countryIsoCode: 'GB' });
  expect(terms?.Properties).toMatchObject({
    lastUpdatedDate: expect.stringMatching(/^\d{4}-/),
    lastUpdatedDateIdMalta: expect.any(Number),
  });
  const found = v.parse(
    gamesSearch.response,
    (await sandbox.call(gamesSearch, { params: { productId: '8145' }, query: { countryIsoCode: 'GB' } })).body,
  );
  expect(found.data.flatMap(({ Games }) => Games).length).toBeGreaterThan(50);

  expectNotFound(await sandbox.call(marketContent, { params: { marketNodeId: '5', flag: 'true' } }));
  expectNotFound(await sandbox.call(productContent, { params: { productId: '5' } }));
});

test('PG-16 a page is not found for another path, brand or node', async () => {
  for (const [brand, path, node] of [
    ['regency', '/nowhere', 1101],
    ['nobody', '/', 1101],
    ['pulse', '/', 1101],
    ['regency', '/', 5],
  ] as const) {
    expectNotFound(await lookUp(brand, path, node));
  }
  expectNotFound(await sandbox.call(pagesList, { params: { brand: 'nobody' } }));
});

test('PG-16 a market has its own version of a page in its own language', async () => {
  const titleAt = async (nodeId: number) =>
    v.parse(contentPage, (await lookUp('regency', '/terms', nodeId)).body).Properties.title;
  expect(await titleAt(1103)).toBe('Terms and conditions | Regency Palace');
  expect(await titleAt(1104)).toBe('条款与条件 | Regency Palace');
  const footerAt = async (nodeId: number) =>
    v.parse(contentPage, (await lookUp('regency', '/', nodeId)).body).Properties.components.at(-1);
  expect(await footerAt(1101)).toMatchObject({ Properties: { ageMark: '18+' } });
  expect(await footerAt(1102)).toMatchObject({ Properties: { ageMark: '19+' } });
});

test('a node is found by id only below its ancestor, with children on request', async () => {
  const [folder] = await nodesOf(1100, 'gamesFolder', { culture: 'zh' });
  const category = folder?.Children[0];
  const fetchNode = (ancestorId: number, includeChildren: 'true' | 'false') =>
    sandbox.call(nodeById, {
      params: { ancestorId: String(ancestorId), id: String(category?.Id), includeChildren },
      query: { culture: 'zh' },
    });
  expect((await fetchNode(1100, 'true')).body).toEqual(category);
  expect((await fetchNode(1100, 'false')).body).toEqual({ ...category, Children: [] });
  expectNotFound(await fetchNode(1200, 'true'));
});

test('a search returns the games of a known product only', async () => {
  const { data } = v.parse(
    gamesSearch.response,
    (await sandbox.call(gamesSearch, { params: { productId: '17447' }, query: { countryIsoCode: 'DE' } })).body,
  );
  const ids = data.flatMap(({ Games }) => Games.map((game) => game.GameGroupId));
  expect(new Set(ids).size).toBe(80);
  expect(ids).toHaveLength(80);
  expectNotFound(await sandbox.call(gamesSearch, { params: { productId: '1' }, query: {} }));
});
