import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readStored } from './readStored.ts';

test('A21 stored text counts when it has the shape, and is nothing otherwise', () => {
  const shape = v.object({ id: v.number() });
  expect(readStored(shape, '{"id":7,"more":true}')).toEqual({ id: 7 });
  for (const text of [null, '', '{', '[]', 'null', '{"id":"7"}'])
    expect([text, readStored(shape, text)]).toEqual([text, null]);
});
