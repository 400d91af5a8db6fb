import { DatabaseSync } from 'node:sqlite';
import {
  categoryProperties,
  type ContentNode,
  gamesSearch,
  nodeById,
  nodesByAlias,
  pageLookup,
  pagesList,
  subCategoryProperties,
} from '@foyer/contract/content';
import type { ResponseBody, AnyEndpoint, CheckedInput } from '@foyer/contract/endpoint';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { createActivityLog } from '../../kernel/activity.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { pageOrigins } from '../../kernel/pageOrigins.ts';
import { isRefusal, type Refusal } from '../../kernel/route.ts';
import { contentModule } from './contentModule.ts';

const sandboxContext: SandboxContext = {
  database: new DatabaseSync(':memory:'),
  clock: { now: () => Date.UTC(2026, 10, 20), move: () => {} },
  origins: pageOrigins(4200, null),
  webOrigins: [],
  dataFolder: '/nonexistent',
  activity: createActivityLog(),
  log: () => {},
};
const catalogue = createCatalogue(300);
const module = contentModule(sandboxContext, catalogue);
beforeAll(() => module.seed?.());

async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<CheckedInput<E>>,
  testedModule = module,
): Promise<ResponseBody<E> | Refusal> {
  const route = testedModule.routes?.find((one) => one.endpoint === endpoint);
  const response = await route?.handler(
    { params: {}, query: {}, body: undefined, ...input },
    { bearer: null, remoteAddress: '', header: () => undefined },
  );
  return isRefusal(response) ? response : v.parse(endpoint.response, response);
}
async function nodes(
  nodeId: number,
  type: string,
  culture?: 'en' | 'zh',
  includeChildren: 'true' | 'false' = 'true',
): Promise<ContentNode[]> {
  const response = await call(nodesByAlias, {
    params: { nodeId, includeChildren },
    query: { type, ...(culture ? { culture } : {}) },
  });
  return v.parse(nodesByAlias.response, response);
}

test('lists the pages of a brand, and returns 404 for an unknown brand', async () => {
  expect(await call(pagesList, { params: { brand: 'pulse' } })).toContainEqual({
    Id: expect.any(Number),
    Path: '/game/{id}',
    NodeId: 1300,
  });
  expect(await call(pagesList, { params: { brand: 'nobody' } })).toMatchObject({ refused: true, status: 404 });
});

test('returns a page by path and node, and 404 for an unknown path', async () => {
  expect(
    await call(pageLookup, { params: { brand: 'regency' }, body: { path: '/', nodeId: 1101, countryCode: 'GB' } }),
  ).toMatchObject({ Path: '/' });
  expect(
    await call(pageLookup, { params: { brand: 'regency' }, body: { path: '/nowhere', nodeId: 1101 } }),
  ).toMatchObject({ status: 404 });
});

