import * as v from 'valibot';

/** A block of a page after composition: its properties are checked and hold what the server looked up for it. */
export const pageBlock = v.object({
  alias: v.string(),
  /** Unique on the page and stable between visits. */
  key: v.string(),
  properties: v.record(v.string(), v.unknown()),
});
export type PageBlock = v.InferOutput<typeof pageBlock>;

export const pageHead = v.object({
  title: v.string(),
  applicationName: v.string(),
  description: v.optional(v.string()),
  keywords: v.optional(v.string()),
  canonicalUrl: v.optional(v.string()),
  googleSearchConsoleKey: v.optional(v.string()),
  /** False means noindex, which is the default (PG-10). */
  robots: v.boolean(),
});
export type PageHead = v.InferOutput<typeof pageHead>;

/** Everything a page shows that depends on no player. The server renders from it and the browser hydrates from it. */
export const pageModel = v.object({
  /** Empty on an error page that many addresses share: the browser puts in the address that it asked for (`modelAt`). */
  path: v.string(),
  status: v.picklist([200, 404, 500, 503]),
  head: pageHead,
  blocks: v.array(pageBlock),
  /** Id of the game on a game page. */
  gameGroupId: v.nullable(v.number()),
});
export type PageModel = v.InferOutput<typeof pageModel>;
