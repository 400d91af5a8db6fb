import * as v from 'valibot';

const text = v.nullish(v.string());
const list = <const S extends v.GenericSchema>(entry: S) => v.nullish(v.array(entry), []);

/** An object, which the content system keeps as text. */
const jsonText = <const S extends v.GenericSchema<Record<string, unknown>>>(object: S) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((value) => (value.trim() === '' ? '{}' : value)),
      v.parseJson(),
      v.check((value) => !Array.isArray(value)),
      object,
    ),
    '{}',
  );

/** A document applies to the markets that it names, else to its brands, else everywhere. */
const scope = { id: v.number(), brands: list(v.string()), markets: list(v.number()) };
export type Scoped = v.InferOutput<v.ObjectSchema<typeof scope, undefined>>;

/** A block of an editor; its fields are the properties of the component with the same alias. */
export const block = v.looseObject({ blockType: v.string() });
export type Block = v.InferOutput<typeof block>;

/** Documents of the content system, in one language. Each has more fields than these. */
export const collections = {
  /** Nodes of the contract that no editor moves: products and their markets. */
  places: v.object({
    id: v.number(),
    name: v.string(),
    brand: v.string(),
    brandName: v.string(),
    nodeId: v.number(),
    /** Only of a product. */
    productId: v.nullish(v.number()),
    /** Id of the market; missing for a product. */
    market: text,
    locale: v.string(),
    facts: jsonText(v.record(v.string(), v.string())),
  }),
  pages: v.object({
    ...scope,
    path: v.string(),
    title: text,
    description: text,
    keywords: text,
    applicationName: text,
    googleSearchConsoleKey: text,
    robots: v.nullish(v.boolean()),
    canonicalUrl: text,
    layout: list(block),
  }),
  'shared-blocks': v.object({ ...scope, name: v.string(), block: list(block) }),
  categories: v.object({
    ...scope,
    slug: v.string(),
    categoryName: v.string(),
    summary: text,
    menuImage: text,
    latestSectionHeader: text,
    latestSection: v.nullish(v.boolean()),
    featuredSection: list(v.string()),
    order: v.number(),
  }),
  posts: v.object({
    ...scope,
    slug: v.string(),
    category: v.string(),
    title: v.string(),
    summary: text,
    html: text,
    keywords: text,
    author: text,
    dateCreated: text,
    heroImage: text,
    heroImageAlt: text,
  }),
  nodes: v.object({
    ...scope,
    key: v.string(),
    alias: v.string(),
    parent: v.nullish(v.number()),
    productOnly: v.nullish(v.boolean()),
    name: text,
    properties: jsonText(v.record(v.string(), v.unknown())),
    order: v.number(),
  }),
} as const;
export type Collection = keyof typeof collections;
export type DocumentOf<C extends Collection> = v.InferOutput<(typeof collections)[C]>;
export type Place = DocumentOf<'places'>;
