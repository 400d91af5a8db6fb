import { contentBlocks } from '@foyer/contract/blocks';
import { isAddressIssue } from '@foyer/contract/linkAddress';
import * as v from 'valibot';
import { gameRule } from './gameRule.ts';
import { factsAskedFor, inCulture } from './localText.ts';
import { factNames, sampleFacts } from './marketFacts.ts';

/** `games: …` in a file becomes a list of ids under another name; this is what a component may say instead of ids. */
const gamesField = 'games';

/**
 * What is wrong with the properties of a component, in an editor's words, or null.
 * An alias the contract does not know is kept as it is: a newer web may know it, and this one skips it (PG-08).
 */
export function componentProblem(alias: string, properties: Readonly<Record<string, unknown>>): string | null {
  const problem = factsProblem(properties);
  if (problem !== null || !isKnownAlias(alias)) return problem;
  const { [gamesField]: games, ...rest } = properties;
  const block: v.ObjectSchema<v.ObjectEntries, undefined> = contentBlocks[alias];
  if (games !== undefined) {
    if (!('gameIds' in block.entries)) return `${alias} holds no games`;
    const wrong = schemaProblem(gameRule, games);
    if (wrong !== null) return `games: ${wrong}`;
  }
  const stray = Object.keys(rest).find((name) => !Object.hasOwn(block.entries, name));
  if (stray !== undefined) return `${alias} has no property "${stray}"`;
  // The web leaves out an address that leads astray and the check of the content reports it; the page is still served.
  const wrong = schemaProblem(
    block,
    inCulture(withoutTextFiles(rest), 'en', sampleFacts),
    (issue) => !isAddressIssue(issue),
  );
  return wrong === null ? null : `${alias}: ${wrong}`;
}

/** What is wrong with the facts that a text asks for, or null. */
export function factsProblem(value: unknown): string | null {
  const stray = factsAskedFor(value).find((name) => !(factNames as readonly string[]).includes(name));
  return stray === undefined ? null : `there is no fact "{{${stray}}}"; there are ${factNames.join(', ')}`;
}

/** Place and reason of the first thing that does not fit the schema, or null. `counts` says which issues matter. */
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

/** Name of the file that `{textFile: name}` points at, or null when the value is something else. */
export function textFileName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('textFile' in value)) return null;
  return typeof value.textFile === 'string' ? value.textFile : null;
}

/** Texts of `texts/` are found when the page is put together; until then a word stands in for each. */
function withoutTextFiles(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, textFileName(value) === null ? value : 'text']),
  );
}

function isKnownAlias(alias: string): alias is keyof typeof contentBlocks {
  return Object.hasOwn(contentBlocks, alias);
}
