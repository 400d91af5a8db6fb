import type { Brand, Market } from '@foyer/brands/market';
import type { ContentNode, ContentPage } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import type { Culture } from '@foyer/contract/ids';
import { cultures, defaultCulture } from '@foyer/contract/languages';
import { blogTree } from '../../sandbox/src/services/content/blogTree.ts';
import { composePage } from '../../sandbox/src/services/content/composePage.ts';
import type { ContentFile } from '../../sandbox/src/services/content/contentFiles.ts';
import { createContentService } from '../../sandbox/src/services/content/contentService.ts';
import type { ContentSource } from '../../sandbox/src/services/content/contentService.ts';
import { finishTexts } from '../../sandbox/src/services/content/finishTexts.ts';
import { filesOf, layersOf } from '../../sandbox/src/services/content/layers.ts';
import type { Layers } from '../../sandbox/src/services/content/layers.ts';
import { factNames, marketFacts } from '../../sandbox/src/services/content/marketFacts.ts';
import type { Facts } from '../../sandbox/src/services/content/marketFacts.ts';
import type { NodeFile } from '../../sandbox/src/services/content/nodeFile.ts';

type Fields = Record<string, unknown>;
type ByLanguage = Record<Culture, Fields>;

/** A document of the content system with its fields in each language. */
export interface SeedDocument {
  collection: string;
  id: number;
  byLanguage: ByLanguage;
}

interface SeedPlace {
  brand: Brand;
  /** Null for the product. */
  market: Market | null;
  layers: Layers;
}

/** Facts that stay in the texts as `{{facts}}`, so that one document serves every market. */
const namedFacts = Object.fromEntries(factNames.map((name) => [name, `{{${name}}}`])) as Facts;

/**
 * Content of the sandbox as documents of the content system: what the sandbox's own service makes of its files at a
 * time, each document once for all places where it is the same. Rules of games become lists, and of campaigns and terms
 * those of that time are taken.
 * @param now Unix milliseconds
 */
