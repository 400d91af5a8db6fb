import { contentBlocks } from '@foyer/contract/blocks';
import { pictureAddress } from '@foyer/contract/linkAddress';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { isAllowedPicture } from '../../domain/site/isAllowedPicture.ts';

export interface ReadProperties {
  properties: Record<string, unknown>;
  /** Paths of invalid values that were dropped, for the report. */
  unreadable: string[];
}

/**
 * Validates the editors' properties of a component and drops empty and invalid ones. An invalid field costs only that
 * field or list item, and the default in code applies. The component itself stays.
 */
export function readProperties(
  alias: string,
  given: Readonly<Record<string, unknown>>,
  pictureOrigins: readonly string[],
): ReadProperties {
  const schema = schemaOf(alias);
  const filled = withoutEmpty(given);
  const refused = pictureFieldsOf(alias).filter((name) => {
    const picture = ownValue(filled, name);
    return picture !== undefined && !isAllowedPicture(picture, pictureOrigins);
  });
  let properties = Object.fromEntries(Object.entries(filled).filter(([name]) => !refused.includes(name)));
  const unreadable = [...refused];
  // Drop list items first, then whole fields. The remainder is valid, because every field is optional.
  for (const drop of [withoutItems, withoutFields]) {
    const read = v.safeParse(schema, properties);
    if (read.success)
      return { properties: read.output as Record<string, unknown>, unreadable: [...new Set(unreadable)] };
    unreadable.push(...read.issues.map((issue) => v.getDotPath(issue) ?? ''));
    properties = drop(properties, read.issues);
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

/** Removes the innermost list item on each path. */
function withoutInnermost(value: unknown, paths: readonly (readonly unknown[])[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = (key: string | number) => paths.filter(([first]) => first === key).map((path) => path.slice(1));
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutInnermost(part, below(name))]));
  return value.flatMap((item: unknown, at) => {
    const inner = below(at);
    const isInnermost = inner.some((path) => !path.some((step) => typeof step === 'number'));
    return isInnermost ? [] : [withoutInnermost(item, inner)];
  });
}

function withoutFields(properties: Record<string, unknown>, issues: Issues): Record<string, unknown> {
  const fields = new Set(issues.map(({ path }) => path?.[0]?.key));
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !fields.has(name)));
}

function pictureFieldsOf(alias: string): string[] {
  const block: v.ObjectSchema<v.ObjectEntries, undefined> | undefined = ownValue(contentBlocks, alias);
  return Object.entries(block?.entries ?? {}).flatMap(([name, entry]) =>
    'wrapped' in entry && entry.wrapped === pictureAddress ? [name] : [],
  );
}

/** Components that the code adds to a page have no editors, so they need no schema. */
function schemaOf(alias: string): v.GenericSchema<unknown, object> {
  return ownValue(contentBlocks, alias) ?? v.record(v.string(), v.unknown());
}

/** Editors leave fields empty. Treats an empty field as missing, so that the default in code applies. */
function withoutEmpty(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== null && !(typeof value === 'string' && value.trim() === ''),
    ),
  );
}
