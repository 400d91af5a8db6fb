// Measures what a call of an adapter costs this machine, when it is started as a program.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details } from '@foyer/contract/accounts';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { noAdapters, startAdapters } from '../../web/src/server/adapters/startAdapters.server.ts';
import { createLog } from '../../web/src/server/log.server.ts';
import { createUpstream } from '../../web/src/server/upstream.server.ts';

/** Goal of a call, in milliseconds of computing time. */
const goalMs = 0.2;
const calls = 20_000;
/** Calls at the same time, as on a busy node. */
const atOnce = 8;

const account = {
  account: { core: { userId: 7, username: 'demo.uk', currencyIsoCode: 'GBP', marketId: 'uk', casinoId: 3568 } },
  session: { core: { sessionProductId: 8145, sessionId: 12 } },
};

/** @returns computing time of all threads for each call, in milliseconds */
async function costOf(run: () => Promise<unknown>, count: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < count; done += atOnce) await Promise.all(Array.from({ length: atOnce }, run));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** Prints the cost of a call of an adapter: the message to its thread and back, and the check of its result. */
export async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'adapter-cost-'));
  const log = createLog('silent');
  await writeFile(
    join(folder, 'cost.mjs'),
    `const account = ${JSON.stringify(account)}; export default { accounts: { async details() { return account; } } };`,
  );
  const host = new URL('../../web/src/server/adapters/adapterHost.server.ts', import.meta.url);
  const adapters = await startAdapters({ path: folder, host, variables: {}, log, showsOutput: true });
  try {
    const bases = {} as Parameters<typeof createUpstream>[0]['bases'];
    const adapted = createUpstream({ bases, log, adapters });
    // The same without the way to the thread.
    const text = JSON.stringify(account);
    const thread = { run: async () => ({ kind: 'response' as const, status: 200, text }) };
    const threadOf = (endpoint: AnyEndpoint) => (endpoint === details ? thread : noAdapters.threadOf(endpoint));
    const checked = createUpstream({ bases, log, adapters: { threadOf } });
    const call = (upstream: typeof adapted) => () => upstream.call(details, {}, { bearer: 'token' });
    await costOf(call(adapted), calls / 10);
    await costOf(call(checked), calls / 10);
    const costs = [await costOf(call(adapted), calls), await costOf(call(checked), calls)] as const;
    process.stdout.write(
      `A call of an adapter costs ${costs[0].toFixed(3)} ms of computing time, ${(costs[0] - costs[1]).toFixed(3)} ms of it for the thread (goal: less than ${goalMs} ms).\n`,
    );
    return costs[0] < goalMs ? 0 : 1;
  } finally {
    await adapters.stop();
    await rm(folder, { recursive: true });
  }
}
