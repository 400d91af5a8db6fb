import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterSize, pagePaths } from '../support/clusterSize.ts';
import { expectUndisturbed } from '../support/expectUndisturbed.ts';
import { startCluster } from '../support/startCluster.ts';
import type { Cluster } from '../support/startCluster.ts';
import { warmUp } from '../support/steadyLoad.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
  await warmUp(cluster.client, pagePaths);
});
afterAll(() => cluster.stop());

test('parts that are killed in turn for ten minutes lose no page and no action', async () => {
  const until = Date.now() + clusterSize.killMinutes * 60_000;
  const kinds = ['node', 'redis', 'edge'] as const;
  for (let turn = 0; Date.now() < until; turn += 1) {
    const kind = kinds[turn % kinds.length];
    const node = cluster.nodes[Math.floor(turn / kinds.length) % cluster.nodes.length];
    let killed = 0;
    await expectUndisturbed(
      cluster,
      async () => {
        if (kind === 'node') await node?.kill();
        else if (kind === 'redis') killed = await cluster.redis.killPrimary();
        else await cluster.restartEdge();
        await delay(clusterSize.killEveryMs);
      },
      {
        killsEdge: kind === 'edge',
        async afterwards() {
          if (kind === 'node') await node?.start();
          else if (kind === 'redis') await cluster.redis.restart(killed);
          await cluster.allNodesInUse();
        },
      },
    );
    if (kind === 'edge') expect((await cluster.client.request({ path: '/' })).status).toBe(200);
  }
});
