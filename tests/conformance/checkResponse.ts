import { errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** What came back from a service; `failed` where nothing did. */
export type ServiceResponse = { failed: string } | { status: number; contentType: string; text: string };

/** One thing that does not fit, and what to change at the service. Holds no value of the answer: it may be a person's. */
export interface Misfit {
  /** Where in the answer, for example `data.3.Name`; empty for the whole of it. */
  field: string;
  found: string;
  change: string;
}

const maxMismatches = 12;

/** What of an answer does not fit the contract; nothing where all does. */
export function checkResponse(
  { response, errors }: Pick<AnyEndpoint, 'response' | 'errors'>,
  given: ServiceResponse,
): Misfit[] {
  if ('failed' in given)
    return [
      {
        field: '',
        found: given.failed,
        change: 'Make the address answer within the deadline; check the base address.',
      },
    ];
  const { status, contentType, text } = given;
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType)) {
    return [
      {
        field: '',
        found: `status ${status} of type ${contentType === '' ? 'none' : contentType.slice(0, 60)}`,
        change: 'Answer JSON, as application/json.',
      },
    ];
  }
  const body = readJson(text);
  if (body === unreadable)
    return [
      { field: '', found: `status ${status} and a text that is no JSON`, change: 'Answer one whole JSON value.' },
    ];
  if (status >= 200 && status < 300) return fieldsOf(response, body);
  const meaning = errors[status];
  const found = `status ${status}${meaning === undefined ? '' : `, which means: ${meaning}`}`;
  return [
    {
      field: '',
      found,
      change:
        meaning === undefined
          ? 'Answer a good call with 200; the contract knows no such status here.'
          : 'Answer this call with 200, or name a player, game or place for which it is good.',
    },
    ...fieldsOf(errorBody, body),
  ];
}

function fieldsOf(schema: v.GenericSchema, body: unknown): Misfit[] {
  const read = v.safeParse(schema, body);
  if (read.success) return [];
  return read.issues
    .flatMap(innermost)
    .slice(0, maxMismatches)
    .map(({ field, issue }) => ({ field, found: foundIn(issue), change: changeFor(schema, issue, field) }));
}

interface Placed {
  field: string;
  issue: v.BaseIssue<unknown>;
}

/** Of a choice of shapes, the faults of the one that comes nearest. */
function innermost(issue: v.BaseIssue<unknown>): Placed[] {
  const inner = issue.issues ?? [];
  return inner.length > 0 && issue.type === 'union'
    ? inner.flatMap(innermost)
    : [{ field: v.getDotPath(issue) ?? '', issue }];
}

function foundIn({ received, input }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'nothing';
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  // A text or number may be somebody's; its kind is enough.
  return typeof input === 'object'
    ? 'an object'
    : `a ${typeof input}${/^["\d-]/.test(received) ? '' : ` (${received.slice(0, 40)})`}`;
}

function changeFor(schema: v.GenericSchema, issue: v.BaseIssue<unknown>, field: string): string {
  const where = field === '' ? 'The answer' : `\`${field}\``;
  if (issue.input !== undefined) return `${where} must be ${(issue.expected ?? issue.message).slice(0, 160)}.`;
  // The issue of a field that is missing names the field; what it should be stands in the schema.
  const wanted = expectedAt(schema, field.split('.'));
  return `${where} is missing${wanted === null ? '' : `: send ${wanted}`}.`;
}

/** What the schema expects at a place, as `string` or `Array`; null where the way leads through a choice of shapes. */
function expectedAt(schema: unknown, way: readonly string[]): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const [next, ...rest] = way;
  if (next === undefined)
    return 'expects' in schema && typeof schema.expects === 'string' ? schema.expects.slice(0, 160) : null;
  if ('wrapped' in schema) return expectedAt(schema.wrapped, way);
  if ('item' in schema) return expectedAt(schema.item, rest);
  return 'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null
    ? expectedAt(Reflect.get(schema.entries, next), rest)
    : null;
}

const unreadable = Symbol('unreadable');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}
