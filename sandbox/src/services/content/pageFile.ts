import { pagePath } from '@foyer/contract/pagePath';
import * as v from 'valibot';
import { componentProblem, factsProblem } from './componentProblem.ts';
import { gameRule } from './gameRule.ts';
import { localText } from './localText.ts';

/** Properties of a component as written in the file: texts may have several languages, games may be a rule. */
export type RawProperties = Readonly<Record<string, unknown>>;

/** An entry of a page as editors write it: see `sandbox/content/README.md`. */
export type PageEntry =
  | { readonly key: string; readonly after: string | null; readonly shared: string }
  | {
      readonly key: string;
      readonly after: string | null;
      readonly shared: null;
      readonly alias: string;
      readonly properties: RawProperties;
    };

export interface PageFile {
  readonly path: string;
  readonly head: RawProperties;
  readonly without: readonly string[];
  readonly entries: readonly PageEntry[];
}

export interface SharedFile {
  readonly alias: string;
  readonly properties: RawProperties;
}

/** Fills in the defaults of a rule of games. A component with an unknown alias keeps no rule that cannot be read. */
function withReadGames({ games, ...properties }: RawProperties): RawProperties {
  const rule = v.safeParse(gameRule, games);
  return rule.success ? { ...properties, games: rule.output } : properties;
}

export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,40}$/));

const pageEntry = v.pipe(
  v.looseObject({
    alias: v.optional(identifier),
    shared: v.optional(identifier),
    key: v.optional(identifier),
    after: v.optional(identifier),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PageEntry => {
    const { alias, shared, key, after = null, ...properties } = dataset.value;
    if (shared !== undefined && alias === undefined && Object.keys(properties).length === 0) {
      return { key: key ?? shared, after, shared };
    }
    const problem =
      shared !== undefined
        ? `the shared "${shared}" takes no properties here; change its own file`
        : alias === undefined
          ? 'a component needs an alias or the name of a shared component'
          : componentProblem(alias, properties);
    if (alias !== undefined && problem === null)
      return { key: key ?? alias, after, shared: null, alias, properties: withReadGames(properties) };
    addIssue({ message: problem ?? 'no alias' });
    return NEVER;
  }),
);

/** Schema of a page, or of what a brand or market changes in a page. */
export const pageFile = v.pipe(
  v.strictObject({
    path: pagePath,
    applicationName: v.optional(localText),
    title: v.optional(localText),
    description: v.optional(localText),
    keywords: v.optional(localText),
    googleSearchConsoleKey: v.optional(v.string()),
    robots: v.optional(v.boolean()),
    canonicalUrl: v.optional(pagePath),
    without: v.optional(v.array(identifier), []),
    components: v.optional(v.array(pageEntry), []),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PageFile => {
    const { path, without, components: entries, ...head } = dataset.value;
    const duplicate = entries.find(({ key }, at) => entries.findIndex((other) => other.key === key) !== at);
    const problem = duplicate
      ? `two components have the key "${duplicate.key}"; give one a key of its own`
      : factsProblem(head);
    if (problem === null) return { path, head, without, entries };
    addIssue({ message: problem });
    return NEVER;
  }),
);

/** Schema of a component that many pages share, for example the footer. */
export const sharedFile = v.pipe(
  v.looseObject({ alias: identifier }),
  v.rawTransform(({ dataset, addIssue, NEVER }): SharedFile => {
    const { alias, ...properties } = dataset.value;
    const problem = componentProblem(alias, properties);
    if (problem === null) return { alias, properties: withReadGames(properties) };
    addIssue({ message: problem });
    return NEVER;
  }),
);

/** Schema of a long text in its own file, so that a page and a node can share the text. */
export const textFile = v.pipe(
  localText,
  v.check((text) => factsProblem(text) === null, 'asks for a fact that no market has'),
);
