import { expect, test } from 'vitest';
import { builtChunks } from '../support/builtChunks.ts';
import { scriptBudgets } from '../support/scriptBudgets.ts';

const limits = new Map<string, number>(Object.entries(scriptBudgets.chunks));
const chunks = builtChunks();

test('every chunk is within its budget', () => {
  const exceeding = chunks.filter(
    ({ name, gzipBytes }) => gzipBytes > 1000 * (limits.get(name) ?? scriptBudgets.otherChunkKb),
  );
  expect(exceeding.map(({ name, gzipBytes }) => `${name}: ${gzipBytes} bytes`)).toEqual([]);
});

test('every chunk with a budget of its own exists and needs it', () => {
  const large = chunks.filter(({ gzipBytes }) => gzipBytes > 1000 * scriptBudgets.otherChunkKb);
  expect(large.map(({ name }) => name).toSorted()).toEqual([...limits.keys()].toSorted());
});
