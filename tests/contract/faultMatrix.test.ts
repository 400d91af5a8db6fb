import { expect, test } from 'vitest';
import { endpointMoments } from '../e2e/support/endpointMoments.ts';
import { matrixCalls, readMatrixEndpoints } from '../fault-matrix/matrixCalls.ts';
import { runFaultMatrix } from '../fault-matrix/runFaultMatrix.ts';

test('HT-05 HT-06 the fault matrix calls exactly the endpoints of the web', async () => {
  const endpoints = await readMatrixEndpoints();
  expect(Object.keys(matrixCalls).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

/** Calls in the background, which pages make only with `ATTRIBUTION_PARAMETERS`: see `tests/e2e/attribution.spec.ts`. */
const silent = ['postAttribution', 'postDepositAttribution'];

test('HT-01 the faults of the page’s own calls have a moment for each endpoint of the web', async () => {
  const endpoints = await readMatrixEndpoints();
  expect([...Object.keys(endpointMoments), ...silent].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

test('HT-05 HT-06 pages and calls withstand failing games and page look-ups', async () => {
  const { cells, failures } = await runFaultMatrix({
    targets: ['games', 'pageLookup'],
    kinds: ['503', 'wrongTypes'],
    lanes: 2,
  });
  expect(failures).toEqual([]);
  expect(cells).toBeGreaterThan(1000);
});
