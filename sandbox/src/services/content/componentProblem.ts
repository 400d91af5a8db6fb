import { contentBlocks } from '@foyer/contract/blocks';
import { isAddressIssue } from '@foyer/contract/linkAddress';
import * as v from 'valibot';
import { gameRule } from './gameRule.ts';
import { campaignsField, heroCampaigns } from './heroCampaign.ts';
import { factNamesIn, inCulture } from './localText.ts';
import { factNames, sampleFacts } from './marketFacts.ts';

/** `games: …` in a file becomes a list of ids under another name. A component may use this field instead of ids. */
const gamesField = 'games';

/**
 * Describes what is wrong with the properties of a component, in terms that editors know, or returns null. Accepts an
 * unknown alias: a newer web may know the alias, and this web skips it (PG-08).
 */
export function componentProblem(alias: string, properties: Readonly<Record<string, unknown>>): string | null {
  const problem = factsProblem(properties);
  if (problem !== null || !isKnownAlias(alias)) return problem;
  const { [gamesField]: games, ...others } = properties;
  const rest = alias === 'hero' ? withoutCampaigns(others) : others;
  const wrongCampaign =
    alias === 'hero' && Object.hasOwn(others, campaignsField)
      ? schemaProblem(heroCampaigns, others[campaignsField])
      : null;
  if (wrongCampaign !== null) return `${campaignsField}: ${wrongCampaign}`;
  const block: v.ObjectSchema<v.ObjectEntries, undefined> = contentBlocks[alias];
  if (games !== undefined) {
    if (!('gameIds' in block.entries)) return `${alias} holds no games`;
    const wrong = schemaProblem(gameRule, games);
    if (wrong !== null) return `games: ${wrong}`;
  }
  const stray = Object.keys(rest).find((name) => !Object.hasOwn(block.entries, name));
  if (stray !== undefined) return `${alias} has no property "${stray}"`;
  // The web drops unsafe addresses and the content check reports them; the page is still served.
  const wrong = schemaProblem(
    block,
    inCulture(withoutTextFiles(rest), 'en', sampleFacts),
    (issue) => !isAddressIssue(issue),
  );
  return wrong === null ? null : `${alias}: ${wrong}`;
}

/** Describes an unknown fact in a text, or returns null. */
export function factsProblem(value: unknown): string | null {
  const stray = factNamesIn(value).find((name) => !(factNames as readonly string[]).includes(name));
  return stray === undefined ? null : `there is no fact "{{${stray}}}"; there are ${factNames.join(', ')}`;
}

/** Returns path and reason of the first schema issue, or null. `counts` selects the relevant issues. */
export function schemaProblem(
  schema: v.GenericSchema,
  value: unknown,
  counts: (issue: v.BaseIssue<unknown>) => boolean = () => true,
): string | null {
  const result = v.safeParse(schema, value);
  if (result.success) return null;
  const issue = result.issues.find(counts);
  if (issue === undefined) return null;
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place}: ${issue.message}`;
}

/** Returns the file name of `{textFile: name}`, or null for any other value. */
export function textFileName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('textFile' in value)) return null;
  return typeof value.textFile === 'string' ? value.textFile : null;
}

/** Replaces references to `texts/` files with a placeholder, because they are resolved when the page is composed. */
function withoutTextFiles(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, textFileName(value) === null ? value : 'text']),
  );
}

function withoutCampaigns({
  [campaignsField]: _campaigns,
  ...properties
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return properties;
}

function isKnownAlias(alias: string): alias is keyof typeof contentBlocks {
  return Object.hasOwn(contentBlocks, alias);
}
