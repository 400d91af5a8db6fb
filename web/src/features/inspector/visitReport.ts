import * as v from 'valibot';

/** Address of the report. Its query has the page's own, and its path as `path`. */
export const visitReportPath = '/inspect/visit.json';

/** What decides which page a visitor gets, in the order of the table. */
export const visitFacts = [
  'host',
  'brand',
  'country',
  'market',
  'node',
  'language',
  'device',
  'cacheKey',
  'cacheTier',
  'delivery',
  'flags',
  'release',
  'server',
] as const;

export const visitFactReasons = [
  // Brand
  'host',
  'defaultBrand',
  // Country
  'header',
  'addressOfVisitor',
  'cookie',
  'default',
  // Market
  'country',
  'account',
  'restOfWorld',
  'noMarket',
  // Language
  'address',
  'languageCookie',
  'market',
  // Device
  'hint',
  'userAgent',
  // Where the edge decided
  'edge',
  // Tier of the page cache
  'fresh',
  'stale',
  'notCached',
  // Who may keep the page
  'sharedCaches',
  'browserOnly',
  'edgeOnly',
  'refusedEdge',
] as const;

export type VisitFactReason = (typeof visitFactReasons)[number];

/** Rows of the report: codes and identifiers, which no language changes. */
export const visitReport = v.array(
  v.object({
    fact: v.picklist(visitFacts),
    value: v.string(),
    reason: v.optional(v.picklist(visitFactReasons)),
  }),
);

export type VisitReport = v.InferOutput<typeof visitReport>;
