import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { residentMb } from '../../../scripts/bench/cpuAndMemory.ts';
import { createHttpClient } from '../../contract/support/httpClient.ts';
import { clusterSize, pagePaths } from '../support/clusterSize.ts';
import { startActions } from '../support/startActions.ts';
import { startCluster } from '../support/startCluster.ts';
import type { Cluster } from '../support/startCluster.ts';
import { startLoad, warmUp } from '../support/steadyLoad.ts';

const minuteMs = 60_000;
const sampleEveryMs = 5000;

describe('half an hour at half load', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
    await warmUp(cluster.client, pagePaths);
  });
  afterAll(() => cluster.stop());

  const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

  /** Mean memory of each node over a minute: a single reading depends on the last garbage collection. */
  async function meanMemory(): Promise<number[]> {
    const sums = cluster.nodes.map(() => 0);
    const samples = minuteMs / sampleEveryMs;
    for (let sample = 0; sample < samples; sample += 1) {
      for (const [index, node] of cluster.nodes.entries()) sums[index] = (sums[index] ?? 0) + residentMb(node.pid());
      await delay(sampleEveryMs);
    }
    return sums.map((sum) => sum / samples);
  }

  test('the memory of a node grows at most 5 % after five minutes, and no descriptor is left over', async () => {
    const before = cluster.nodes.map((node) => descriptors(node.pid()));
    const behindEdge = createHttpClient(cluster.balancer.port, { maxSockets: 100, repeatsOnClosedConnection: true });
    const loads = [cluster.client, behindEdge].map((client) =>
      startLoad({ client, pagesPerSecond: clusterSize.pagesPerSecond / 2, paths: pagePaths }),
    );
    const actions = await startActions(cluster);
    await delay(4 * minuteMs);
    const early = await meanMemory();
    await delay((clusterSize.soakMinutes - 6) * minuteMs);
    const late = await meanMemory();
    const report = await actions.stop();
    const failures = (await Promise.all(loads.map((load) => load.stop()))).map((load) => load.failures);
    behindEdge.close();

    expect(report).toEqual({ lost: [], doubled: [] });
    expect(failures).toEqual([{}, {}]);
    process.stdout.write(
      `Memory of the nodes after 5 and ${clusterSize.soakMinutes} minutes: ${early.map((mb, index) => `${mb.toFixed(0)} and ${late[index]?.toFixed(0)} MB`).join(', ')}.\n`,
    );
    // Connections of the balancer and to the services close after a while without requests.
    await expect
      .poll(
        () =>
          cluster.nodes.map((node, index) => descriptors(node.pid()) - (before[index] ?? 0)).filter((more) => more > 5),
        {
          timeout: 3 * minuteMs,
          interval: 1000,
        },
      )
      .toEqual([]);
    for (const [index, mb] of late.entries()) expect(mb / (early[index] ?? mb)).toBeLessThan(1.05);
  });
});
