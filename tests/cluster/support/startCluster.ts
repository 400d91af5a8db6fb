import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { freePort } from '../../../scripts/ports.ts';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import { startSandbox, startWeb } from '../../../scripts/startPair.ts';
import type { RunningProcess } from '../../../scripts/startProcess.ts';
import { temporaryData } from '../../../scripts/temporaryData.ts';
import { createHttpClient } from '../../contract/support/httpClient.ts';
import type { HttpClient } from '../../contract/support/httpClient.ts';
import { openSandboxProxy } from '../../contract/support/sandboxProxy.ts';
import type { SandboxProxy } from '../../contract/support/sandboxProxy.ts';
import { createSandbox } from '../../e2e/support/sandbox.ts';
import type { Sandbox } from '../../e2e/support/sandbox.ts';
import { startHaproxy } from './startHaproxy.ts';
import type { Balancer } from './startHaproxy.ts';
import { sentinelName, startRedisSentinel } from './startRedisSentinel.ts';
import type { RedisWithSentinel } from './startRedisSentinel.ts';
import { startVarnish } from './startVarnish.ts';
import type { Edge } from './startVarnish.ts';

/** Folder with `client/` and `server/` of the build under test. */
export const builtRelease = join(projectRoot, 'web/dist');
export const edgeSecret = 'edge-secret-of-the-cluster-tests';
export const purgeSecret = 'purge-secret-of-the-cluster-tests';
const webhookSecret = 'webhook-secret-of-the-cluster-tests';

/** One web server behind the balancer, on a port of its own that it keeps over restarts. */
export interface ClusterNode {
  readonly port: number;
  pid(): number;
  /** Requests that reach this node directly, without edge and balancer. */
  readonly client: HttpClient;
  /** Stops the node as a release does (SIGTERM, drain), and starts this release in its place. */
  release(folder: string): Promise<void>;
  /** Kills the node like a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends the node: its port stays open without responses until the returned function is called. */
  freeze(): () => void;
}

