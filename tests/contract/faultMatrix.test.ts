import { expect, test } from 'vitest';
import { matrixCalls } from '../fault-matrix/matrixCalls.ts';
import { runFaultMatrix } from '../fault-matrix/runFaultMatrix.ts';
import { readWebEndpoints } from './webEndpoints.ts';

test('HT-05 HT-06 the fault matrix has a call of every endpoint of the web, and no other', async () => {
  const endpoints = await readWebEndpoints();
  expect(Object.keys(matrixCalls).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

test('HT-05 HT-06 every page and call holds while games or page look-ups are unavailable or of wrong types', async () => {
  const { cells, failures } = await runFaultMatrix({
    targets: ['games', 'pageLookup'],
    kinds: ['503', 'wrongTypes'],
    lanes: 2,
  });
  expect(failures).toEqual([]);
  expect(cells).toBeGreaterThan(1000);
}, 90_000);
