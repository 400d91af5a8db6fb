import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { servicesContractVersion } from '@foyer/contract/contractVersion';
import { errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { namesIn } from '@foyer/contract/problemOf';
import * as v from 'valibot';
import type { ServiceCall } from './callService.ts';
import type { Mismatch, ServiceResponse } from './checkResponse.ts';

/**
 * What a value is made of: `string`, `number` and `boolean` in place of values, and `*` in place of names that the contract
 * does not have.
 */
export type Shape = 'string' | 'number' | 'boolean' | 'more' | null | Shape[] | { [name: string]: Shape };

const maxDepth = 12;
const maxNames = 100;
/** A list shows so many different entries. */
const maxEntries = 5;

/** The shape of a value without its values. */
export function shapeOf(value: unknown, names: ReadonlySet<string>, depth = 0): Shape {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return typeof value as 'string' | 'number' | 'boolean';
  if (depth === maxDepth) return 'more';
  if (Array.isArray(value)) {
    const shapes = new Map<string, Shape>();
    for (const entry of value) {
      if (shapes.size === maxEntries) break;
      const shape = shapeOf(entry, names, depth + 1);
      shapes.set(JSON.stringify(shape), shape);
    }
    return [...shapes.values()];
  }
  const shape: { [name: string]: Shape } = {};
  for (const [name, entry] of Object.entries(value).slice(0, maxNames))
    shape[names.has(name) ? name : '*'] = shapeOf(entry, names, depth + 1);
  return shape;
}

const recordedShape = v.optional(v.record(v.string(), v.unknown()), {});
const exchangeCase = v.object({
  format: v.literal(1),
  contract: v.string(),
  endpoint: v.string(),
  request: v.object({ params: recordedShape, query: recordedShape, body: v.nullable(v.unknown()) }),
  response: v.object({
    status: v.nullable(v.number()),
    /** `json`, `other`, or null without a response. */
    type: v.nullable(v.picklist(['json', 'other'])),
    body: v.nullable(v.unknown()),
  }),
  differences: v.array(v.object({ field: v.string(), found: v.string(), change: v.string() })),
});
/** A call whose response differs from the contract, without a value of either: a test to repeat. */
export type ExchangeCase = v.InferOutput<typeof exchangeCase>;

/** Makes a case of an exchange. */
export function exchangeCaseOf(
  { name, query, body: bodySchema, response: responseSchema }: AnyEndpoint,
  call: { params: object; query: object; body: string },
  response: ServiceResponse,
  differences: readonly Mismatch[],
): ExchangeCase {
  const jsonShape = (text: string, ...schemas: v.GenericSchema[]) => {
    const names = new Set(schemas.flatMap((schema) => [...namesIn(schema)]));
    try {
      return shapeOf(JSON.parse(text), names);
    } catch {
      return null;
    }
  };
  return {
    format: 1,
    contract: servicesContractVersion,
    endpoint: name,
    request: {
      params: shapeOf(call.params, new Set(Object.keys(call.params))) as Record<string, Shape>,
      query: shapeOf(call.query, namesIn(query)) as Record<string, Shape>,
      body: jsonShape(call.body, bodySchema),
    },
    response:
      'failed' in response
        ? { status: null, type: null, body: null }
        : {
            status: response.status,
            type: /\bjson\b/i.test(response.contentType) ? 'json' : 'other',
            body: jsonShape(response.text, responseSchema, errorBody),
          },
    differences: [...differences],
  };
}

/** Name of the file of a case; equal cases have the same name. */
export const caseFileName = ({ endpoint, request, differences }: ExchangeCase): string =>
  `${endpoint}-${createHash('sha256')
    .update(JSON.stringify([request, differences.map(({ field, found }) => [field.replace(/\d+/g, '[]'), found])]))
    .digest('hex')
    .slice(0, 8)}.json`;

const maxFiles = 200;
const maxFileBytes = 256 * 1024;

/** @returns the cases in a file or folder, or a sentence */
export function readCases(path: string): ExchangeCase[] | string {
  try {
    const files = statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith('.json'))
          .slice(0, maxFiles)
          .map((name) => join(path, name))
      : [path];
    const cases: ExchangeCase[] = [];
    for (const file of files) {
      if (statSync(file).size > maxFileBytes) return `${file} is too large for a case.`;
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), exchangeCase), readFileSync(file, 'utf8'));
      if (!read.success) return `${file} is no case that npm run connect:record has written.`;
      cases.push(read.output);
    }
    return cases.length === 0 ? 'There are no cases in this folder.' : cases;
  } catch {
    return 'The cases cannot be read.';
  }
}

/** The example of a call with only those fields that the recorded call had; the example itself where the contract demands more. */
export function callShapedAs(
  { query: querySchema, body: bodySchema }: AnyEndpoint,
  example: ServiceCall,
  { request }: ExchangeCase,
): ServiceCall {
  const only = (part: unknown, recorded: unknown, schema: v.GenericSchema): unknown => {
    if (typeof part !== 'object' || part === null || typeof recorded !== 'object' || recorded === null) return part;
    const known = Object.fromEntries(Object.entries(part).filter(([name]) => Object.hasOwn(recorded, name)));
    return v.is(schema, known) ? known : part;
  };
  return {
    ...example,
    ...(example.query !== undefined && {
      query: only(example.query, request.query, querySchema) as Record<string, unknown>,
    }),
    ...(example.body !== undefined && { body: only(example.body, request.body, bodySchema) }),
  };
}
