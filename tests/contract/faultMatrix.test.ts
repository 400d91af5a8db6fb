import { expect, test } from 'vitest';
import { runFaultMatrix } from '../fault-matrix/runFaultMatrix.ts';

test('HT-05 HT-06 every page and call holds while the games service fails or says wrong types, cold and warm', async () => {
  const { cells, failures } = await runFaultMatrix({ targets: ['games'], kinds: ['500', 'wrongTypes'] });
  expect(failures).toEqual([]);
  expect(cells).toBeGreaterThan(150);
}, 90_000);
