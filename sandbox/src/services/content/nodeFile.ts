import { categoryProperties, subCategoryProperties } from '@foyer/contract/content';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { factsProblem, schemaProblem } from './componentProblem.ts';
import { gameRule } from './gameRule.ts';
import { inCulture, type LocalText, localText } from './localText.ts';
import { sampleFacts } from './marketFacts.ts';
import { type RawProperties, identifier } from './pageFile.ts';

/** A node and its children as editors write them. */
export interface NodeFile {
  readonly alias: string;
  /** Unique among siblings. The node id derives from it. */
  readonly key: string;
  readonly name: LocalText;
  readonly properties: RawProperties;
  /** Games of the node (`GameIds` of a sub-category, or search results below a category), or null. */
  readonly games: v.InferOutput<typeof gameRule> | null;
  readonly children: readonly NodeFile[];
}

const knownProperties: Readonly<Record<string, v.GenericSchema>> = {
  gameCategory: categoryProperties,
  gameSubCategory: subCategoryProperties,
};

export const nodeFile: v.GenericSchema<unknown, NodeFile> = v.pipe(
  v.strictObject({
    alias: identifier,
    key: v.optional(identifier),
    name: localText,
    properties: v.optional(v.record(v.string(), v.unknown()), {}),
    games: v.optional(gameRule),
    children: v.optional(v.array(v.lazy(() => nodeFile)), []),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): NodeFile => {
    const { alias, key, name, properties, games = null, children } = dataset.value;
    const duplicate = children.find((child, at) => children.findIndex((other) => other.key === child.key) !== at);
    const problem = duplicate
      ? `two children have the key "${duplicate.key}"`
      : (factsProblem([name, properties]) ?? propertiesProblem(alias, properties));
    if (problem === null) return { alias, key: key ?? alias, name, properties, games, children };
    addIssue({ message: problem });
    return NEVER;
  }),
);

function propertiesProblem(alias: string, properties: RawProperties): string | null {
  const known = ownValue(knownProperties, alias);
  if (known === undefined) return null;
  const problem = schemaProblem(known, {
    ...(alias === 'gameSubCategory' ? { GameIds: [] } : {}),
    ...(inCulture(properties, 'en', sampleFacts) as object),
  });
  return problem === null ? null : `${alias}: ${problem}`;
}
