import { randomBytes } from 'node:crypto';
import { wildcardAddress, originAt } from './chooseNetwork.mjs';
import { sessionSecret } from './sessionSecret.mjs';
import { startProcess } from './startProcess.mjs';

/** @typedef {import('./startProcess.mjs').RunningProcess} RunningProcess */

/**
 * @typedef {object} PairPlan
 * @property {number} webPort
 * @property {number} platformPort
 * @property {readonly string[]} hosts host names of all brands, without port
 * @property {import('./chooseNetwork.mjs').Network | null} [network] address for other devices; default: this machine
 * only
 * @property {string} dataFolder of the sandbox
 * @property {boolean} [reset] empties the sandbox first
 * @property {string} [webhookSecret] secret of the content webhook; default: random
 * @property {string[]} [platformArgs] default: run from source
 * @property {string[]} [webArgs] default: the built server
 * @property {Record<string, string | undefined>} [platformEnv]
 * @property {Record<string, string | undefined>} [webEnv]
 * @property {(name: 'platform' | 'web', line: string, facts: Record<string, unknown> | null) => void} [onLine]
 */

/**
 * Reason why a pair failed: an error message and the last output of the process.
 * @typedef {{ problem: string, lastLines: string[] }} Trouble
 */

/**
 * A sandbox with a web front end in front of it.
 * @typedef {object} Pair
 * @property {Promise<Trouble | null>} started resolves with null when both listen; after a failure nothing keeps
 * running
 * @property {Promise<Trouble>} broken resolves when one of the two processes ends, for any reason
 * @property {() => number | undefined} webPid process id of the web front end after its start
 * @property {() => Promise<void>} stop may be called at any time; stops the web first, so that no page request fails
 */

/**
 * Starts the sandbox, then the web.
 * @param {PairPlan} plan
 * @returns {Pair}
 */
export function startPair(plan) {
  const webhookSecret = plan.webhookSecret ?? randomBytes(24).toString('base64url');
  /** @type {RunningProcess[]} newest first */
  const running = [];
  let stopping = false;
  /** @type {(trouble: Trouble) => void} */
  let resolveBroken = () => {};
  /** @type {Promise<Trouble>} */
  const broken = new Promise((resolve) => (resolveBroken = resolve));

  /** @param {RunningProcess} child */
  const waitUntilReady = async (child) => {
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
    const sandbox = await waitUntilReady(startPlatform(plan, webhookSecret));
    if (sandbox !== null && (await waitUntilReady(startWeb(plan, webhookSecret, sandbox))) !== null) return null;
    await stop();
    return broken;
  };
  return { started: start(), broken, webPid: () => (running.length > 1 ? running[0]?.pid : undefined), stop };
}

/** @param {PairPlan} plan @param {string} webhookSecret */
export function startPlatform(
  { webPort, platformPort, hosts, network, dataFolder, reset, platformArgs, platformEnv, onLine },
  webhookSecret,
) {
  return startProcess({
    name: 'The sandbox',
    args: [...(platformArgs ?? ['platform/src/main.ts']), ...(reset ? ['--reset'] : [])],
    env: {
      PORT: String(platformPort),
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
      ...platformEnv,
    },
    onLine: (line, facts) => onLine?.('platform', line, facts),
  });
}

/** Space for new objects of the web server: 30 to 50 MB less memory than the default, for the same CPU. */
const webMemory = '--max-semi-space-size=8';

/**
 * @param {PairPlan} plan
 * @param {string} webhookSecret
 * @param {Record<string, unknown>} sandbox facts of the sandbox's ready line
 */
export function startWeb(
  { webPort, platformPort, network, dataFolder, webArgs, webEnv, onLine },
  webhookSecret,
  sandbox,
) {
  const origins =
    /** @type {Record<'games' | 'cashier' | 'portal' | 'media' | 'hub' | 'flags' | 'tags' | 'messenger', string>} */ (
      sandbox['origins']
    );
  return startProcess({
    name: 'The web front end',
    args: [webMemory, ...(webArgs ?? ['web/dist/server/server.js'])],
    env: {
      NODE_ENV: 'production',
      DEPLOYMENT: 'sandbox',
      PORT: String(webPort),
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      MEDIA_ORIGIN: origins.media,
      GAMES_ORIGIN: origins.games,
      CASHIER_ORIGIN: origins.cashier,
      PORTAL_ORIGIN: origins.portal,
      HUB_ORIGIN: origins.hub,
      FLAG_BASE_ORIGIN: origins.flags,
      FLAG_STREAM_ORIGIN: origins.flags,
      FLAG_EVENTS_ORIGIN: origins.flags,
      CONTROL_ROOM: `http://localhost:${platformPort}/control`,
      TAG_MANAGER_SCRIPT: `${origins.tags}/tag-manager/tag-manager.js`,
      MESSENGER_SCRIPT: `${origins.messenger}/messenger/genesys-bootstrap/genesys.min.js`,
      ...(network && networkVariables(network)),
      // One brand uses a vendor's chat; the others use the built-in one.
      MESSENGER_DEPLOYMENTS: 'pulse=7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611',
      WEBHOOK_SECRET: webhookSecret,
      SESSION_SECRET: sessionSecret(dataFolder),
      ...webEnv,
    },
    onLine: (line, facts) => onLine?.('web', line, facts),
  });
}

/** @param {import('./chooseNetwork.mjs').Network} network */
function networkVariables({ address, brand }) {
  return { HOST: wildcardAddress(address), PLAIN_HTTP: 'on', DEFAULT_BRAND: brand };
}
