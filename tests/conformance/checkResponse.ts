import { errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { pathOf } from '@foyer/contract/problemOf';
import * as v from 'valibot';

/** The response of a service; `failed` if there was none. */
export type ServiceResponse =
  | { failed: string }
  | {
      status: number;
      contentType: string;
      text: string;
      /** The service states another major version of the contract. */
      hasOtherContract?: true;
    };

/** A mismatch and the needed change at the service. Contains no value of the response, which may be personal. */
export interface Mismatch {
  /** Path in the response, for example `data.3.Name`; empty for the whole response. */
  field: string;
  found: string;
  change: string;
}

const maxMismatches = 12;

/**
 * Mismatches between a response and the contract; empty if it conforms.
 * @param mayRefuse whether an error that the contract names for the call conforms
 */
export function checkResponse(
  { response, errors }: Pick<AnyEndpoint, 'response' | 'errors'>,
  given: ServiceResponse,
  { mayRefuse = false } = {},
): Mismatch[] {
  if ('failed' in given)
    return [
      {
        field: '',
        found: given.failed,
        change: 'Respond within the deadline, and check the base address.',
      },
    ];
  const { status, contentType, text } = given;
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType)) {
    return [
      {
        field: '',
        found: `status ${status} of type ${contentType === '' ? 'none' : contentType.slice(0, 60)}`,
        change: 'Return JSON with the type application/json.',
      },
    ];
  }
  const body = readJson(text);
  if (body === unreadable)
    return [
      {
        field: '',
        found: `status ${status} and a body that is not valid JSON`,
        change: 'Return one complete JSON value.',
      },
    ];
  if (status >= 200 && status < 300) return fieldsOf(response, body);
  const meaning = errors[status];
  if (mayRefuse && meaning !== undefined) return fieldsOf(errorBody, body);
  const found = `status ${status}${meaning === undefined ? '' : `: ${meaning}`}`;
  return [
    {
      field: '',
      found,
      change:
        meaning === undefined
          ? 'Return 200 for a valid call. The contract does not define this status here.'
          : 'Return 200 for this call, or pass a player, brand or market for which it is valid.',
    },
    ...fieldsOf(errorBody, body),
  ];
}

function fieldsOf(schema: v.GenericSchema, body: unknown): Mismatch[] {
  const read = v.safeParse(schema, body);
  if (read.success) return [];
  return read.issues
    .flatMap((issue) => innermost(schema, issue))
    .slice(0, maxMismatches)
    .map(({ field, issue }) => ({ field, found: foundIn(issue), change: changeFor(schema, issue, field) }));
}

interface LocatedIssue {
  field: string;
  issue: v.BaseIssue<unknown>;
}

/** Issues of the closest alternative of a union. */
function innermost(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): LocatedIssue[] {
  const inner = issue.issues ?? [];
  return inner.length > 0 && issue.type === 'union'
    ? inner.flatMap((one) => innermost(schema, one))
    : [{ field: pathOf(schema, issue), issue }];
}

function foundIn({ input }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'nothing';
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  // The type of a text or number is enough, because its value may be personal.
  return typeof input === 'object' ? 'an object' : `a ${typeof input}`;
}

function changeFor(schema: v.GenericSchema, issue: v.BaseIssue<unknown>, field: string): string {
  const where = field === '' ? 'The response' : `\`${field}\``;
  // A rule over several fields says itself what it demands.
  if (issue.type === 'partial_check') return `${where}: ${issue.message}`;
  if (issue.input !== undefined) return `${where} must be ${(issue.expected ?? issue.type).slice(0, 160)}.`;
  // The issue of a missing field names the field; the schema names the expected type.
  const expected = expectedAt(schema, field.split('.'));
  return `${where} is missing${expected === null ? '' : `: send ${expected}`}.`;
}

/** The expected type at a path, such as `string` or `Array`; null if the path passes through a union. */
function expectedAt(schema: unknown, path: readonly string[]): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const [next, ...rest] = path;
  if (next === undefined)
    return 'expects' in schema && typeof schema.expects === 'string' ? schema.expects.slice(0, 160) : null;
  if ('wrapped' in schema) return expectedAt(schema.wrapped, path);
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
