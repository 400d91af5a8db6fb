import type { Brand } from '@foyer/brands/market';
import type { ContentNode, ContentPage } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, defaultCulture } from '@foyer/contract/languages';
import { readingMinutes } from '@foyer/contract/readingMinutes';
import { blogTree } from './blogTree.ts';
import { composePage } from './composePage.ts';
import type { RawPage } from './composePage.ts';
import type { ContentFile } from './contentFiles.ts';
import { contentNodes, findNode } from './contentNodes.ts';
import { fillTemplate } from './fillTemplate.ts';
import { finishTexts } from './finishTexts.ts';
import { gameGroupPage, gameGroupPaths, isGameGroupTemplate } from './gameGroups.ts';
import type { GameRule } from './gameRule.ts';
import type { GameSelection } from './gameSelection.ts';
import { withCampaign } from './heroCampaigns.ts';
import { allBrands, filesOf, layersOf } from './layers.ts';
import type { Layers } from './layers.ts';
import { inCulture } from './localText.ts';
import { marketFacts, type Facts, type FactsOf } from './marketFacts.ts';
import {
  isTermsTemplate,
  termsInForce,
  termsPage,
  termsPaths,
  termsVersions,
  withTermsVersion,
} from './termsVersions.ts';

/** Template pages are filled from files, and visitors cannot request them. */
const isTemplate = (path: string): boolean =>
  isBlogTemplate(path) || isGameGroupTemplate(path) || isTermsTemplate(path);
const filledPaths = (layers: Layers): string[] => [
  ...blogPaths(layers),
  ...gameGroupPaths(layers),
  ...termsPaths(layers),
];

/** Version of the terms, and when it applies from in Unix milliseconds. */
export interface TermsInForce {
  readonly version: string;
  readonly from: number;
}

export interface ContentSource {
  brands: readonly Brand[];
  files: () => readonly ContentFile[];
  selection: GameSelection;
  gameCount: number;
  /** Values of `{{facts}}` in texts. Defaults to those of the market table. */
  createFacts?: FactsOf;
}

/** Content at a given time (`now`, Unix milliseconds). Methods return null if the item does not exist. */
export interface ContentService {
  pages(brandId: string): { Id: number; Path: string; NodeId: number }[] | null;
  /** In the node's own language by default. */
  page(brandId: string, nodeId: number, path: string, now: number, culture?: Culture): ContentPage | null;
  /** Returns a node of any brand with all its descendants. */
  node(id: number, culture: Culture | undefined, now: number): ContentNode | null;
  /** Returns the version of the terms that applies in a market, and since when; null without versions. */
  termsInForce(brandId: string, marketId: string, now: number): TermsInForce | null;
  /** Returns whether the product's restricted countries include this one (MK-11). */
  isCountryRestricted(productId: number, countryIso2: string): boolean;
  /** Returns the names of categories with the game ids that a search finds below each. */
  searchable(productId: number, culture: Culture, now: number): { name: string; gameIds: number[] }[] | null;
}

