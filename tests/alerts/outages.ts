import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import { freePort } from '../../scripts/ports.ts';
import { startHaproxy } from '../cluster/support/startHaproxy.ts';
import { startProgram } from '../cluster/support/startProgram.ts';
import { startVarnish } from '../cluster/support/startVarnish.ts';
import { createHttpClient } from '../contract/support/httpClient.ts';
import { startSandboxProcess } from '../contract/support/sandboxProcess.ts';
import { selfSignedCertificate } from '../support/testCertificates.ts';
import type { TestCertificate } from '../support/testCertificates.ts';
import { repeat } from './sendTraffic.ts';
import type { TrafficKind } from './sendTraffic.ts';
import { startBlackboxExporter } from './startBlackboxExporter.ts';
import type { NodeUnderOutage } from './startNode.ts';
import type { Scrape } from './startPrometheus.ts';

interface Prepared {
  variables?: Record<string, string>;
  startOutage?: () => Promise<unknown> | void;
  scrapes?: readonly Scrape[];
  /** Address of the site or service that the runbook calls `ADDRESS`. */
  address?: string;
  /** Folder of Varnish’s working files. */
  varnishFolder?: string;
}

export interface Outage {
  /** Divides the durations of the rules. */
  factor?: number;
  /** Requests before and during the outage. */
  traffic: readonly TrafficKind[];
  /** Requests that begin with the outage. */
  furtherTraffic?: readonly TrafficKind[];
  /** Starts servers beside the node, which end with the stack. Returns variables of the node for them. */
  prepare?: (ends: AsyncDisposableStack) => Promise<Prepared>;
  /** A query that has a value once the node has been observed long enough before the outage. */
  observed?: string;
  start?: (node: NodeUnderOutage, ends: AsyncDisposableStack) => Promise<unknown> | void;
  /** Every alert that fires, with what the commands of its runbook print. */
  fires: Readonly<Record<string, RegExp>>;
  /** Alerts that fire or not, depending on how long retries of calls wait and on how busy this machine is. */
  mayFire?: readonly string[];
}

interface Served {
  address: string;
  /** New connections get this certificate. */
  renew: (certificate: TestCertificate) => void;
}

/** Serves on this machine until the stack is disposed; with a certificate over TLS. */
async function serve(
  ends: AsyncDisposableStack,
  listener: RequestListener,
  certificate?: TestCertificate,
): Promise<Served> {
  const server = certificate === undefined ? createServer(listener) : createTlsServer(certificate, listener);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  ends.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    address: `${certificate === undefined ? 'http' : 'https'}://localhost:${(server.address() as AddressInfo).port}`,
    renew: (renewed) => server instanceof TlsServer && server.setSecureContext(renewed),
  };
}

/** Pages wait for the retries of calls that fail. */
const slowPages = ['PagesSlowFast', 'PagesSlowSlow'];
const degraded = { NodeDegraded: /"state": "failing"/ };

