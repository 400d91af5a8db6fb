import { expect } from 'vitest';
import { createHttpClient } from '../../contract/support/httpClient.ts';
import { clusterSize, pagePaths } from './clusterSize.ts';
import { startActions } from './startActions.ts';
import type { Cluster } from './startCluster.ts';
import { startLoad } from './steadyLoad.ts';

/**
 * Runs page requests and player actions while `disturb` runs, and expects that nothing fails. Without its only edge a
 * site sends no page, so a test that kills it requests pages from the balancer alone; the players' actions still go
 * through the edge, and are repeated until it is back.
 */
export async function expectUndisturbed(
  cluster: Cluster,
  disturb: () => Promise<void>,
  { afterwards, killsEdge = false }: { afterwards?: () => Promise<void>; killsEdge?: boolean } = {},
) {
  // The edge answers most pages itself, so as many requests go to the balancer without it.
  const behindEdge = createHttpClient(cluster.balancer.port, { maxSockets: 200, repeatsOnClosedConnection: true });
  const clients = killsEdge ? [behindEdge] : [cluster.client, behindEdge];
  const loads = clients.map((client) =>
    startLoad({ client, pagesPerSecond: clusterSize.pagesPerSecond / clients.length, paths: pagePaths }),
  );
  const actions = await startActions(cluster);
  await actions.complete(4);
  await disturb();
  await actions.complete(4);
  await afterwards?.();
  expect(await actions.stop()).toEqual({ lost: [], doubled: [] });
  const reports = await Promise.all(loads.map((load) => load.stop()));
  behindEdge.close();
  for (const { failures } of reports) expect(failures).toEqual({});
}
