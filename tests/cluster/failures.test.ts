import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from './support/clusterSize.ts';
import { expectUndisturbed } from './support/expectUndisturbed.ts';
import { startCluster } from './support/startCluster.ts';
import type { Cluster } from './support/startCluster.ts';
import { warmUp } from './support/steadyLoad.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
  await warmUp(cluster.client, pagePaths);
});
afterAll(() => cluster.stop());

describe('three nodes, Redis with Sentinel, a balancer and an edge', () => {
  test('a killed node loses no page that another node can answer, and no action', async () => {
    const [node] = cluster.nodes;
    await expectUndisturbed(cluster, () => node.kill(), {
      async afterwards() {
        await node.start();
        await cluster.allNodesInUse();
      },
    });
  });

  test('a node that hangs with its port open gets no more requests, and pages go on', async () => {
    const [, node] = cluster.nodes;
    let thaw = () => {};
    await expectUndisturbed(cluster, async () => {
      thaw = node.freeze();
      while ((await cluster.balancer.nodesInUse()).length === 3) await delay(50);
    });
    thaw();
    await cluster.allNodesInUse();
  });

  test('a lost Redis primary is replaced, and pages, logins and actions go on', async () => {
    let killed = 0;
    await expectUndisturbed(cluster, async () => {
      killed = await cluster.redis.killPrimary();
      while ((await cluster.redis.primaryPort()) === killed) await delay(50);
    });
    await cluster.redis.restart(killed);
  });

  test('a killed edge comes back; the balancer sends pages meanwhile, and no action is lost', async () => {
    await expectUndisturbed(cluster, () => cluster.restartEdge(), { killsEdge: true });
    expect((await cluster.client.request({ path: '/' })).status).toBe(200);
  });

  test('without any Redis, pages and logins go on', async () => {
    const primary = await cluster.redis.primaryPort();
    await expectUndisturbed(cluster, () => cluster.redis.killAll());
    await cluster.redis.startAll(primary);
  });
});
