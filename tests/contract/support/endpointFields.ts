import type { AnyEndpoint } from '@foyer/contract/endpoint';

/** The parts of a call before it is written as a request. */
export interface RequestInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** The path of a text field in a call, for example `['body', 'credentials', 'username']`. */
export type FieldPath = readonly [keyof RequestInput, ...string[]];

interface SchemaNode {
  type: string;
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  items?: readonly SchemaNode[];
  value?: SchemaNode;
  options?: readonly (SchemaNode | string | number)[];
  literal?: unknown;
}

/** Paths of all single values that an endpoint takes, in any part of the call. */
export function fieldsOf(endpoint: AnyEndpoint): FieldPath[] {
  return (['params', 'query', 'headers', 'body'] as const).flatMap((part) =>
    leavesOf(endpoint[part] as SchemaNode).map((at): FieldPath => [part, ...at]),
  );
}

function leavesOf(schema: SchemaNode): string[][] {
  if (schema.type === 'undefined') return [];
  if (schema.entries !== undefined)
    return Object.entries(schema.entries).flatMap(([name, entry]) => leavesOf(entry).map((at) => [name, ...at]));
  if (schema.wrapped !== undefined) return leavesOf(schema.wrapped);
  if (schema.item !== undefined) return leavesOf(schema.item).map((at) => ['0', ...at]);
  const options = (schema.options ?? []).filter((option): option is SchemaNode => typeof option === 'object');
  if (options.length > 0) return [...new Map(options.flatMap(leavesOf).map((at) => [at.join('.'), at])).values()];
  return [[]];
}

/** A call that matches the types of the endpoint. Patterns of single texts may still refuse it. */
export const sampleOf = (endpoint: AnyEndpoint): RequestInput => ({
  params: sampleValue(endpoint.params as SchemaNode) as Record<string, unknown>,
  query: sampleValue(endpoint.query as SchemaNode) as Record<string, unknown>,
  headers: sampleValue(endpoint.headers as SchemaNode) as Record<string, unknown>,
  body: sampleValue(endpoint.body as SchemaNode),
});

function sampleValue(schema: SchemaNode): unknown {
  if (schema.entries !== undefined)
    return Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, sampleValue(entry)]));
  if (schema.wrapped !== undefined) return sampleValue(schema.wrapped);
  if (schema.item !== undefined) return [sampleValue(schema.item)];
  const [option] = schema.options ?? [];
  if (option !== undefined) return typeof option === 'object' ? sampleValue(option) : option;
  switch (schema.type) {
    case 'literal':
      return schema.literal;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      return '10001';
    default:
      return undefined;
  }
}

/** The call with another value at one path. Missing lists and objects on the path are created. */
export function withValue(call: RequestInput, [part, ...at]: FieldPath, value: unknown): RequestInput {
  return { ...call, [part]: placed(call[part], at, value) };
}

function placed(whole: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(whole)) return [placed(whole[0], rest, value), ...(whole as unknown[]).slice(1)];
  const record = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {};
  return { ...record, [first]: placed(Object.hasOwn(record, first) ? record[first] : undefined, rest, value) };
}
