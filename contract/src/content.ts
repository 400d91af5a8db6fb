import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { endpoint } from './endpoint.ts';
import { coverTones, game } from './games.ts';
import { brandId, countryIso2, culture, numericIdText, termsVersionId } from './ids.ts';
import { sitePath } from './linkAddress.ts';
import { pagePath } from './pagePath.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

/** A component of a CMS page. The alias determines `Properties`: see `blocks.ts`. */
export const contentComponent = v.object({
  Alias: v.string(),
  Properties: v.record(v.string(), v.unknown()),
});
export type ContentComponent = v.InferOutput<typeof contentComponent>;

/** Properties of a CMS page (S3). All texts are optional: the web has a default for each. */
export const contentPage = v.object({
  Id: lenient(v.number(), 0),
  Path: lenient(v.string(), ''),
  Properties: v.object({
    applicationName: extension(v.string()),
    title: extension(v.string()),
    description: extension(v.string()),
    keywords: extension(v.string()),
    googleSearchConsoleKey: extension(v.string()),
    /** True lets search engines index the page; anything else means noindex. */
    robots: extension(v.boolean()),
    canonicalUrl: extension(v.string()),
    /** Each entry is a `contentComponent`; the web drops what is none. A list of such entries alone is no page. */
    components: v.pipe(
      v.array(v.unknown()),
      v.check(
        (entries) => entries.length === 0 || entries.some((entry) => v.is(contentComponent, entry)),
        'components',
      ),
    ),
  }),
});
export type ContentPage = v.InferOutput<typeof contentPage>;

export interface ContentNode {
  Id: number;
  Name: string;
  Alias: string;
  Properties: Record<string, unknown>;
  Children: ContentNode[];
}
export const contentNode: v.GenericSchema<unknown, ContentNode> = v.object({
  Id: v.number(),
  Name: lenient(v.string(), ''),
  Alias: v.string(),
  Properties: lenient(v.record(v.string(), v.unknown()), {}),
  Children: tolerantList(v.lazy(() => contentNode)),
});

export const gameCategoryTypes = ['Standard', 'My Games'] as const;
export const subCategoryTypes = ['Standard', 'My Games', 'Favourite', 'Recently Played'] as const;

/** `Properties` of a node with alias `gameSubCategory`. Id and name of the node are those of the sub-category. */
export const subCategoryProperties = v.object({
  ShortName: v.string(),
  /** Default and selected pictures as paths on the media origin. Without them the web draws its own icon. */
  ImageUrl: v.optional(v.string()),
  ActiveImageUrl: v.optional(v.string()),
  SubCategoryType: v.picklist(subCategoryTypes),
  GameIds: v.array(v.number()),
});

/** `Properties` of a node with alias `gameCategory`; its children are the sub-categories. */
export const categoryProperties = v.object({
  /** As for a sub-category. */
  ImageUrl: v.optional(v.string()),
  ActiveImageUrl: v.optional(v.string()),
  GameCategoryType: v.picklist(gameCategoryTypes),
  /** Stable URL segment, for example `slots`. */
  Slug: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
});

/**
 * `Properties` of a node with alias `gameStudio` or `gameTheme`, whose name is that of the studio or theme. `select` is
 * the value of the games' `provider` or `theme`.
 */
export const gameGroupProperties = v.object({ path: sitePath, select: v.string(), text: v.optional(v.string()) });

/**
 * `Properties` of a node with alias `blogCategory` (S3); its children are the posts. All fields are optional: the web
 * omits what it cannot show.
 */
export const blogCategoryProperties = v.object({
  /** Address of the category, for example `/blog/guides`. */
  path: v.optional(sitePath),
  categoryName: v.optional(v.string()),
  summary: v.optional(v.string()),
  /** Path of a picture on the media origin. */
  menuImage: v.optional(v.string()),
  latestSectionHeader: v.optional(v.string()),
  /** Whether the overview shows the category's latest posts. Defaults to yes. */
  latestSection: v.optional(v.boolean()),
  /** Ids of the category's featured posts, in order. */
  featuredSection: v.optional(v.array(v.number())),
});

/** `Properties` of a node with alias `blogPost`, as used in lists of posts. The node's name is the title. */
export const blogPostProperties = v.object({
  path: v.optional(sitePath),
  categoryText: v.optional(v.string()),
  /** DD-MM-YYYY. */
  dateCreated: v.optional(v.string()),
  /** Reading time in minutes. */
  minutes: v.optional(v.number()),
  /** Path of a picture on the media origin. */
  heroImage: v.optional(v.string()),
  heroImageAlt: v.optional(v.string()),
});