/** Real outages of the running product. */
export const outages: Readonly<Record<string, Outage>> = {
  'content answers 503': {
    traffic: ['home'],
    furtherTraffic: ['newPage', 'newPage', 'newPage'],
    start: ({ sandbox }) => sandbox.faults({ target: 'content', kind: '503' }),
    fires: {
      PageErrorsFast: /status="503"/,
      PageErrorsSlow: /status="503"/,
      ServiceFailing: /outcome="broken", service="content"/,
      PagesIncomplete: /outcome="broken", service="content"/,
      ...degraded,
    },
    mayFire: slowPages,
  },
  'content answers 404 to everything': {
    traffic: ['home'],
    start: ({ sandbox }) => sandbox.faults({ target: 'content', kind: '404' }),
    fires: { NodeNotReady: /no home page/ },
  },
  'content is slow': {
    traffic: ['newPage'],
    start: ({ sandbox }) => sandbox.faults({ target: 'content', kind: 'slow', delayMs: 900 }),
    fires: { PagesSlowFast: /service="content"\} => (?:[1-9]|0\.[5-9])/, PagesSlowSlow: /service="content"/ },
  },
  'games are down at the start of the node': {
    traffic: ['home'],
    furtherTraffic: ['webhook'],
    start: async (node) => {
      await node.sandbox.faults({ target: 'games', kind: 'refused' });
      await node.restart({});
    },
    fires: {
      ServiceFailing: /outcome="unreachable", service="games"/,
      PagesIncomplete: /gamesList|nodesByAlias|winners/,
      ...degraded,
    },
    mayFire: slowPages,
  },
  'the address of accounts is wrong after a restart': {
    traffic: ['login', 'home'],
    // The alert needs more than ten logins in fifteen seconds, also on a busy machine.
    furtherTraffic: ['login', 'login'],
    observed: 'count_over_time(call:foyer_session_calls_ok:ratio_rate15m{call="postLogin"}[1d] offset 61s)',
    start: (node) => node.restart({ ACCOUNTS_URL: `${node.sandbox.origin}/nowhere` }),
    fires: {
      ApiErrors: /call="postLogin"/,
      ServiceFailing: /outcome="broken", service="accounts"/,
      SessionCallsFailing: /call="postLogin", status="5xx"/,
      ...degraded,
    },
  },
  'the certificate of games is refused at the start of the node': {
    traffic: ['home'],
    furtherTraffic: ['webhook'],
    async start(node, ends) {
      const certificate = selfSignedCertificate(['localhost']);
      const { address } = await serve(ends, (_request, response) => response.end(), certificate);
      await node.restart({ GAMES_URL: address });
    },
    fires: {
      ServiceCertificateRejected: /DEPTH_ZERO_SELF_SIGNED_CERT/,
      ServiceFailing: /outcome="certificate", service="games"/,
      PagesIncomplete: /games/,
      ...degraded,
    },
    mayFire: slowPages,
  },
  'the clock of the node is wrong': {
    traffic: ['home'],
    furtherTraffic: ['newPage'],
    start: ({ moveClock }) => moveClock(120_000),
    fires: { ServicesClockDiffers: /foyer_services_clock_ahead_seconds\{.*\} => -1[12]\d/ },
  },
  'the flag service is down at the start of the node': {
    traffic: ['home'],
    start: async (node) => {
      await node.sandbox.faults({ target: 'flagPages', kind: 'refused' });
      await node.restart({});
    },
    fires: { FlagsStale: /never received/, ...degraded },
  },
  'Redis is down': {
    traffic: ['home'],
    async prepare(ends) {
      const port = await freePort();
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      const redis = await startProgram({ command: 'redis-server', args, port });
      ends.defer(() => redis.end());
      return { variables: { REDIS_URL: `redis://127.0.0.1:${port}` }, startOutage: () => redis.end('SIGKILL') };
    },
    fires: { RedisUnavailable: /unreachable/, ...degraded },
  },
  'the edge refuses purges': {
    traffic: ['home'],
    furtherTraffic: ['webhook'],
    async prepare(ends) {
      const { address } = await serve(ends, (_request, response) => response.writeHead(403).end());
      return { variables: { EDGE_PURGE_URLS: `${address}/purge`, EDGE_PURGE_SECRET: 'the-secret-of-another-edge' } };
    },
    fires: { PurgeFailing: /status 403/, ...degraded },
  },
  'the content service has another webhook secret': {
    traffic: ['home'],
    furtherTraffic: ['forgedWebhook'],
    fires: { WebhooksRefused: /sender/ },
  },
  'requests carry facts without the proof of the edge': {
    traffic: ['home'],
    furtherTraffic: ['forgedFacts'],
    prepare: async () => ({ variables: { EDGE_SECRET: 'the-secret-of-the-edge' } }),
    fires: { EdgeFactsRefused: /reason="proof"/ },
  },
  'made-up addresses are requested': {
    traffic: ['home'],
    furtherTraffic: ['newPage', 'newPage', 'newPage', 'newPage'],
    fires: { PageCacheHitRatioLow: /source="render"/ },
  },
  'a node is killed': {
    traffic: ['home'],
    start: ({ web }) => {
      process.kill(web.pid, 'SIGKILL');
    },
    fires: { NodeMissing: /Failed to connect|Couldn't connect/ },
  },
  'the processor is taken from a node': {
    traffic: [],
    start({ web }, ends) {
      const stopping = new AbortController();
      const pulses = (async () => {
        while (!stopping.signal.aborted) {
          process.kill(web.pid, 'SIGSTOP');
          await delay(300);
          process.kill(web.pid, 'SIGCONT');
          await delay(100);
        }
      })();
      ends.defer(async () => {
        stopping.abort();
        await pulses;
      });
    },
    fires: { EventLoopDelay: /process_cpu_seconds|=> / },
  },
  'a node gets much more traffic than hours ago': {
    factor: 480,
    traffic: [],
    observed: 'count_over_time(process_resident_memory_bytes[55s]) > 50',
    furtherTraffic: ['newPage', 'newPage', 'newPage', 'home', 'flood'],
    fires: { MemoryGrowth: /process_resident_memory_bytes\{.*\} => \d/ },
    // Ten minutes are less than a second here.
    mayFire: ['EventLoopDelay'],
  },
  'tabs of another release stay open': {
    factor: 960,
    traffic: [],
    furtherTraffic: ['oldTab'],
    fires: { OldReleaseInUse: /release="release-of-yesterday"/ },
    // Ten minutes are less than a second here.
    mayFire: ['EventLoopDelay'],
  },
  'the certificate of the site is not renewed': {
    traffic: ['home'],
    observed: 'probe_ssl_earliest_cert_expiry',
    async prepare(ends) {
      const listener: RequestListener = (_request, response) => response.setHeader('connection', 'close').end();
      const { address, renew } = await serve(ends, listener, selfSignedCertificate(['localhost'], 90));
      return {
        scrapes: await startBlackboxExporter(ends, { 'foyer-site': address }),
        address,
        startOutage: () => renew(selfSignedCertificate(['localhost'], 13)),
      };
    },
    fires: { SiteCertificateExpires: /notAfter=/ },
  },
  'the real-time hub and the origin of games are gone': {
    traffic: ['home'],
    observed: 'count(probe_success == 1) == 2',
    async prepare(ends) {
      const sandbox = await startSandboxProcess({ COVERS: 'onDemand' });
      ends.defer(async () => void (await sandbox.stop()));
      const address = `${sandbox.origin}/broker/hub`;
      return {
        scrapes: await startBlackboxExporter(ends, { 'foyer-hub': address, 'foyer-origins': sandbox.origin }),
        address,
        startOutage: () => void process.kill(sandbox.pid(), 'SIGKILL'),
      };
    },
    fires: { AddressUnreachable: /Failed to connect|Couldn't connect/ },
  },
  'made-up addresses are requested from the edge': {
    traffic: [],
    async prepare(ends) {
      const origin = await serve(ends, (_request, response) =>
        response.setHeader('cache-control', 'no-store').end('page'),
      );
      const port = await freePort();
      const edge = await startVarnish({
        port,
        origins: [{ port: Number(new URL(origin.address).port) }],
        edgeSecret: 'the-secret-of-the-edge',
        probeTimeoutSeconds: 20,
      });
      ends.defer(() => edge.end());
      return {
        scrapes: [await startVarnishExporter(ends, edge.runFolder)],
        varnishFolder: edge.runFolder,
        startOutage() {
          const client = createHttpClient(port);
          ends.defer(() => client.close());
          ends.defer(repeat((count) => client.request({ path: `/unknown-${count}`, country: 'FR' })));
        },
      };
    },
    fires: { EdgeHitRatioLow: /MAIN\.cache_miss\s+\d{2}/ },
  },
  'a node fails the checks of the balancer': {
    traffic: [],
    prepare: (ends) => balancedNodes(ends, 1),
    fires: { BalancerNodeDown: /server="web1"/ },
  },
  'every node fails the checks of the balancer': {
    traffic: [],
    prepare: (ends) => balancedNodes(ends, 3),
    fires: { BalancerNodeDown: /server="web3"/, BalancerWithoutNodes: /proxy="pages"\} => 0/ },
  },
  'a visitor calls in a loop': {
    traffic: ['home'],
    furtherTraffic: ['flood'],
    fires: { RateLimitsRefusing: /limiter="memory"/ },
  },
};