export function seedDocuments(
  { brands, files, selection, gameCount }: Omit<ContentSource, 'createFacts'>,
  now: number,
): SeedDocument[] {
  const service = createContentService({ brands, files, selection, gameCount, createFacts: () => namedFacts });
  const places = brands.flatMap((brand) =>
    [null, ...brand.markets].map((market): SeedPlace => ({
      brand,
      market,
      layers: layersOf(files(), brand.id, market?.id ?? null),
    })),
  );
  const placeId = (place: SeedPlace) => places.indexOf(place) + 1;
  const documents: SeedDocument[] = [];
  const add = (collection: string, fields: ByLanguage) => {
    const id = documents.length + 1;
    documents.push({ collection, id, byLanguage: fields });
    return id;
  };
  for (const place of places)
    add(
      'places',
      byLanguage((culture) => placeFields(place, culture, gameCount)),
    );

  /** Adds one document for each different content, the most general first. */
  function addScoped(collection: string, contentAt: (place: SeedPlace) => ByLanguage | null): void {
    for (const { content, brandIds, markets } of variantsOf(places, contentAt)) {
      const scope = { brands: brandIds, markets: markets.map(placeId) };
      add(
        collection,
        byLanguage((culture) => ({ ...scope, ...content[culture] })),
      );
    }
  }

  const knownShared = new Map<string, ByLanguage | null>();
  const sharedFields = (place: SeedPlace, name: string): ByLanguage | null => {
    const key = `${placeId(place)} ${name}`;
    const known = knownShared.get(key);
    if (known !== undefined) return known;
    const fields = readShared(place, name);
    knownShared.set(key, fields);
    return fields;
  };
  const readShared = (place: SeedPlace, name: string) => {
    const nearest = filesOf(place.layers, 'shared', (file) => file.name === name).at(-1);
    if (nearest === undefined) return null;
    const path = '/shared-block';
    const page = { path, head: {}, without: [], entries: [{ key: name, after: null, shared: name }] };
    const wrapper: ContentFile = { kind: 'page', place: '', name: '', value: page };
    const [component] = composePage([...place.layers, [wrapper]], path)?.components ?? [];
    return byLanguage((culture) => {
      const properties = finishTexts(place.layers, culture, namedFacts)(component?.properties) as Fields;
      return { name, block: [blockOf(component?.alias ?? '', properties, name)] };
    });
  };
  const names = (kind: 'shared' | 'blogCategory') =>
    unique(places.flatMap(({ layers }) => filesOf(layers, kind, () => true).map(({ name }) => name)));
  for (const name of names('shared')) addScoped('shared-blocks', (place) => sharedFields(place, name));

  const blogPathOf = /^\/blog\/./;
  const paths = places.flatMap(({ brand }) => service.pages(brand.id)?.map(({ Path }) => Path) ?? []);
  for (const path of unique(paths).filter((one) => !blogPathOf.test(one)))
    addScoped('pages', (place) => {
      const { brand, market } = place;
      const nodeId = market?.marketNodeId ?? brand.productNodeId;
      return byLanguageOrNull((culture) => {
        const page = service.page(brand.id, nodeId, path, now, culture);
        return page && pageFields(path, page.Properties, place, (name) => sharedFields(place, name)?.[culture]);
      });
    });
  for (const path of ['/blog/{category}', '/blog/{category}/{post}'])
    addScoped('pages', (place) => {
      const page = composePage(place.layers, path);
      return byLanguageOrNull((culture) => {
        if (page === null) return null;
        const finish = finishTexts(place.layers, culture, namedFacts);
        const components = page.components.map(({ alias, properties }) => ({
          Alias: alias,
          Properties: finish(properties) as Fields,
        }));
        const head = { ...(finish(page.head) as Fields), components };
        return pageFields(path, head, place, (name) => sharedFields(place, name)?.[culture]);
      });
    });

  for (const slug of names('blogCategory')) {
    const categoryAt = (place: SeedPlace) => blogTree(place.layers).find(({ name }) => name === slug);
    addScoped('categories', (place) => {
      const file = categoryAt(place)?.file;
      return byLanguageOrNull((culture) =>
        file === undefined ? null : { slug, ...(finishTexts(place.layers, culture, namedFacts)(file) as Fields) },
      );
    });
    for (const post of unique(places.flatMap((place) => categoryAt(place)?.posts.map(({ name }) => name) ?? [])))
      addScoped('posts', (place) => {
        const file = categoryAt(place)?.posts.find(({ name }) => name === post)?.file;
        return byLanguageOrNull((culture) =>
          file === undefined
            ? null
            : { slug: post, category: slug, ...(finishTexts(place.layers, culture, namedFacts)(file) as Fields) },
        );
      });
  }

  const nodesAt = (place: SeedPlace, culture: Culture) => {
    const { brand, market } = place;
    const id = market?.marketNodeId ?? brand.productNodeId;
    const node = service.node(id, culture, now);
    const placeKey = market === null ? brand.id : `${brand.id}/${market.id}`;
    const nodeFiles = filesOf(place.layers, 'node', () => true).map(({ value }) => value);
    const children = node?.Children.filter(({ Alias }) => Alias !== 'market' && Alias !== 'blogCategory') ?? [];
    return children.map((child) => keyed(child, placeKey, nodeFiles));
  };
  const roots = new Map(
    places.map((place) => [place, new Map(cultures.map((culture) => [culture, nodesAt(place, culture)]))]),
  );
  const rootsAt = (place: SeedPlace, culture: Culture) => roots.get(place)?.get(culture) ?? [];
  const keys = unique(places.flatMap((place) => rootsAt(place, defaultCulture).map(({ key }) => key)));
  for (const [order, key] of keys.entries()) {
    const productOnly = !places.some(
      (place) => place.market !== null && rootsAt(place, defaultCulture).some((one) => one.key === key),
    );
    const rootAt = (place: SeedPlace, culture: Culture) => rootsAt(place, culture).find((one) => one.key === key);
    const addBelow = (parent: number, at: (culture: Culture) => KeyedNode | undefined) => {
      for (const [index, child] of (at(defaultCulture)?.children ?? []).entries()) {
        const childAt = (culture: Culture) => at(culture)?.children[index];
        const fields = byLanguage((culture) => ({ ...nodeFields(childAt(culture) ?? child, index), parent }));
        addBelow(add('nodes', fields), childAt);
      }
    };
    for (const { content, brandIds, markets, of } of variantsOf(
      productOnly ? places.filter(({ market }) => market === null) : places,
      (place) =>
        byLanguageOrNull((culture) => {
          const root = rootAt(place, culture);
          return root === undefined ? null : { tree: root };
        }),
    )) {
      const fields = byLanguage((culture) => ({
        ...nodeFields(content[culture]['tree'] as KeyedNode, order),
        brands: brandIds,
        markets: markets.map(placeId),
        productOnly,
      }));
      addBelow(add('nodes', fields), (culture) => rootAt(of, culture));
    }
  }
  return documents;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const byLanguage = (fields: (culture: Culture) => Fields): ByLanguage =>
  Object.fromEntries(cultures.map((culture) => [culture, fields(culture)])) as ByLanguage;
function byLanguageOrNull(fields: (culture: Culture) => Fields | null): ByLanguage | null {
  const found = cultures.map((culture) => [culture, fields(culture)] as const);
  return found.some(([, one]) => one === null) ? null : (Object.fromEntries(found) as ByLanguage);
}

interface Variant {
  content: ByLanguage;
  /** Empty for every brand. */
  brandIds: string[];
  /** Empty for every market of the brands. */
  markets: SeedPlace[];
  /** A place with this content. */
  of: SeedPlace;
}

/** Different contents with the places of each: first those of products, then those of markets that differ from theirs. */
function variantsOf(places: readonly SeedPlace[], contentAt: (place: SeedPlace) => ByLanguage | null): Variant[] {
  const found = places.flatMap((place) => {
    const content = contentAt(place);
    return content === null ? [] : [{ place, content, text: JSON.stringify(content) }];
  });
  const products = found.filter(({ place }) => place.market === null);
  const isEverywhere =
    new Set(products.map(({ place }) => place.brand)).size === new Set(places.map(({ brand }) => brand)).size;
  const byText = [...Map.groupBy(products, ({ text }) => text).values()].toSorted((a, b) => b.length - a.length);
  const general = byText.flatMap((same, index): Variant[] => {
    const [first] = same;
    if (first === undefined) return [];
    const brandIds = isEverywhere && index === 0 ? [] : same.map(({ place }) => place.brand.id);
    return [{ content: first.content, brandIds, markets: [], of: first.place }];
  });
  const productText = new Map(products.map(({ place, text }) => [place.brand, text]));
  const differing = found.filter(({ place, text }) => place.market !== null && productText.get(place.brand) !== text);
  const special = [...Map.groupBy(differing, ({ text }) => text).values()].flatMap((same): Variant[] => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ content: first.content, brandIds: [], markets: same.map(({ place }) => place), of: first.place }];
  });
  return [...general, ...special];
}

