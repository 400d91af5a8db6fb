import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseStored } from './parseStored.ts';

test('A21 parseStored returns values of the expected shape and null for others', () => {
  const shape = v.object({ id: v.number() });
  expect(parseStored(shape, '{"id":7,"more":true}')).toEqual({ id: 7 });
  for (const text of [null, '', '{', '[]', 'null', '{"id":"7"}'])
    expect([text, parseStored(shape, text)]).toEqual([text, null]);
});
