import { startProgram } from '../../../tests/cluster/support/startProgram.ts';
import { openSandboxProxy } from '../../../tests/contract/support/sandboxProxy.ts';
import type { SandboxProxy } from '../../../tests/contract/support/sandboxProxy.ts';
import { freePort } from '../../ports.ts';
import type { CommandLine } from '../../readCommandLine.mjs';
import { withLobby } from '../lobby.ts';
import { figuresOf, writeReport } from '../report.ts';
import type { Section } from '../report.ts';
import { coresPerNode, demandOf, plannedUtilisation } from './demandOf.ts';
import type { EventCost } from './demandOf.ts';
import { measureCosts } from './measureCosts.ts';
import { assumedBehaviour, trafficKinds, trafficOf } from './trafficOf.ts';
import type { TrafficKind } from './trafficOf.ts';

const playersAtOnce = [10_000, 1_000_000, 10_000_000];
/** What tests/cluster/long/edgeHitRatio.test.ts demands. */
const edgeHitRatio = 0.98;

const kindNames: Record<TrafficKind, string> = {
  visit: 'first page, empty browser cache',
  navigation: 'further page',
  login: 'login, with the lobby that follows',
  lobbyMinute: 'minute with the lobby open',
  gameMinute: 'minute with a game open',
  launch: 'launch of a game, with its page',
};

/** Measures what players cost one web server, models larger numbers, and writes reports/scale.md. */
export async function main({ names: [text = '4'] }: Pick<CommandLine, 'names'>): Promise<number> {
  const rounds = Number(text);
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    process.stderr.write('Give the number of rounds.\n');
    return 1;
  }
  const costs = await measureAllCosts(rounds);
  writeReport('scale.md', 'Scale', [costSection(costs), assumptionSection(), demandSection(costs)]);
  return 0;
}

async function measureAllCosts(rounds: number) {
  const [redisPort, proxyPort] = [await freePort(), await freePort()];
  const redis = await startProgram({
    command: 'redis-server',
    args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    port: redisPort,
  });
  const proxy: { current?: SandboxProxy } = {};
  try {
    return await withLobby(
      async (browser, pair) => {
        proxy.current = await openSandboxProxy(pair.sandboxPort, proxyPort);
        const upstreamCalls = () => proxy.current?.calls.length ?? 0;
        return measureCosts({ browser, pair, redisPort, upstreamCalls, rounds });
      },
      { webEnv: { PLATFORM_URL: `http://127.0.0.1:${proxyPort}`, REDIS_URL: `redis://127.0.0.1:${redisPort}` } },
    );
  } finally {
    await proxy.current?.close();
    await redis.end();
  }
}

function costSection(measured: Readonly<Record<TrafficKind, EventCost>>): Section {
  return {
    title: 'Cost of an event',
    method:
      "One web server, a real browser, and the sandbox as the operator's services. CPU of the server's process, without what it uses while idle.",
    figures: figuresOf(new Map(trafficKinds.map((kind) => [kindNames[kind], measured[kind]])), [
      [{ title: 'CPU', unit: 'ms' }, (cost) => cost.cpuMs],
      [{ title: 'requests', unit: '' }, ({ requests }) => requests],
      [{ title: 'of these pages and files', unit: '' }, ({ cacheableRequests }) => cacheableRequests],
      [{ title: 'sent', unit: 'kB' }, ({ bytes }) => bytes / 1000],
      [{ title: 'service calls', unit: '' }, ({ upstreamCalls }) => upstreamCalls],
      [{ title: 'Redis commands', unit: '' }, (cost) => cost.redisCommands],
    ]),
  };
}

function assumptionSection(): Section {
  const assumed = { ...assumedBehaviour, edgeHitRatio, coresPerNode, plannedUtilisation };
  return {
    title: 'Assumptions',
    method: 'Replace them in `scripts/bench/scale/trafficOf.ts` by your own and run the command again.',
    figures: Object.entries(assumed).map(([title, value]) => ({ title, unit: '', values: { assumed: value } })),
  };
}

function demandSection(measured: Readonly<Record<TrafficKind, EventCost>>): Section {
  const demands = playersAtOnce.flatMap((players) => {
    const traffic = trafficOf(players, assumedBehaviour);
    const name = players.toLocaleString('en-GB');
    return [
      [name, demandOf({ traffic, costs: measured, edgeHitRatio: 0 })],
      [`${name} behind an edge`, demandOf({ traffic, costs: measured, edgeHitRatio })],
    ] as const;
  });
  return {
    title: 'Players at once',
    method: 'The busiest second of ten minutes.',
    figures: figuresOf(new Map(demands), [
      [{ title: 'requests a second', unit: '' }, (demand) => demand.requestsPerSecond],
      [{ title: 'requests at the nodes a second', unit: '' }, (demand) => demand.requestsAtNodesPerSecond],
      [{ title: 'busy cores', unit: '' }, (demand) => demand.cores],
      [{ title: 'nodes', unit: '' }, (demand) => demand.nodes],
      [{ title: 'Redis commands a second', unit: '' }, (demand) => demand.redisPerSecond],
      [{ title: 'service calls a second', unit: '' }, (demand) => demand.upstreamPerSecond],
      [{ title: 'sent by the edge', unit: 'Gbit/s' }, (demand) => demand.edgeGbitPerSecond],
      [{ title: 'sent by the nodes', unit: 'Gbit/s' }, (demand) => demand.nodeGbitPerSecond],
    ]),
  };
}
