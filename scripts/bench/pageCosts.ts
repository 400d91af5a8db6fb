import { setTimeout as delay } from 'node:timers/promises';
import { startLoad, warmUp } from '../../tests/cluster/support/steadyLoad.ts';
import type { HttpClient, WebResponse } from '../../tests/contract/support/httpClient.ts';
import { cpuMs } from './cpuAndMemory.ts';

/** A server whose process is measured. */
export interface MeasuredServer {
  readonly pid: number;
  readonly client: HttpClient;
  readonly webhookSecret: string;
}

export const gzip = { 'accept-encoding': 'gzip' };
const warmPages = 30;

const expectOk = ({ status }: WebResponse) => {
  if (status !== 200) throw new Error(`the server responded with ${status}`);
};

/** Empties the caches as the content service does after publishing. */
const emptyCaches = async ({ client, webhookSecret }: MeasuredServer) =>
  expectOk(
    await client.request({
      path: '/webhooks/content',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': webhookSecret },
      body: JSON.stringify({ event: 'content.published' }),
    }),
  );

const requestUncached = async (server: MeasuredServer) => {
  await emptyCaches(server);
  expectOk(await server.client.request({ headers: gzip }));
};

/** A server has compiled code and open connections after its first minute. */
export async function warmServer(server: MeasuredServer): Promise<void> {
  for (let page = 0; page < warmPages; page += 1) await requestUncached(server);
}

/**
 * CPU of an uncached page in milliseconds: parsing, upstream responses, rendering, compressing, sending.
 * @param pages as many as the CPU clock's steps of 10 ms need
 */
export async function cpuOfUncachedPage(server: MeasuredServer, pages: number): Promise<number> {
  const cpuOf = async (work: (server: MeasuredServer) => Promise<unknown>) => {
    const before = cpuMs(server.pid);
    for (let page = 0; page < pages; page += 1) await work(server);
    return (cpuMs(server.pid) - before) / pages;
  };
  const emptyingMs = await cpuOf(emptyCaches);
  return (await cpuOf(requestUncached)) - emptyingMs;
}

/** CPU of a cached page in milliseconds, at a constant number of pages in a second. */
export async function cpuOfCachedPage(
  { client, pid }: Pick<MeasuredServer, 'client' | 'pid'>,
  { pagesPerSecond, seconds }: { pagesPerSecond: number; seconds: number },
): Promise<number> {
  const paths = ['/'];
  // A page is cached from its second request on.
  for (let time = 0; time < 2; time += 1) await warmUp(client, paths);
  const before = cpuMs(pid);
  const load = startLoad({ client, pagesPerSecond, paths });
  await delay(seconds * 1000);
  const { pages, failures } = await load.stop();
  if (Object.keys(failures).length > 0) throw new Error(JSON.stringify(failures));
  return (cpuMs(pid) - before) / pages;
}
