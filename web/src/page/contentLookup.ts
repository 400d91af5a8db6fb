import { contentPage, pageLookup } from '@foyer/contract/content';
import * as v from 'valibot';

const { title, applicationName, description, keywords, googleSearchConsoleKey, robots, canonicalUrl, ...others } =
  contentPage.entries.Properties.entries;

/** The page lookup, with a head of which every line may be wrong: such a line is missing, and the page stands. */
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