export function createContentService({
  brands,
  files,
  selection,
  gameCount,
  createFacts = (brand, market, culture) => marketFacts(brand, market, culture, gameCount),
}: ContentSource): ContentService {
  const factsByPlace = new Map<string, Facts>();
  const factsOf: FactsOf = (brand, market, culture) => {
    const place = `${brand.id} ${market?.id} ${culture}`;
    const facts = factsByPlace.get(place) ?? createFacts(brand, market, culture);
    factsByPlace.set(place, facts);
    return facts;
  };

  return {
    pages(brandId) {
      const brand = brands.find(({ id }) => id === brandId);
      if (!brand) return null;
      const pathsOf = (layers: Layers) =>
        filesOf(layers, 'page', ({ value }) => !isTemplate(value.path)).map(({ value }) => value.path);
      const layers = layersOf(files(), brand.id, null);
      const base = [...pathsOf(layers), ...filledPaths(layers)];
      const ofMarkets = brand.markets.flatMap((market) => {
        const ofMarket = layersOf(files(), brand.id, market.id);
        const own = filledPaths(ofMarket).filter((path) => !base.includes(path));
        return [...pathsOf(ofMarket.slice(2)), ...own].map((path) => ({ market, path }));
      });
      return [
        ...[...new Set(base)].map((path) => ({
          Id: contentId(`${brand.id}${path}`),
          Path: path,
          NodeId: brand.productNodeId,
        })),
        ...ofMarkets.map(({ market, path }) => ({
          Id: contentId(`${brand.id}/${market.id}${path}`),
          Path: path,
          NodeId: market.marketNodeId,
        })),
      ];
    },

    page(brandId, nodeId, path, now, requested) {
      const brand = brands.find(({ id }) => id === brandId);
      const market = brand?.markets.find(({ marketNodeId }) => marketNodeId === nodeId) ?? null;
      if (!brand || (!market && nodeId !== brand.productNodeId)) return null;
      const layers = layersOf(files(), brand.id, market?.id ?? null);
      const culture = requested ?? (market ? cultureOf(market.locale) : defaultCulture);
      if (isTemplate(path)) return null;
      const page =
        composePage(layers, path) ??
        blogPage(layers, path, culture) ??
        gameGroupPage(layers, path) ??
        termsPage(layers, path);
      if (!page) return null;
      const finish = finishTexts(layers, culture, factsOf(brand, market, culture));
      const isOfMarket = market !== null && layers[2]?.some((file) => file.kind === 'page' && file.value.path === path);
      return {
        Id: contentId(isOfMarket ? `${brand.id}/${market.id}${path}` : `${brand.id}${path}`),
        Path: path,
        Properties: {
          ...(finish(page.head) as Omit<ContentPage['Properties'], 'components'>),
          components: page.components.map(({ alias, properties: raw }) => {
            const { games, ...properties } =
              alias === 'hero'
                ? withCampaign(raw, market?.id ?? null, now)
                : alias === 'termsText'
                  ? withTermsVersion(raw, layers, now)
                  : raw;
            return {
              Alias: alias,
              Properties: {
                ...(finish(properties) as Record<string, unknown>),
                ...(games === undefined ? {} : { gameIds: selection.ids(games as GameRule, now) }),
              },
            };
          }),
        },
      };
    },

    node(id, culture, now) {
      const gameIds = (rule: GameRule) => selection.ids(rule, now);
      for (const brand of brands) {
        const found = findNode(contentNodes({ files: files(), factsOf, gameIds, now }, brand, culture), id);
        if (found) return found;
      }
      return null;
    },

    termsInForce(brandId, marketId, now) {
      const current = termsInForce(termsVersions(layersOf(files(), brandId, marketId)), now);
      return current === undefined ? null : { version: current.version, from: Date.parse(current.date) };
    },

    isCountryRestricted(productId, countryIso2) {
      const brand = brands.find((one) => one.productId === productId);
      if (!brand) return false;
      const row = filesOf(layersOf(files(), brand.id, null), 'node', ({ value }) => value.alias === 'countryRow').at(
        -1,
      )?.value;
      const restricted = row?.properties['RestrictedCountries'];
      return Array.isArray(restricted) && restricted.includes(countryIso2);
    },

    searchable(productId, culture, now) {
      const brand = brands.find((one) => one.productId === productId);
      if (!brand) return null;
      const layers = layersOf(files(), brand.id, null);
      const finish = finishTexts(layers, culture, factsOf(brand, null, culture));
      const folder = filesOf(layers, 'node', ({ value }) => value.alias === 'gamesFolder').at(-1)?.value;
      return (folder?.children ?? []).flatMap(({ name, games }) =>
        games === null ? [] : [{ name: String(finish(name)), gameIds: selection.ids(games, now) }],
      );
    },
  };
}

/** Returns the brand that a file affects, or null for every brand. */
export function brandOf({ place }: ContentFile): string | null {
  const [brand = place] = place.split('/');
  return brand === allBrands ? null : brand;
}

/** Template pages for categories and posts. Visitors cannot request these paths. */
const templates = { category: '/blog/{category}', post: '/blog/{category}/{post}' } as const;

const isBlogTemplate = (path: string): boolean => path === templates.category || path === templates.post;

/** Returns the paths of the categories and posts. */
function blogPaths(layers: Layers): string[] {
  return blogTree(layers).flatMap(({ path, posts }) => [path, ...posts.map((post) => post.path)]);
}

/**
 * Returns the page of a category or post, or null if none is at the path. The page is the editors' template, filled
 * from the file in its head and its blog components.
 */
function blogPage(layers: Layers, path: string, culture: Culture): RawPage | null {
  for (const category of blogTree(layers)) {
    const { categoryName, summary, menuImage } = category.file;
    if (category.path === path) {
      return fillTemplate(
        layers,
        templates.category,
        { title: categoryName, description: summary, path },
        {
          blogNavigation: { path },
          blogOverview: { heading: categoryName, path },
        },
      );
    }
    const post = category.posts.find((one) => one.path === path)?.file;
    if (post === undefined) continue;
    const { keywords, html = '', ...shown } = post;
    return fillTemplate(
      layers,
      templates.post,
      { title: post.title, description: post.summary, keywords, path },
      {
        blogNavigation: { path: category.path },
        blogArticle: {
          ...shown,
          html,
          categoryText: categoryName,
          categoryPath: category.path,
          filterNavigationImage: menuImage,
          minutes: readingMinutes(String(inCulture(html, culture, {}))),
        },
        blogRelated: { path },
      },
    );
  }
  return null;
}