/** Alerts without a feasible outage, with the reason. */
export const alertsWithoutOutage: Readonly<Record<string, string>> = {};

/** Three servers behind the balancer, of which the first `failing` fail their checks in the outage. */
async function balancedNodes(ends: AsyncDisposableStack, failing: number): Promise<Prepared> {
  let isFailing = false;
  const portOf = async (place: number) => {
    const { address } = await serve(ends, (_request, response) =>
      response.writeHead(isFailing && place < failing ? 503 : 200).end(),
    );
    return Number(new URL(address).port);
  };
  const balancer = await startHaproxy([await portOf(0), await portOf(1), await portOf(2)]);
  ends.defer(() => balancer.end());
  return {
    scrapes: [{ job_name: 'foyer-balancer', static_configs: [{ targets: [`127.0.0.1:${balancer.operationsPort}`] }] }],
    startOutage: () => void (isFailing = true),
  };
}

/** Runs the exporter of Varnish's figures until the stack is disposed. Returns a job for it. */
async function startVarnishExporter(ends: AsyncDisposableStack, runFolder: string): Promise<Scrape> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const args = ['-n', runFolder, '-web.listen-address', address];
  const program = await startProgram({ command: 'prometheus-varnish-exporter', args, port });
  ends.defer(() => program.end());
  return { job_name: 'foyer-edge', static_configs: [{ targets: [address] }] };
}
