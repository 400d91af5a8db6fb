import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tolerantList } from '../../contract/src/tolerantSchemas.ts';
import { entriesOf, schemaText, sharedSchemas } from './schemaText.ts';

const price = v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(0)), currency: v.string() });

test('schemaText shows fields that may be missing, defaults, limits and alternatives', () => {
  const schema = v.object({
    id: v.pipe(v.string(), v.maxLength(40)),
    kind: v.optional(v.picklist(['slot', 'table'])),
    note: v.nullable(v.string()),
    'x-client': v.fallback(v.number(), 1),
    tags: v.array(v.union([v.string(), v.literal(1)])),
    terms: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(600))), v.maxLength(12))),
    links: tolerantList(v.string(), 4),
    places: v.array(v.pipe(v.number(), v.integer())),
  });
  expect(schemaText(schema, new Map())).toBe(
    [
      '{',
      '  id: string; // length at most 40',
      "  kind?: 'slot' | 'table';",
      '  note: string | null;',
      "  'x-client': number; // has a default",
      '  tags: (string | 1)[];',
      '  terms?: string[]; // at most 12 entries, each length at most 600',
      '  links: string[]; // at most 4 entries',
      '  places: number[]; // each integer',
      '}',
    ].join('\n'),
  );
});

test('schemaText shows the name of a shared schema, also of a copy with a further rule', () => {
  const names = new Map([[entriesOf(price), 'Price']]);
  const copy = v.pipe(
    price,
    v.check(({ amount }) => amount < 9),
  );
  expect(schemaText(v.object({ prices: v.array(price), best: copy }), names)).toBe(
    '{\n  prices: Price[];\n  best: Price;\n}',
  );
});

test('sharedSchemas finds schemas that occur twice, and a schema that contains itself', () => {
  interface Tree {
    name: string;
    below: Tree[];
  }
  const tree: v.GenericSchema<Tree> = v.object({ name: v.string(), below: v.array(v.lazy(() => tree)) });
  const shared = sharedSchemas([
    { name: 'one', schema: v.object({ price, tree }) },
    { name: 'other', schema: v.object({ prices: v.array(price) }) },
  ]);
  expect(shared.map(({ name }) => name)).toEqual(['Price', 'Tree']);
});