test.each([1100, 1200, 1300])(
  'product node %i has one games folder with My Games and its two lists',
  async (productNode) => {
    const [folder, ...others] = await nodes(productNode, 'gamesFolder');
    expect(others).toEqual([]);
    const categories =
      folder?.Children.map((node) => ({ node, ...v.parse(categoryProperties, node.Properties) })) ?? [];
    expect(categories.map(({ Slug }) => Slug)).toEqual([
      'for-you',
      'new',
      'slots',
      'tables',
      'live',
      'jackpots',
      'instant',
      'my-games',
    ]);
    const mine = categories
      .find(({ GameCategoryType }) => GameCategoryType === 'My Games')
      ?.node.Children.map((node) => node.Properties.SubCategoryType);
    expect(mine).toEqual(['Favourite', 'Recently Played']);
    const ids = categories.flatMap(({ node }) => [node.Id, ...node.Children.map((child) => child.Id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const child of categories.flatMap(({ node }) => node.Children)) {
      const { GameIds, SubCategoryType } = v.parse(subCategoryProperties, child.Properties);
      expect(GameIds.length > 0).toBe(SubCategoryType === 'Standard');
      expect(GameIds.every((id) => catalogue.byId(id) !== undefined)).toBe(true);
    }
  },
);

test('a jackpot row appears only when the catalogue has jackpot games', async () => {
  const plain = catalogue.all.map((game) => ({
    ...game,
    features: game.features.filter((feature) => feature !== 'jackpot'),
  }));
  const withoutJackpots = contentModule(sandboxContext, { ...catalogue, all: plain });
  await withoutJackpots.seed?.();
  const shelves = async (testedModule: typeof module) => {
    const [folder] = v.parse(
      nodesByAlias.response,
      await call(
        nodesByAlias,
        { params: { nodeId: 1100, includeChildren: 'true' }, query: { type: 'gamesFolder' } },
        testedModule,
      ),
    );
    return folder?.Children.map(({ Properties }) => Properties.Slug);
  };
  expect(await shelves(withoutJackpots)).not.toContain('jackpots');
  expect(await shelves(module)).toContain('jackpots');
});

test('games and countries belong to the product node, terms to the market node', async () => {
  expect(await nodes(1101, 'gamesFolder')).toEqual([]);
  expect(await nodes(1101, 'countryRow')).toEqual([]);
  expect(await nodes(1100, 'countryRow')).toMatchObject([
    { Properties: { RestrictedCountries: expect.arrayContaining([expect.stringMatching(/^[A-Z]{2}$/)]) } },
  ]);
  expect(await nodes(1101, 'termsAndConditions')).toMatchObject([
    { Properties: { lastUpdatedDateId: 10, html: expect.stringContaining('GBP') } },
  ]);
  expect(await nodes(1102, 'termsAndConditions')).toMatchObject([
    { Properties: { html: expect.stringContaining('19 or over') } },
  ]);
  expect(await nodes(1100, 'termsAndConditions')).toHaveLength(1);
});

test('returns children only when requested', async () => {
  const [folder] = await nodes(1100, 'gamesFolder', 'en', 'false');
  expect(folder?.Children).toEqual([]);
  expect(await nodes(1100, 'nothingLikeIt')).toEqual([]);
  expect(
    await call(nodesByAlias, { params: { nodeId: 999, includeChildren: 'true' }, query: { type: 'gamesFolder' } }),
  ).toMatchObject({ status: 404 });
});

test('PG-17 MK-04 nodes of the product and of a market have the requested language, else their own', async () => {
  expect((await nodes(1100, 'gamesFolder', 'zh'))[0]?.Children[0]?.Name).toBe('推荐');
  expect((await nodes(1100, 'gamesFolder'))[0]?.Children[0]?.Name).toBe('For you');
  expect((await nodes(1104, 'termsAndConditions', 'en'))[0]?.Properties.title).toBe('Terms and conditions');
  expect((await nodes(1104, 'termsAndConditions'))[0]?.Properties.title).toBe('条款与条件');
  const { help } = (await nodes(1101, 'complianceUrls', 'zh'))[0]?.Properties ?? {};
  expect(help).toEqual({ Url: '/help', Name: '帮助' });
});

test('returns a node by id below its ancestor, and 404 elsewhere', async () => {
  const [folder] = await nodes(1100, 'gamesFolder');
  const id = folder?.Children[0]?.Children[0]?.Id ?? 0;
  expect(await call(nodeById, { params: { ancestorId: 1100, id, includeChildren: 'true' }, query: {} })).toMatchObject({
    Id: id,
    Name: 'Editors’ picks',
  });
  expect(
    await call(nodeById, { params: { ancestorId: 1100, id: folder?.Id ?? 0, includeChildren: 'false' }, query: {} }),
  ).toMatchObject({ Alias: 'gamesFolder', Children: [] });
  for (const params of [
    { ancestorId: 1200, id },
    { ancestorId: 1101, id },
    { ancestorId: 1100, id: 1100 },
    { ancestorId: 7, id },
  ]) {
    expect(await call(nodeById, { params: { ...params, includeChildren: 'true' }, query: {} })).toMatchObject({
      status: 404,
    });
  }
});

test('a search returns every game in one category, in the requested language and tone', async () => {
  const response = v.parse(
    gamesSearch.response,
    await call(gamesSearch, { params: { productId: 8145 }, query: { culture: 'zh', tone: 'adult' } }),
  );
  expect(response.data.map(({ Name }) => Name)).toEqual(['老虎机', '桌上游戏', '真人', '即时游戏']);
  const games = response.data.flatMap(({ Games }) => Games);
  expect(games.map((game) => game.GameGroupId).toSorted((a, b) => a - b)).toEqual(
    catalogue.all.map((game) => game.gameGroupId).toSorted((a, b) => a - b),
  );
  expect(games.find((game) => game.Name === 'Diamond Hour')).toMatchObject({
    SiteGameName: '钻石时光',
    Properties: { imageUrl: expect.stringContaining('/adult/') },
  });
  expect(await call(gamesSearch, { params: { productId: 1 }, query: {} })).toMatchObject({ status: 404 });
});
