import { contentPage, pageLookup } from '@foyer/contract/content';
import * as v from 'valibot';

const { title, applicationName, description, keywords, googleSearchConsoleKey, robots, canonicalUrl, ...others } =
  contentPage.entries.Properties.entries;

/** Schema of the page lookup. Drops invalid lines of the head and keeps the page. */
export const contentLookup = {
  ...pageLookup,
  response: v.object({
    ...contentPage.entries,
    Properties: v.object({
      ...others,
      title: v.fallback(title, undefined),
      applicationName: v.fallback(applicationName, undefined),
      description: v.fallback(description, undefined),
      keywords: v.fallback(keywords, undefined),
      googleSearchConsoleKey: v.fallback(googleSearchConsoleKey, undefined),
      robots: v.fallback(robots, undefined),
      canonicalUrl: v.fallback(canonicalUrl, undefined),
    }),
  }),
};