function placeFields({ brand, market }: SeedPlace, culture: Culture, gameCount: number): Fields {
  return {
    name: market === null ? brand.name : `${brand.name} ${market.id}`,
    brand: brand.id,
    brandName: brand.name,
    nodeId: market?.marketNodeId ?? brand.productNodeId,
    ...(market === null ? { productId: brand.productId } : { market: market.id }),
    locale: market?.locale ?? defaultCulture,
    facts: JSON.stringify(marketFacts(brand, market, culture, gameCount), null, 2),
  };
}

/** Fields of a page. A component that equals the shared one of its name becomes a reference. */
function pageFields(
  path: string,
  { components, ...head }: Fields | ContentPage['Properties'],
  { layers }: SeedPlace,
  sharedOf: (name: string) => Fields | undefined,
): Fields {
  const names = unique(filesOf(layers, 'shared', () => true).map(({ name }) => name));
  const shared = new Map(
    names.map((name) => [JSON.stringify(withoutIds((sharedOf(name)?.['block'] as Fields[] | undefined)?.[0])), name]),
  );
  const layout = (components as { Alias: string; Properties: Fields }[]).map(({ Alias, Properties }, index) => {
    const block = blockOf(Alias, Properties, String(index));
    const name = shared.get(JSON.stringify(withoutIds(block)));
    return name === undefined ? block : { blockType: 'shared', id: `${index}`, name };
  });
  return { path, ...head, layout };
}

/** A block whose rows have ids, which are the same in every language. */
function blockOf(alias: string, properties: Fields, id: string): Fields {
  return { blockType: alias, id, ...(withRowIds(properties, id) as Fields) };
}

function withRowIds(value: unknown, place: string): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      typeof entry === 'object' && entry !== null
        ? { id: `${place}-${index}`, ...(withRowIds(entry, `${place}-${index}`) as Fields) }
        : entry,
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withRowIds(part, `${place}-${key}`)]));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, withoutIds(part)]])),
  );
}

interface KeyedNode {
  key: string;
  alias: string;
  name: string;
  properties: Fields;
  children: KeyedNode[];
}

/** A node with the key of its file, from which its id follows. Nodes without a file have their path, or their name. */
function keyed(node: ContentNode, above: string, files: readonly NodeFile[]): KeyedNode {
  const file = files.findLast(({ key: one }) => contentId(`${above}/${one}`) === node.Id);
  const { path } = node.Properties;
  const key = file?.key ?? (typeof path === 'string' ? path.slice(1) : node.Name);
  return {
    key,
    alias: node.Alias,
    name: node.Name,
    properties: node.Properties,
    children: node.Children.map((child) => keyed(child, `${above}/${key}`, file?.children ?? [])),
  };
}

const nodeFields = ({ key, alias, name, properties }: KeyedNode, order: number): Fields => ({
  key,
  alias,
  name,
  properties: JSON.stringify(properties, null, 2),
  order,
});
