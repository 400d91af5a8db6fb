import type { Brand, Market } from '@foyer/brands/market';
import type { ContentNode } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, defaultCulture } from '@foyer/contract/languages';
import { readingMinutes } from '@foyer/contract/readingMinutes';
import { type BlogPost, blogTree } from './blogTree.ts';
import type { ContentFile } from './contentFiles.ts';
import { finishTexts } from './finishTexts.ts';
import type { FinishTexts } from './finishTexts.ts';
import { gameGroupNodes } from './gameGroups.ts';
import type { GameRule } from './gameRule.ts';
import { filesOf, layersOf } from './layers.ts';
import type { Layers } from './layers.ts';
import type { FactsOf } from './marketFacts.ts';
import type { NodeFile } from './nodeFile.ts';
import { withTermsVersions } from './termsVersions.ts';

interface Given {
  files: readonly ContentFile[];
  factsOf: FactsOf;
  gameIds: (rule: GameRule) => number[];
  /** Unix milliseconds; the terms in force depend on it. */
  now: number;
}

/**
 * Builds the nodes of a brand as one tree: the product node with its own nodes and the markets below. Without a requested
 * language each market has its own.
 */
export function contentNodes(given: Given, brand: Brand, requested?: Culture): ContentNode {
  return {
    Id: brand.productNodeId,
    Name: brand.name,
    Alias: 'product',
    Properties: { ProductId: brand.productId },
    Children: [
      ...nodesBelow(given, brand, null, requested ?? defaultCulture),
      ...brand.markets.map((market) => marketNode(given, brand, market, requested ?? cultureOf(market.locale))),
    ],
  };
}

function marketNode(given: Given, brand: Brand, market: Market, culture: Culture): ContentNode {
  return {
    Id: market.marketNodeId,
    Name: market.id,
    Alias: 'market',
    Properties: { Locale: market.locale },
    Children: nodesBelow(given, brand, market, culture),
  };
}

/**
 * A file closer to the market replaces the whole node of the same file name. The product node also has the nodes of a
 * market, in their base version.
 */
function nodesBelow(given: Given, brand: Brand, market: Market | null, culture: Culture): ContentNode[] {
  const layers = layersOf(given.files, brand.id, market?.id ?? null);
  const finish = finishTexts(layers, culture, given.factsOf(brand, market, culture));
  const files = filesOf(layers, 'node', ({ level }) => market === null || level === 'market');
  const nearest = new Map(files.map((file) => [file.name, file]));
  const place = market === null ? brand.id : `${brand.id}/${market.id}`;
  return [
    ...[...nearest.values()].map(({ value }) =>
      withTermsVersions(toNode(value, place, finish, given.gameIds), { layers, finish, now: given.now }),
    ),
    ...blogNodes(layers, place, finish),
    ...gameGroupNodes(layers, place, finish),
  ];
}

function toNode(file: NodeFile, above: string, finish: FinishTexts, gameIds: Given['gameIds']): ContentNode {
  const place = `${above}/${file.key}`;
  const properties = finish(file.properties) as Record<string, unknown>;
  if (file.alias === 'gameSubCategory') properties['GameIds'] = file.games === null ? [] : gameIds(file.games);
  return {
    Id: contentId(place),
    Name: String(finish(file.name)),
    Alias: file.alias,
    Properties: properties,
    Children: file.children.map((child) => toNode(child, place, finish, gameIds)).filter(hasRequiredGames),
  };
}

/** Hides a category without games until it has some. My Games is exempt, because player activity fills it. */
function hasRequiredGames({ Alias, Properties, Children }: ContentNode): boolean {
  if (Alias === 'gameCategory') return Children.length > 0;
  const { SubCategoryType: type, GameIds: ids } = Properties;
  return Alias !== 'gameSubCategory' || type !== 'Standard' || (Array.isArray(ids) && ids.length > 0);
}

/** Finds the node with this id at or below `root`. */
export function findNode(root: ContentNode, id: number): ContentNode | undefined {
  if (root.Id === id) return root;
  for (const child of root.Children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the nodes of an alias below `root`, except those of the markets below a product. */
export function nodesOfAlias(root: ContentNode, alias: string): ContentNode[] {
  return root.Children.flatMap((child) => [
    ...(child.Alias === alias ? [child] : []),
    ...(child.Alias === 'market' ? [] : nodesOfAlias(child, alias)),
  ]);
}

export function withoutChildren(node: ContentNode): ContentNode {
  return { ...node, Children: [] };
}

/**
 * Builds the blog as nodes: one `blogCategory` per category with its `blogPost`s below. `place` is the place of the
 * parent node.
 */
function blogNodes(layers: Layers, place: string, finish: FinishTexts): ContentNode[] {
  return blogTree(layers).map(({ name, path, file, posts }) => {
    const { order: _order, featuredSection, ...properties } = file;
    const idOf = (post: string) => contentId(`${place}/blog/${name}/${post}`);
    return {
      Id: contentId(`${place}/blog/${name}`),
      Name: String(finish(file.categoryName)),
      Alias: 'blogCategory',
      Properties: {
        path,
        ...(finish(properties) as Record<string, unknown>),
        featuredSection: featuredSection.filter((post) => posts.some((one) => one.name === post)).map(idOf),
      },
      Children: posts.map((post) => postNode(post, idOf(post.name), String(finish(file.categoryName)), finish)),
    };
  });
}

/** Omits the body text: a list of posts shows titles. */
function postNode({ path, file }: BlogPost, id: number, categoryText: string, finish: FinishTexts): ContentNode {
  const { title, html = '', dateCreated, heroImage, heroImageAlt } = file;
  const shown = { dateCreated, heroImage, heroImageAlt: finish(heroImageAlt) };
  return {
    Id: id,
    Name: String(finish(title)),
    Alias: 'blogPost',
    Properties: {
      path,
      categoryText,
      minutes: readingMinutes(String(finish(html))),
      ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)),
    },
    Children: [],
  };
}
