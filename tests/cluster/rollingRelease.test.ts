import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSecondRelease } from '../support/secondRelease.ts';
import { launchBrowser, startSlotPlayer, startWalker } from './support/browserPlayers.ts';
import type { BrowserPlayer } from './support/browserPlayers.ts';
import { clusterSize, isComplete, pagePaths } from './support/clusterSize.ts';
import { builtRelease, startCluster } from './support/startCluster.ts';
import type { Cluster } from './support/startCluster.ts';
import { startLoad, warmUp } from './support/steadyLoad.ts';

let cluster: Cluster;
let browser: Browser;
const next = makeSecondRelease(builtRelease);

beforeAll(async () => {
  [cluster, browser] = await Promise.all([startCluster({ recordsServiceCalls: false }), launchBrowser()]);
  await warmUp(cluster.client, pagePaths);
});
afterAll(async () => {
  await browser.close();
  await cluster.stop();
  next.remove();
});

/** Replaces one node after the other, as a rolling release does. */
async function rollOut(folder: string, afterEach: () => Promise<void>): Promise<void> {
  for (const node of cluster.nodes) {
    await node.release(folder);
    await cluster.allNodesInUse();
    await afterEach();
  }
}

describe('a rolling release of three nodes', () => {
  const releases = [
    { name: 'release', folder: next.folder },
    { name: 'rollback', folder: builtRelease },
  ];
  test.each(isComplete ? releases : releases.slice(0, 1))(
    'a $name under load fails no request, loses no file of a page and interrupts no game',
    async ({ folder }) => {
      // One after the other: many browsers that start at once take longer than a player waits.
      const players: BrowserPlayer[] = [];
      while (players.length < clusterSize.browsers)
        players.push(
          players.length % 2 === 0 ? await startSlotPlayer(browser, cluster) : await startWalker(browser, cluster),
        );
      const load = startLoad({ client: cluster.client, pagesPerSecond: clusterSize.pagesPerSecond, paths: pagePaths });
      await rollOut(folder, async () => void (await Promise.all(players.map((player) => player.makeSteps(1)))));
      const problems = (await Promise.all(players.map((player) => player.stop()))).flat();
      const { failures, pages, files } = await load.stop();
      expect(failures).toEqual({});
      expect(problems).toEqual([]);
      expect(pages).toBeGreaterThan(clusterSize.pagesPerSecond);
      expect(files).toBeGreaterThan(0);
    },
  );
});
