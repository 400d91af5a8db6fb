import * as v from 'valibot';

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
);
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, 'needs 16 to 200 characters without spaces'));

/** Environment variables of the edge: the CDN or proxy that caches pages. */
export const edgeEnvironment = {
  /** Proves that the edge wrote `Foyer-Visit`. Several, newest first, while it is changed. */
  EDGE_SECRET: v.optional(v.pipe(words, v.array(secret)), ''),
  /** Addresses that purge pages by key, one for each edge. */
  EDGE_PURGE_URLS: v.optional(v.pipe(words, v.array(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)))), ''),
  EDGE_PURGE_SECRET: v.optional(secret),
};

type Read = v.InferOutput<v.ObjectSchema<typeof edgeEnvironment, undefined>>;

export interface EdgeConfiguration {
  /** Empty: no edge is trusted. */
  secrets: readonly string[];
  /** Null: no edge is purged. */
  purge: { urls: readonly string[]; secret: string } | null;
}

/** @throws when edges would be purged without a secret */
export function edgeOf(e: Read): EdgeConfiguration {
  if (e.EDGE_PURGE_URLS.length > 0 && e.EDGE_PURGE_SECRET === undefined)
    throw new Error('The variable EDGE_PURGE_SECRET is missing: the edges of EDGE_PURGE_URLS need it.');
  return {
    secrets: e.EDGE_SECRET,
    purge:
      e.EDGE_PURGE_SECRET === undefined || e.EDGE_PURGE_URLS.length === 0
        ? null
        : { urls: e.EDGE_PURGE_URLS, secret: e.EDGE_PURGE_SECRET },
  };
}
