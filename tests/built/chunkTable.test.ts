import { expect, test } from 'vitest';
import { builtChunks } from '../support/builtChunks.ts';
import { readChunkTable } from '../support/chunkTable.ts';

/** Share by which a chunk may exceed its size in the table. */
const tolerance = 0.03;
/** Small chunks vary by the length of file names in them. */
const toleranceBytes = 30;

const table = readChunkTable();

test('docs/chunks.md lists exactly the chunks of the build (npm run chunks)', () => {
  expect(builtChunks().map(({ name }) => name)).toEqual(table.map(({ name }) => name));
});

test('no chunk exceeds its size in docs/chunks.md by more than 3 %', () => {
  const limits = new Map(table.map(({ name, bytes }) => [name, bytes + Math.max(bytes * tolerance, toleranceBytes)]));
  const exceeding = builtChunks().filter(({ name, gzipBytes }) => gzipBytes > (limits.get(name) ?? Infinity));
  expect(exceeding.map(({ name, gzipBytes }) => `${name}: ${gzipBytes} bytes`)).toEqual([]);
});
