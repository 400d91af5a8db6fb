import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseInput } from './parseInput.ts';

test('stops at the first problem of a long list', () => {
  const item = v.object({ name: v.string(), facts: v.record(v.string(), v.number()) });
  const read = parseInput(v.object({ list: v.array(item) }), { list: Array.from({ length: 1000 }, () => ({})) });
  expect(read.issues).toHaveLength(1);
});
