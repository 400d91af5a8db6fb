import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { clusterSize, isComplete } from './support/clusterSize.ts';
import { startCluster } from './support/startCluster.ts';
import type { Cluster } from './support/startCluster.ts';
import { openStoredPages, storePages } from './support/storedPages.ts';

const contentFolder = mkdtempSync(join(tmpdir(), 'foyer-content-'));
const editedFile = join(contentFolder, 'all-brands/pages/credits.yaml');
let cluster: Cluster;
/** Receives the content service's webhook as the edge would, and passes it on. */
let relay: Server;
let onPublished: (() => void) | null = null;

beforeAll(async () => {
  cpSync(join(projectRoot, 'sandbox/content'), contentFolder, { recursive: true });
  const relayPort = await freePort();
  relay = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      onPublished?.();
      const { 'x-webhook-secret': secret = '' } = request.headers;
      void cluster.client
        .request({
          method: 'POST',
          path: '/webhooks/content',
          headers: { 'content-type': 'application/json', 'x-webhook-secret': String(secret) },
          body: Buffer.concat(parts),
        })
        .then(({ status, text }) => response.writeHead(status).end(text));
    });
  }).listen(relayPort, '127.0.0.1');
  cluster = await startCluster({
    beforeBalancer: openStoredPages,
    sandboxEnv: { CONTENT_FOLDER: contentFolder, CONTENT_WEBHOOKS: `http://127.0.0.1:${relayPort}/webhooks/content` },
  });
});
afterAll(async () => {
  await cluster.stop();
  relay.close();
  rmSync(contentFolder, { recursive: true, force: true });
});

const original = readFileSync(join(projectRoot, 'sandbox/content/all-brands/pages/credits.yaml'), 'utf8');

/** Time in milliseconds from the webhook until all nodes and the edge send the new page. */
async function publishAndWait(number: number): Promise<number> {
  const title = `Credits, edition ${number}`;
  const readers = [cluster.client, ...cluster.nodes.map(({ client }) => client)];
  await Promise.all(readers.map((client) => client.request({ path: '/credits' })));
  const published = new Promise<number>((resolve) => (onPublished = () => resolve(performance.now())));
  writeFileSync(editedFile, original.replace(/^title:.*$/m, `title: { en: '${title}', zh: '${title}' }`));
  const startedAt = await published;
  await Promise.all(
    readers.map(async (client) => {
      while (!(await client.request({ path: '/credits' })).text.includes(title));
    }),
  );
  return performance.now() - startedAt;
}

describe('a publication', () => {
  test('reaches three nodes and the edge, and costs Redis no scan of its keys', async () => {
    await cluster.client.request({ path: '/credits' });
    const storedPage = async () => (await cluster.redis.command('keys', 'foyer:page:*')).split('\n')[0] ?? '';
    await expect.poll(storedPage).not.toBe('');
    const page = await storedPage();
    await cluster.redis.command(
      'eval',
      "for i = 1, tonumber(ARGV[1]) do redis.call('hset', KEYS[1] .. ':' .. i, 'status', '200') end",
      '1',
      page,
      String(clusterSize.storedPages),
    );
    await storePages(cluster.client, clusterSize.storedPages);
    await cluster.redis.command('config', 'resetstat');
    const times: number[] = [];
    for (let number = 0; number < clusterSize.purges; number += 1) times.push(await publishAndWait(number));
    const commands = await cluster.redis.command('info', 'commandstats');
    expect(commands).not.toMatch(/cmdstat_(?:scan|keys):/);
    const slowest = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
    if (isComplete) {
      process.stdout.write(`Publications reached three nodes and the edge: 99 % within ${Math.round(slowest)} ms.\n`);
      expect(slowest).toBeLessThan(1000);
    }
  });
});