/** Varnish, HAProxy, three web nodes, Redis with Sentinel, and a sandbox, all on loopback. */
export interface Cluster {
  /** Port of the edge, which visitors use. */
  readonly port: number;
  readonly client: HttpClient;
  readonly nodes: readonly [ClusterNode, ClusterNode, ClusterNode];
  readonly balancer: Balancer;
  readonly redis: RedisWithSentinel;
  readonly edge: Edge;
  readonly sandbox: Sandbox;
  readonly sandboxPort: number;
  /** Proxy between the nodes and the sandbox; null without `recordsServiceCalls`. */
  readonly sandboxProxy: SandboxProxy | null;
  /** Publishes content as the content service does; resolves when the web has confirmed. */
  publish(event: { brand?: string; paths?: string[] }): Promise<void>;
  /** Waits until all nodes receive requests. */
  allNodesInUse(): Promise<void>;
  restartEdge(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Folder of a build or of the package. */
  release?: string;
  /** Port of the edge, and of the sandbox; default: free ports. */
  port?: number;
  sandboxPort?: number;
  webEnv?: Record<string, string>;
  sandboxEnv?: Record<string, string>;
  /**
   * False lets the nodes call the sandbox directly. The proxy runs in the process of the test, where the load and many
   * browsers would delay it beyond the deadline of a service call.
   */
  recordsServiceCalls?: boolean;
  /** Opens a server between edge and balancer. */
  beforeBalancer?: (balancerPort: number) => Promise<{ port: number; close(): void }>;
}

export async function startCluster({
  release = builtRelease,
  webEnv,
  sandboxEnv,
  recordsServiceCalls = true,
  beforeBalancer,
  ...ports
}: ClusterOptions = {}): Promise<Cluster> {
  const data = temporaryData();
  // Stops what has started if a later part does not start.
  await using started = new AsyncDisposableStack();
  started.defer(() => data.remove());
  const port = ports.port ?? (await freePort());
  const sandboxPort = ports.sandboxPort ?? (await freePort());
  const webPorts = [await freePort(), await freePort(), await freePort()] as const;
  const plan = {
    webPort: port,
    sandboxPort,
    hosts: brands.flatMap(({ hosts }) => [...hosts]),
    dataFolder: data.folder,
    sandboxEnv: { COVERS: 'onDemand', SIMULATED_PLAYERS: 'off', CATALOGUE_SIZE: '120', ...sandboxEnv },
  };
  const sandbox = startSandbox(plan, webhookSecret);
  started.defer(() => sandbox.stop());
  const sandboxFacts = await sandbox.ready;
  if (sandboxFacts === null)
    throw new Error(`The sandbox did not start:\n${(await sandbox.ended).lastLines.join('\n')}`);
  const sandboxProxy = recordsServiceCalls ? await openSandboxProxy(sandboxPort) : null;
  started.defer(() => sandboxProxy?.close());
  const redis = await startRedisSentinel();
  started.defer(() => redis.stop());

  const webVariables = {
    PLATFORM_URL: sandboxProxy?.origin ?? `http://127.0.0.1:${sandboxPort}`,
    REDIS_SENTINELS: redis.sentinelPorts.map((each) => `127.0.0.1:${each}`).join(' '),
    REDIS_SENTINEL_NAME: sentinelName,
    TRUSTED_PROXIES: '127.0.0.0/8',
    PLAIN_HTTP: 'on',
    EDGE_SECRET: edgeSecret,
    EDGE_PURGE_URLS: `http://127.0.0.1:${port}/.foyer/purge`,
    EDGE_PURGE_SECRET: purgeSecret,
    RELEASE_FILES_FOLDER: join(data.folder, 'release-files'),
    DEPLOYMENT: 'sandbox',
    // Longer than the balancer needs to notice: two checks, a second apart.
    DRAIN_NOTICE_MS: '2500',
    ...webEnv,
  };
  const nodes = webPorts.map((webPort) =>
    createNode(webPort, release, (folder) =>
      startWeb({ ...plan, webPort, webArgs: [serverOf(folder)], webEnv: webVariables }, webhookSecret, sandboxFacts),
    ),
  ) as unknown as Cluster['nodes'];
  for (const node of nodes) started.defer(() => node.kill());
  await Promise.all(nodes.map((node) => node.start()));

  const balancer = await startHaproxy(webPorts);
  started.defer(() => balancer.end());
  const between = await beforeBalancer?.(balancer.port);
  started.defer(() => between?.close());
  const edgeOptions = { port, origins: [{ port: between?.port ?? balancer.port }], edgeSecret, purgeSecret };
  let edge = await startVarnish(edgeOptions);
  started.defer(() => edge.end());
  const client = createHttpClient(port, { maxSockets: 400, repeatsOnClosedConnection: true });
  started.defer(() => client.close());
  const allNodesInUse = async () => {
    while ((await balancer.nodesInUse()).length < nodes.length) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await allNodesInUse();

  const running = started.move();
  return {
    port,
    client,
    nodes,
    balancer,
    redis,
    get edge() {
      return edge;
    },
    sandbox: createSandbox(sandboxPort),
    sandboxPort,
    sandboxProxy,
    async publish(event) {
      const { status, text } = await client.request({
        method: 'POST',
        path: '/webhooks/content',
        headers: { 'content-type': 'application/json', 'x-webhook-secret': webhookSecret },
        body: JSON.stringify({ event: 'content.published', ...event }),
      });
      if (status !== 200) throw new Error(`The webhook was answered ${status}: ${text}`);
    },
    allNodesInUse,
    async restartEdge() {
      await edge.end('SIGKILL');
      edge = await startVarnish(edgeOptions);
    },
    stop: () => running.disposeAsync(),
  };
}

/** The package starts with a file of its own, which checks the other files. */
function serverOf(folder: string): string {
  const packaged = join(folder, 'server.js');
  return existsSync(packaged) ? packaged : join(folder, 'server/server.js');
}

function createNode(port: number, firstRelease: string, run: (folder: string) => RunningProcess): ClusterNode {
  let folder = firstRelease;
  let running: RunningProcess | null = null;
  const client = createHttpClient(port, { maxSockets: 20 });
  const node: ClusterNode = {
    port,
    client,
    pid: () => running?.pid ?? 0,
    async start() {
      const next = run(folder);
      running = next;
      if ((await next.ready) === null)
        throw new Error(`A web node did not start:\n${(await next.ended).lastLines.join('\n')}`);
    },
    async release(next) {
      await running?.stop();
      folder = next;
      await node.start();
    },
    async kill() {
      const killed = running;
      running = null;
      if (killed?.pid !== undefined) process.kill(killed.pid, 'SIGCONT');
      await killed?.kill();
    },
    freeze() {
      const { pid } = running ?? {};
      if (pid === undefined) return () => undefined;
      process.kill(pid, 'SIGSTOP');
      return () => void process.kill(pid, 'SIGCONT');
    },
  };
  return node;
}
