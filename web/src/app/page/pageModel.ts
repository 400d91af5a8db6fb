import * as v from 'valibot';
import type { Visit } from '../../services/market/visit.ts';

/** A block of a composed page. Its properties are validated and include the data that the server looked up. */
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

/** The data of a page, without player data. The server renders it and the browser hydrates from it. */
export const pageModel = v.object({
  /** Empty on an error page that many addresses share; the browser inserts the requested address (`modelAt`). */
  path: v.string(),
  status: v.picklist([200, 404, 500, 503]),
  head: pageHead,
  blocks: v.array(pageBlock),
  /** Game id on a game page. */
  gameGroupId: v.nullable(v.number()),
});
export type PageModel = v.InferOutput<typeof pageModel>;

/**
 * A page for an open tab, with the visit if it belongs to another market than the tab shows: after a login or a logout,
 * the regulator of the page is another one. Not validated, as the visit of a document.
 */
export const pageResponse = v.object({
  ...pageModel.entries,
  visit: v.optional(v.unknown() as v.GenericSchema<Visit>),
});
export type PageResponse = v.InferOutput<typeof pageResponse>;
