import { describe, expect, test } from 'vitest';
import { breakingChanges, versionProblems } from './contractChanges.ts';
import type { RecordedContract, RecordedOperation } from './contractChanges.ts';
import type { Schema } from './schemaProblems.ts';

const text = { type: 'string' } as const;
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const call: RecordedOperation = {
  auth: 'userToken',
  capability: 'winners',
  request: object({ body: object({ name: text, note: text }, ['name']) }),
  response: object({ id: { type: 'integer' }, kind: { type: 'string', enum: ['slot', 'table'] }, note: text }, [
    'id',
    'kind',
  ]),
  errors: ['401'],
};
const contract = (
  changed: Partial<RecordedOperation> = {},
  schemas: Record<string, Schema> = {},
): RecordedContract => ({
  version: '1.0.0',
  calls: { 'games GET /winners': { ...call, ...changed } },
  messages: {},
  schemas,
});
const changes = (changed: Partial<RecordedOperation>) => breakingChanges(contract(), contract(changed));
const body = (schema: Schema) => ({ request: object({ body: schema }) });

describe('a breaking change of a response', () => {
  test.each<[string, Schema, string]>([
    [
      'a field that was optional is required',
      object({ id: { type: 'integer' }, kind: { type: 'string', enum: ['slot', 'table'] }, note: text }),
      'note: may be missing where it is required',
    ],
    [
      'a new field is required',
      object({ id: { type: 'integer' }, kind: { type: 'string', enum: ['slot', 'table'] }, page: text }),
      'page: may be missing where it is required',
    ],
    [
      'a value of a list is removed',
      object({ id: { type: 'integer' }, kind: { type: 'string', enum: ['slot'] } }),
      'kind: also "table"',
    ],
    ['a field has another type', object({ id: text, kind: text }), 'id: integer instead of string'],
    ['a limit is lower', object({ id: { type: 'integer', maximum: 9 }, kind: text }), 'id: maximum none instead of 9'],
    [
      'a text has to match',
      object({ id: { type: 'integer' }, kind: { ...text, pattern: '^a' } }),
      'kind: another pattern',
    ],
  ])('is that %s', (_title, response, expected) => {
    expect(changes({ response })).toContainEqual(expect.stringContaining(expected));
  });

  test('is none if a field is added, no longer required, wider, or gone', () => {
    const response = object(
      { id: { type: 'number' }, kind: { type: 'string', enum: ['slot', 'table', 'wheel'] }, page: text },
      ['id'],
    );
    expect(changes({ response })).toEqual([]);
    expect(changes({ response: object({ id: { type: 'integer' } }) })).toEqual([]);
  });
});

describe('a breaking change of a request', () => {
  test.each<[string, Schema, string]>([
    ['a field is gone', object({ note: text }, []), 'body.name: may be missing where it is required'],
    ['an optional field is gone', object({ name: text }), 'body.note: no longer sent'],
    [
      'a new field is required',
      object({ name: text, note: text, at: text }, ['name', 'at']),
      'body.at: may be missing',
    ],
    ['a field is no longer always sent', object({ name: text, note: text }, []), 'body.name: may be missing'],
    [
      'a field may be empty',
      object({ name: { anyOf: [text, { type: 'null' }] }, note: text }, ['name']),
      'body.name: null instead of string',
    ],
  ])('is that %s', (_title, schema, expected) => {
    expect(changes(body(schema))).toContainEqual(expect.stringContaining(expected));
  });

  test('is that a list of values gains or loses one', () => {
    const withValues = (...values: string[]) => contract(body(object({ kind: { type: 'string', enum: values } })));
    expect(breakingChanges(withValues('a'), withValues('a', 'b'))).toEqual([
      'games GET /winners, request, body.kind: also "b"',
    ]);
    expect(breakingChanges(withValues('a', 'b'), withValues('a'))).toEqual([
      'games GET /winners, request, body.kind: also "b"',
    ]);
  });

  test('is none if a field is added that may be missing', () => {
    expect(changes(body(object({ name: text, note: text, page: text }, ['name'])))).toEqual([]);
  });
});

test('calls may come and go only where they are optional', () => {
  const without: RecordedContract = { ...contract(), calls: {} };
  expect(breakingChanges(contract(), without)).toEqual(['games GET /winners is gone']);
  expect(breakingChanges(without, contract())).toEqual([]);
  expect(breakingChanges(without, contract({ capability: null }))).toEqual([
    'games GET /winners is new and not optional',
  ]);
  expect(changes({ capability: null, auth: 'none', errors: [] })).toEqual([
    'games GET /winners: authentication none instead of userToken',
    'games GET /winners is no longer optional',
    'games GET /winners: status 401 is no longer expected',
  ]);
  expect(changes({ errors: ['401', '404'] })).toEqual([]);
});

test('messages to the page may demand no more, and messages of the page may not change', () => {
  const payload = object({ type: { const: 'ready' } });
  const wider = object({ type: { const: 'ready' }, stake: text });
  const withMessage = (direction: 'received' | 'sent', shape: Schema): RecordedContract => ({
    ...contract(),
    messages: { 'gameFrame.ready': { direction, payload: shape } },
  });
  for (const direction of ['received', 'sent'] as const)
    expect(breakingChanges(withMessage(direction, payload), withMessage(direction, wider))).toEqual([
      'message gameFrame.ready, stake: may be missing where it is required',
    ]);
  expect(breakingChanges(withMessage('received', wider), withMessage('received', payload))).toEqual([]);
  expect(breakingChanges(withMessage('received', payload), contract())).toEqual(['message gameFrame.ready is gone']);
});

test('named schemas are compared where they are used, also one that contains itself', () => {
  const response: Schema = { $ref: '#/components/schemas/Node' };
  const node = (id: Schema) => ({ Node: object({ id, below: { type: 'array', items: response } }) });
  expect(breakingChanges(contract({ response }, node(text)), contract({ response }, node(text)))).toEqual([]);
  expect(
    breakingChanges(contract({ response }, node(text)), contract({ response }, node({ ...text, maxLength: 9 }))),
  ).toEqual(['games GET /winners, response, id: maxLength none instead of 9']);
});

test('alternatives are compared with the one that fits best', () => {
  const options = (...anyOf: Schema[]): Partial<RecordedOperation> => ({ response: { anyOf } });
  const [one, other] = [object({ a: text }), object({ b: text, c: text })];
  expect(breakingChanges(contract(options(one, other)), contract(options(other, one)))).toEqual([]);
  expect(breakingChanges(contract(options(one, other)), contract(options(other)))).toEqual([
    'games GET /winners, response, b: may be missing where it is required',
    'games GET /winners, response, c: may be missing where it is required',
  ]);
});

test('versionProblems demands a new major version and an entry in the changelog for a breaking change', () => {
  const before = contract();
  const broken = contract({ response: object({ id: text }) });
  expect(versionProblems(before, contract(), [])).toEqual([]);
  expect(versionProblems(before, { ...broken, version: '1.1.0' }, [])[0]).toContain(
    'Set servicesContractVersion to 2.0.0',
  );
  const next = { ...broken, version: '2.0.0' };
  expect(versionProblems(before, next, ['Something else.'])[0]).toContain('begins with "Contract 2.0.0:"');
  expect(versionProblems(before, next, ['Contract 2.0.0: `id` is a text.'])).toEqual([]);
});
