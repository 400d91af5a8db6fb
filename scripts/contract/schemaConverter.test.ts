import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dateTime } from '../../contract/src/dateTime.ts';
import { extension, lenient, tolerantList } from '../../contract/src/tolerantSchemas.ts';
import { contractComments } from './contractComments.ts';
import type { Contract } from './readContract.ts';
import { schemaConverter } from './schemaConverter.ts';

interface Tree {
  name: string;
  below: Tree[];
}
const tree: v.GenericSchema<Tree> = v.object({ name: v.string(), below: v.array(v.lazy(() => tree)) });
const price = v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(0)), currency: v.string() });

const source = `
export const price = v.object({ /** In pence. */ amount: count, currency: v.string() });
const one = v.object({ /** Its name. */ name: v.string(), ...price.entries });
const other = v.object({ /** Another name. */ name: v.string(), ...price.entries });
`;
const contract: Contract = {
  endpoints: [],
  schemas: new Map<string, { schema: v.GenericSchema; comment: string }>([
    ['Price', { schema: price, comment: 'What it costs.' }],
    ['Tree', { schema: tree, comment: '' }],
  ]),
  comments: new Map([['price', contractComments('price.ts', source)]]),
};
const converter = () => schemaConverter(contract, 'draft-2020-12');

test('a field has the limits, and what a page uses while it is missing', () => {
  const schema = v.object({
    id: v.pipe(v.string(), v.maxLength(40)),
    kind: extension(v.picklist(['slot', 'table']), 'slot'),
    note: lenient(v.nullable(v.string()), null),
    tags: tolerantList(v.string(), 4),
    // A default that is the time of the reading would differ in every document.
    at: lenient(dateTime, () => new Date().toISOString()),
    session: lenient(v.object({ at: dateTime }), () => ({ at: new Date().toISOString() })),
  });
  expect(converter().convert(schema)).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 40 },
      kind: { type: 'string', enum: ['slot', 'table'], default: 'slot' },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 4 },
      at: { type: 'string', maxLength: 40 },
      session: { type: 'object', properties: { at: { type: 'string', maxLength: 40 } }, required: ['at'] },
    },
    required: ['id', 'note', 'tags', 'at', 'session'],
  });
});

test('a named schema is a reference, also as a copy with a further rule, and keeps its comments', () => {
  const { convert, referenced } = converter();
  const cheap = v.pipe(
    price,
    v.check(({ amount }) => amount < 9),
  );
  const reference = { $ref: '#/components/schemas/Price' };
  expect(convert(v.object({ best: cheap, all: v.array(price) })).properties).toEqual({
    best: reference,
    all: { type: 'array', items: reference },
  });
  expect(referenced()).toEqual({
    Price: {
      description: 'What it costs.',
      type: 'object',
      properties: { amount: { type: 'integer', minimum: 0, description: 'In pence.' }, currency: { type: 'string' } },
      required: ['amount', 'currency'],
    },
  });
});

test('a schema that contains itself refers to itself', () => {
  const { convert, referenced } = converter();
  expect(convert(tree)).toEqual({ $ref: '#/components/schemas/Tree' });
  expect(referenced()['Tree']?.properties?.['below']).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Tree' },
  });
});

test('a comment of which several objects may be meant is left out', () => {
  const named = v.object({ name: v.string(), ...price.entries });
  const { properties } = converter().convert(named);
  expect(properties?.['name']).toEqual({ type: 'string' });
});

test('a part of a schema without a counterpart is an error', () => {
  expect(() => converter().convert(v.object({ file: v.file() }))).toThrow('cannot be converted');
});

test('contractComments reads comments of exports and of the entries of lists', () => {
  const { exports, variants } = contractComments(
    'events.ts',
    `/**
      * Sent by the game,
      * once.
      *
      * - See {@link other}.
      * @param none
      */
     export const event = v.variant('type', [
       /** The game can be played. */
       v.object({ ...marked, type: v.literal('ready') }),
       v.object({ type: v.literal('closed') }),
     ]);
     const topics = [/** A toast. */ 'toast', 'advert'];`,
  );
  expect([...exports]).toEqual([['event', 'Sent by the game, once.\n\n- See `other`.']]);
  expect([...variants]).toEqual([
    ['ready', 'The game can be played.'],
    ['toast', 'A toast.'],
  ]);
});
