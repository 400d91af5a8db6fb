// Measures what players cost one web server, models larger numbers, and writes docs/scale.md. Runs on the product's Node.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../../tests/cluster/support/startProgram.ts';
import { openPlatformProxy } from '../../../tests/contract/support/platformProxy.ts';
import { freePort } from '../../ports.ts';
import { projectRoot } from '../../projectRoot.mjs';
import { withRunningPair } from '../runningPair.mjs';
import { withBrowser } from '../withBrowser.mjs';
import { compareNodes } from './compareNodes.mjs';
import { measureCosts } from './measureCosts.mjs';
import { demandOf } from './scaleModel.mjs';
import { scalePage } from './scalePage.mjs';
import { assumedBehaviour, seededRandom, simulatePlayers } from './simulatePlayers.mjs';

const rounds = Number(process.argv[2] ?? 4);
const playersAtOnce = [10_000, 1_000_000, 10_000_000];
/** Measured by scripts/bench/edgeHitRatio.mjs; this is its goal, so that the page promises no more. */
const edgeHitRatio = 0.98;
const simulatedSeconds = 600;

const redisPort = await freePort();
const proxyPort = await freePort();
const redis = await startProgram({
  command: 'redis-server',
  args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  port: redisPort,
});
/** @type {Awaited<ReturnType<typeof openPlatformProxy>> | undefined} */
let proxy;
/** @type {Awaited<ReturnType<typeof measureCosts>>} */
let costs;
try {
  costs = await withRunningPair(
    600,
    async (pair) => {
      proxy = await openPlatformProxy(pair.platformPort, proxyPort);
      return withBrowser((browser) =>
        measureCosts({ browser, pair, redisPort, upstreamCalls: () => proxy?.calls.length ?? 0, rounds }),
      );
    },
    { web: { PLATFORM_URL: `http://127.0.0.1:${proxyPort}`, REDIS_URL: `redis://127.0.0.1:${redisPort}` } },
  );
} finally {
  await proxy?.close();
  await redis.end();
}

const nodes = await compareNodes();

const demands = playersAtOnce.map((players) => {
  const traffic = simulatePlayers({
    players,
    seconds: simulatedSeconds,
    behaviour: assumedBehaviour,
    random: seededRandom(1),
  });
  return {
    alone: demandOf({ players, traffic, costs, edgeHitRatio: 0 }),
    behindEdge: demandOf({ players, traffic, costs, edgeHitRatio }),
  };
});
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const page = scalePage(
  { costs, nodes, behaviour: assumedBehaviour, demands, edgeHitRatio },
  { machine, day: new Date().toISOString().slice(0, 10) },
);
writeFileSync(join(projectRoot, 'docs/scale.md'), page);
process.stdout.write(page);
