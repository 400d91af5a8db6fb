import { contentBlocks } from '@foyer/contract/blocks';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';

export interface ReadProperties {
  properties: Record<string, unknown>;
  /** Ways to what could not be read and was left out, for the report. */
  unreadable: string[];
}

/**
 * The editors' properties of a component, without what is empty and without what cannot be read: a slip in one field
 * costs that field, or the one item of its list, and the default in code stands in. The component itself stays.
 */
export function readProperties(alias: string, given: Readonly<Record<string, unknown>>): ReadProperties {
  const schema = schemaOf(alias);
  let properties = withoutEmpty(given);
  const unreadable: string[] = [];
  // Items of lists first, then whole fields; what is left after that fits, because every field may be missing.
  for (const mend of [withoutItems, withoutFields]) {
    const read = v.safeParse(schema, properties);
    if (read.success)
      return { properties: read.output as Record<string, unknown>, unreadable: [...new Set(unreadable)] };
    unreadable.push(...read.issues.map((issue) => v.getDotPath(issue) ?? ''));
    properties = mend(properties, read.issues);
  }
  const read = v.safeParse(schema, properties);
  return {
    properties: read.success ? (read.output as Record<string, unknown>) : {},
    unreadable: [...new Set(unreadable)],
  };
}

type Issues = readonly v.BaseIssue<unknown>[];

function withoutItems(properties: Record<string, unknown>, issues: Issues): Record<string, unknown> {
  return withoutInnermost(
    properties,
    issues.map(({ path = [] }) => path.map(({ key }) => key)),
  ) as Record<string, unknown>;
}

/** Leaves out the innermost item of a list on each of these ways. */
function withoutInnermost(value: unknown, ways: readonly (readonly unknown[])[]): unknown {
  if (ways.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = (key: string | number) => ways.filter(([first]) => first === key).map((way) => way.slice(1));
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutInnermost(part, below(name))]));
  return value.flatMap((item: unknown, at) => {
    const inner = below(at);
    const isInnermost = inner.some((way) => !way.some((step) => typeof step === 'number'));
    return isInnermost ? [] : [withoutInnermost(item, inner)];
  });
}

function withoutFields(properties: Record<string, unknown>, issues: Issues): Record<string, unknown> {
  const fields = new Set(issues.map(({ path }) => path?.[0]?.key));
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !fields.has(name)));
}

/** Components that the code itself puts on a page have no editors and so no schema. */
function schemaOf(alias: string): v.GenericSchema<unknown, object> {
  return ownValue(contentBlocks, alias) ?? v.record(v.string(), v.unknown());
}

/** Editors leave fields empty; an empty field is a missing one, so that the default in code stands in. */
function withoutEmpty(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== null && !(typeof value === 'string' && value.trim() === ''),
    ),
  );
}
