import { brands } from '@foyer/brands/brands';
import type { ContentNode } from '@foyer/contract/content';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { cultures } from '@foyer/contract/languages';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPayloadStandIn } from '../../adapters/payload/src/createPayloadStandIn.ts';
import payloadAdapter from '../../adapters/payload/src/payloadAdapter.ts';
import { ownContentFolder } from '../../sandbox/src/services/content/contentFiles.ts';
import { withoutChildren } from '../../sandbox/src/services/content/contentNodes.ts';
import { createContentService } from '../../sandbox/src/services/content/contentService.ts';
import type { ContentService } from '../../sandbox/src/services/content/contentService.ts';
import { createContentStore } from '../../sandbox/src/services/content/contentStore.ts';
import { createGameSelection } from '../../sandbox/src/services/content/gameSelection.ts';
import { payloadBlocks } from '../../scripts/content-system/payloadBlocks.ts';
import type { PayloadField } from '../../scripts/content-system/payloadBlocks.ts';
import { seedDocuments } from '../../scripts/content-system/seedDocuments.ts';
import type { SeedDocument } from '../../scripts/content-system/seedDocuments.ts';
import { contentMeaning, nodeMeaning } from './support/contentMeaning.ts';

const now = Date.UTC(2026, 11, 10);
const places = brands.flatMap((brand) => [
  { brand, nodeId: brand.productNodeId },
  ...brand.markets.map(({ marketNodeId }) => ({ brand, nodeId: marketNodeId })),
]);

let service: ContentService;
let documents: SeedDocument[];
const reported: string[] = [];
let call: AdapterCall;
const { content } = payloadAdapter({ ADDRESS: 'http://content.example', API_KEY: 'key' });

beforeAll(async () => {
  const catalogue = createCatalogue(64);
  const store = createContentStore(ownContentFolder);
  await store.reload();
  const source = {
    brands,
    files: store.files,
    selection: createGameSelection(catalogue),
    gameCount: catalogue.all.length,
  };
  service = createContentService(source);
  documents = seedDocuments(source, now);
  call = {
    base: '',
    bearer: null,
    signal: new AbortController().signal,
    request: () => Promise.reject(new Error('no service')),
    fetch: createPayloadStandIn(documents),
    refuse: (status) => ({ refused: status }) as never,
    report: (problem) => void reported.push(problem),
  };
});

/** Sections of the terms that a market changes make a page of that market, which has an id of its own. */
const isMarketTerms = ({ Path, NodeId }: { Path: string; NodeId: number }): boolean =>
  /^\/terms(?:\/|$)/.test(Path) && brands.every(({ productNodeId }) => productNodeId !== NodeId);

const place = fc.constantFrom(...places);
const culture = fc.constantFrom(...cultures);

describe('the sandbox’s content in a content system', () => {
  test('has the same pages in every brand', async () => {
    for (const { id: brand } of brands) {
      const keyOf = ({ Id, Path, NodeId }: { Id: number; Path: string; NodeId: number }) => `${NodeId} ${Path} ${Id}`;
      const pages = (await content.pagesList({ params: { brand } }, call)) as Parameters<typeof keyOf>[0][];
      const keys = (list: typeof pages) =>
        list
          .filter((page) => !isMarketTerms(page))
          .map(keyOf)
          .toSorted();
      expect(keys(pages)).toEqual(keys(service.pages(brand) ?? []));
    }
  });

  test('shows every page in every market and language as the sandbox does', async () => {
    const visits = places.flatMap(({ brand, nodeId }) =>
      [...new Set(service.pages(brand.id)?.map(({ Path }) => Path))].map((path) => ({ brand: brand.id, nodeId, path })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...visits), culture, async ({ brand, nodeId, path }, language) => {
        const page = await content.pageLookup({ params: { brand }, body: { path, nodeId, culture: language } }, call);
        const expected = service.page(brand, nodeId, path, now, language) ?? { refused: 404 };
        const isOwnId = !isMarketTerms({ Path: path, NodeId: nodeId });
        expect(contentMeaning({ ...page, ...(!isOwnId && { Id: 0 }) })).toEqual(
          contentMeaning({ ...expected, ...(!isOwnId && { Id: 0 }) }),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('has the same nodes below every product and market', async () => {
    await fc.assert(
      fc.asyncProperty(place, culture, async ({ nodeId }, language) => {
        const params = { marketNodeId: String(nodeId), flag: 'true' } as const;
        const below = await content.marketContent({ params, query: { culture: language } }, call);
        const expected = service.node(nodeId, language, now);
        const whole = { ...(expected as ContentNode), Children: below };
        expect(nodeMeaning(whole)).toEqual(nodeMeaning(expected as ContentNode));
      }),
    );
  });

  test('has the same product', async () => {
    for (const { productId, productNodeId } of brands) {
      const node = await content.productContent({ params: { productId: String(productId) }, query: {} }, call);
      const expected = service.node(productNodeId, undefined, now) as ContentNode;
      expect(nodeMeaning(node as ContentNode)).toEqual(
        nodeMeaning({ ...expected, Children: expected.Children.map(withoutChildren) }),
      );
    }
  });

  test('needs no report', () => {
    expect(reported).toEqual([]);
  });

  test('fits the fields of the blocks that editors see', () => {
    const blocks = new Map(payloadBlocks().map(({ slug, fields }) => [slug, fields]));
    const problems: string[] = [];
    const check = (value: object, fields: readonly PayloadField[], at: string) => {
      for (const [key, part] of Object.entries(value)) {
        if (['id', 'blockType', 'name'].includes(key) && fields.every(({ name }) => name !== key)) continue;
        const field = fields.find(({ name }) => name === key);
        if (field === undefined) problems.push(`${at}.${key}`);
        else if (field.fields !== undefined)
          for (const row of Array.isArray(part) ? part : [part]) check(row as object, field.fields, `${at}.${key}`);
      }
    };
    for (const { byLanguage } of documents)
      for (const fields of Object.values(byLanguage))
        for (const block of [fields['layout'], fields['block']].flat() as Record<string, unknown>[])
          if (block !== undefined && block['blockType'] !== 'shared')
            check(block, blocks.get(String(block['blockType'])) ?? [], String(block['blockType']));
    expect([...new Set(problems)]).toEqual([]);
  });
});