/**
 * `Properties` of a node with alias `termsVersion`, below the node `termsAndConditions`: one version of the terms, with
 * its page. `version` of the parent names the one that applies.
 */
export const termsVersionProperties = v.object({
  version: termsVersionId,
  /** When the version applies from, ISO 8601. */
  date: dateTime,
  /** What changed since the version before, one sentence each. */
  changes: v.optional(v.array(v.string())),
  path: v.optional(sitePath),
});

/** Paths of all pages of a brand. */
export const pagesList = endpoint({
  name: 'pagesList',
  service: 'content',
  method: 'GET',
  path: '/api/brands/:brand/pages',
  params: v.object({ brand: brandId }),
  response: tolerantList(v.object({ Id: v.number(), Path: v.string(), NodeId: v.number() })),
  errors: { 404: 'no such brand' },
});

/**
 * The page of a brand at a path. The page of every game has the path `/game/{id}`, with the braces. `title` is the
 * title of the document. Every brand needs pages at the paths that the interface itself leads to: `/`,
 * `/responsible-gaming`, `/help` and `/cookies`, and `/jackpots` and `/promotions` if it has them.
 */
export const pageLookup = endpoint({
  name: 'pageLookup',
  service: 'content',
  method: 'POST',
  path: '/api/brands/:brand/pages',
  params: v.object({ brand: brandId }),
  body: v.object({
    /** Path of the page; game pages use the literal path `/game/{id}`, with the braces. */
    path: pagePath,
    countryCode: v.optional(countryIso2),
    nodeId: v.number(),
    /** The visitor's language; the node's own by default. */
    culture: v.optional(culture),
  }),
  response: contentPage,
  repeatable: true,
  errors: { 404: 'no page at this path, or no such brand or node' },
});

const includeChildren = v.picklist(['true', 'false']);
const nodeQuery = { countryIsoCode: v.optional(countryIso2), culture: v.optional(culture) };

/**
 * Every node with the alias `type` at any depth below the node `nodeId`; empty if there are none. With
 * `includeChildren` `false`, `Children` is empty.
 */
export const nodesByAlias = endpoint({
  name: 'nodesByAlias',
  service: 'content',
  method: 'GET',
  path: '/api/content/nodes/:nodeId/:includeChildren',
  params: v.object({ nodeId: numericIdText, includeChildren }),
  query: v.object({ type: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), ...nodeQuery }),
  response: tolerantList(contentNode),
  errors: { 404: 'no such node' },
});

/** The node `id` below the node `ancestorId`. */
export const nodeById = endpoint({
  name: 'nodeById',
  service: 'content',
  method: 'GET',
  path: '/api/content/nodes/:ancestorId/:id/:includeChildren',
  params: v.object({ ancestorId: numericIdText, id: numericIdText, includeChildren }),
  query: v.object(nodeQuery),
  response: contentNode,
  errors: { 404: 'no such node below the ancestor' },
});

/** Nodes below a market's node; the flag includes their descendants. */
export const marketContent = endpoint({
  name: 'marketContent',
  service: 'content',
  method: 'GET',
  path: '/api/content/:marketNodeId/:flag',
  params: v.object({ marketNodeId: numericIdText, flag: includeChildren }),
  query: v.object(nodeQuery),
  response: tolerantList(contentNode),
  errors: { 404: 'no such node' },
});

/** A product's own node and its direct children. */
export const productContent = endpoint({
  name: 'productContent',
  service: 'content',
  method: 'GET',
  path: '/api/content/:productId',
  params: v.object({ productId: numericIdText }),
  query: v.object(nodeQuery),
  response: contentNode,
  errors: { 404: 'no such product' },
});

/** Searchable games. Each entry is a category, and search finds the games of every entry. */
export const gamesSearch = endpoint({
  name: 'gamesSearch',
  service: 'content',
  method: 'GET',
  path: '/api/games/:productId/search',
  params: v.object({ productId: numericIdText }),
  query: v.object({ ...nodeQuery, tone: v.optional(v.picklist(coverTones)) }),
  response: v.object({ data: tolerantList(v.object({ Name: v.string(), Games: tolerantList(game) })) }),
  errors: { 404: 'no such product' },
});

/**
 * Webhook that the content service posts to the web on publishing. The header `x-webhook-secret` carries the shared
 * secret.
 */
export const contentPublished = v.object({
  event: v.literal('content.published'),
  /** Missing for every brand. */
  brand: v.optional(brandId),
  /** Paths of changed pages; missing for every page of the brand. */
  paths: v.optional(v.array(v.string())),
});
export type ContentPublished = v.InferOutput<typeof contentPublished>;
