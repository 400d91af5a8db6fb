import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wildcardAddress, originAt } from './chooseNetwork.ts';
import type { Network } from './chooseNetwork.ts';
import { startProcess } from './startProcess.ts';
import type { RunningProcess } from './startProcess.ts';

export interface PairPlan {
  webPort: number;
  sandboxPort: number;
  /** Host names of all brands, without port. */
  hosts: readonly string[];
  /** Address for other devices; default: this machine only. */
  network?: Network | null;
  /** Of the sandbox. */
  dataFolder: string;
  /** Empties the sandbox first. */
  reset?: boolean;
  /** Secret of the content webhook; default: random. */
  webhookSecret?: string;
  /** Default: run from source. */
  sandboxArgs?: string[];
  /** Default: the built server. */
  webArgs?: string[];
  sandboxEnv?: Record<string, string | undefined>;
  webEnv?: Record<string, string | undefined>;
  onLine?: (name: 'sandbox' | 'web', line: string, facts: Record<string, unknown> | null) => void;
}

/** Reason why a pair failed: an error message and the last output of the process. */
interface Problem {
  problem: string;
  lastLines: string[];
}

/** A sandbox with a web front end in front of it. */
export interface Pair {
  /** Resolves with null when both listen; after a failure nothing keeps running. */
  started: Promise<Problem | null>;
  /** Resolves when one of the two processes ends, for any reason. */
  broken: Promise<Problem>;
  /** Process id of the web front end after its start. */
  webPid: () => number | undefined;
  /** May be called at any time; stops the web first, so that no page request fails. */
  stop: () => Promise<void>;
}

/** Starts the sandbox, then the web. */
export function startPair(plan: PairPlan): Pair {
  const webhookSecret = plan.webhookSecret ?? randomBytes(24).toString('base64url');
  /** Newest first. */
  const running: RunningProcess[] = [];
  let stopping = false;
  let resolveBroken: (problem: Problem) => void = () => {};
  const broken: Promise<Problem> = new Promise((resolve) => (resolveBroken = resolve));

  const waitUntilReady = async (child: RunningProcess) => {
    running.unshift(child);
    void child.ended.then(({ how, lastLines }) =>
      resolveBroken({ problem: `${child.name} ended unexpectedly (${how}); see its last lines above.`, lastLines }),
    );
    const facts = await Promise.race([child.ready, broken.then(() => null)]);
    return stopping ? null : facts;
  };
  const stop = async () => {
    stopping = true;
    for (const child of running) await child.stop();
  };
  const start = async () => {
    const sandbox = await waitUntilReady(startSandbox(plan, webhookSecret));
    if (sandbox !== null && (await waitUntilReady(startWeb(plan, webhookSecret, sandbox))) !== null) return null;
    await stop();
    return broken;
  };
  return { started: start(), broken, webPid: () => (running.length > 1 ? running[0]?.pid : undefined), stop };
}

export function startSandbox(
  { webPort, sandboxPort, hosts, network, dataFolder, reset, sandboxArgs, sandboxEnv, onLine }: PairPlan,
  webhookSecret: string,
) {
  return startProcess({
    name: 'The sandbox',
    args: [...(sandboxArgs ?? ['sandbox/src/main.ts']), ...(reset ? ['--reset'] : [])],
    env: {
      PORT: String(sandboxPort),
      // The sandbox has no access control, so the web's HOST variable must not open it to the network too.
      HOST: process.env['PLATFORM_HOST'] ?? '127.0.0.1',
      DATA_FOLDER: dataFolder,
      ...(network && { PAGE_HOST: network.address }),
      WEB_ORIGINS: [
        ...hosts.map((host) => `http://${host}:${webPort}`),
        ...(network ? [originAt(network.address, webPort)] : []),
      ].join(','),
      CONTENT_WEBHOOKS: `http://127.0.0.1:${webPort}/webhooks/content`,
      WEBHOOK_SECRET: webhookSecret,
      ...sandboxEnv,
    },
    onLine: (line, facts) => onLine?.('sandbox', line, facts),
  });
}

/**
 * How a web server starts, as in deploy/Containerfile. Its space for new objects takes 30 to 50 MB less memory than the
 * default, and one arena of glibc's allocator about 20 to 40 MB less ([operating](../docs/operating.md#memory)).
 */
export const webMemory = { nodeOption: '--max-semi-space-size=8', env: { MALLOC_ARENA_MAX: '1' } } as const;

/** @param sandbox facts of the sandbox's ready line */
export function startWeb(
  { webPort, sandboxPort, network, dataFolder, webArgs, webEnv, onLine }: PairPlan,
  webhookSecret: string,
  sandbox: Record<string, unknown>,
) {
  const origins = sandbox['origins'] as Record<
    'games' | 'cashier' | 'portal' | 'media' | 'hub' | 'flags' | 'tags' | 'messenger',
    string
  >;
  return startProcess({
    name: 'The web front end',
    args: [webMemory.nodeOption, ...(webArgs ?? ['web/dist/server/server.js'])],
    env: {
      NODE_ENV: 'production',
      DEPLOYMENT: 'sandbox',
      PORT: String(webPort),
      PLATFORM_URL: `http://127.0.0.1:${sandboxPort}`,
      MEDIA_ORIGIN: origins.media,
      GAMES_ORIGIN: origins.games,
      CASHIER_ORIGIN: origins.cashier,
      PORTAL_ORIGIN: origins.portal,
      HUB_ORIGIN: origins.hub,
      FLAG_BASE_ORIGIN: origins.flags,
      FLAG_STREAM_ORIGIN: origins.flags,
      FLAG_EVENTS_ORIGIN: origins.flags,
      CONTROL_ROOM: `http://localhost:${sandboxPort}/control`,
      TAG_MANAGER_SCRIPT: `${origins.tags}/tag-manager/tag-manager.js`,
      MESSENGER_SCRIPT: `${origins.messenger}/messenger/genesys-bootstrap/genesys.min.js`,
      ...(network && networkVariables(network)),
      // One brand uses a vendor's chat; the others use the built-in one.
      MESSENGER_DEPLOYMENTS: 'pulse=7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611',
      WEBHOOK_SECRET: webhookSecret,
      SESSION_SECRET: sessionSecret(dataFolder),
      ...webMemory.env,
      ...webEnv,
    },
    onLine: (line, facts) => onLine?.('web', line, facts),
  });
}

function networkVariables({ address, brand }: Network) {
  return { HOST: wildcardAddress(address), PLAIN_HTTP: 'on', DEFAULT_BRAND: brand };
}

/** 32 random bytes. */
const secretPattern = /^[\w-]{43}$/;

/**
 * The web's key for sealing tokens and saved names. Created at the first start and stored, so that a restart logs
 * nobody out.
 */
export function sessionSecret(dataFolder: string) {
  const file = join(dataFolder, 'session-secret');
  const storedSecret = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (secretPattern.test(storedSecret)) return storedSecret;
  mkdirSync(dataFolder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  // Rename only the complete file: a full disk must not leave part of it under its final name.
  writeFileSync(`${file}.part`, secret, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secret;
}
