import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { player } from '../../examples/operator/accounts.mjs';
import { startOperator } from '../../examples/operator/startOperator.mjs';
import { serveAdapters } from '../../scripts/adapters/serveAdapters.ts';
import { conformanceOptions } from '../conformance/conformanceOptions.ts';
import { runConformance } from '../conformance/runConformance.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adapters-'));
  operator = await startOperator(0);
});
afterAll(async () => {
  await operator.stop();
  await rm(folder, { recursive: true });
});

/** The endpoints of the accounts service that do not fit, with what conformance found. */
async function conformanceWith(source: string): Promise<Record<string, string[]>> {
  const file = join(folder, 'own.mjs');
  await writeFile(file, source);
  const base = `http://127.0.0.1:${operator.port}/accounts`;
  const options = conformanceOptions({ accounts: base, username: player.username, adapters: file }, player.password);
  if (typeof options === 'string') throw new Error(options);
  const served = await serveAdapters(file, options.bases);
  try {
    const { endpoints } = await runConformance({ ...options, bases: served.bases });
    expect(endpoints.filter(({ outcome }) => outcome === 'fits').length).toBeGreaterThan(7);
    return Object.fromEntries(
      endpoints.flatMap(({ name, mismatches }) => {
        const found = mismatches.filter((one) => !one.found.startsWith('status 404'));
        return found.length === 0 ? [] : [[name, found.map((one) => `${one.field} ${one.found}`)]];
      }),
    );
  } finally {
    await served.stop();
  }
}

test('conformance finds an adapter to fit, with the calls that it leaves to its service', async () => {
  const source = `export default { accounts: {
    details: (input, call) => call.request({ name: 'details' }, input),
    login: (input, call) => call.request({ name: 'login' }, input) } };`;
  expect(await conformanceWith(source)).toEqual({});
});

test('conformance names the fields of an adapter that pages would have replaced, and the place of a fault', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const source = `export default { accounts: {
    details: async (input, call) => ({ ...(await call.request({ name: 'details' }, input)), session: 'none' }),
    sessionSummary: async () => { throw new TypeError('of player 4711'); } } };`;
  const differing = await conformanceWith(source);
  const lines = new Set(written.mock.calls.map(([line]) => String(line)));
  written.mockRestore();
  expect([...lines]).toEqual([expect.stringMatching(/^adapter own: TypeError at .*own\.mjs:3:\d+\)\n$/)]);
  expect(differing['details']).toEqual(['session a string']);
  expect(differing['sessionSummary']).toEqual(expect.arrayContaining([expect.stringContaining('status 500')]));
  expect(Object.keys(differing).toSorted()).toEqual(['details', 'sessionSummary']);
});
