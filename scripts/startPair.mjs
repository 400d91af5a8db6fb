import { randomBytes } from 'node:crypto';
import { everyInterface, originAt } from './chooseNetwork.mjs';
import { sessionSecret } from './sessionSecret.mjs';
import { startProcess } from './startProcess.mjs';

/** @typedef {import('./startProcess.mjs').RunningProcess} RunningProcess */

/**
 * @typedef {object} PairPlan
 * @property {number} webPort
 * @property {number} platformPort
 * @property {readonly string[]} hosts every brand's host names, without port
 * @property {import('./chooseNetwork.mjs').Network | null} [network] where other devices reach both; default: they do not
 * @property {string} dataFolder of the sandbox
 * @property {boolean} [reset] empties the sandbox first
 * @property {string} [webhookSecret] what the web expects from whoever says that content changed; default: random
 * @property {string[]} [platformArgs] default: run from source
 * @property {string[]} [webArgs] default: the built server
 * @property {Record<string, string | undefined>} [platformEnv]
 * @property {Record<string, string | undefined>} [webEnv]
 * @property {(name: 'platform' | 'web', line: string, facts: Record<string, unknown> | null) => void} [onLine]
 */

/**
 * Why a pair is of no use: a sentence for the reader, and what the process said last.
 * @typedef {{ problem: string, lastLines: string[] }} Trouble
 */

/**
 * A sandbox with a web front end in front of it.
 * @typedef {object} Pair
 * @property {Promise<Trouble | null>} started null when both listen; nothing is left running beside a trouble
 * @property {Promise<Trouble>} broken resolves when one of the two ends, asked or not
 * @property {() => number | undefined} webPid of the web front end once it has been started
 * @property {() => Promise<void>} stop at any time; the web first, so that no page is asked for that cannot be answered
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
  let answerBroken = () => {};
  /** @type {Promise<Trouble>} */
  const broken = new Promise((resolve) => (answerBroken = resolve));

  /** @param {RunningProcess} process_ */
  const listens = async (process_) => {
    running.unshift(process_);
    void process_.ended.then(({ how, lastLines }) =>
      answerBroken({ problem: `${process_.name} ended unexpectedly (${how}); its last words are above.`, lastLines }),
    );
    const facts = await Promise.race([process_.ready, broken.then(() => null)]);
    return stopping ? null : facts;
  };
  const stop = async () => {
    stopping = true;
    for (const process_ of running) await process_.stop();
  };
  const start = async () => {
    const sandbox = await listens(startPlatform(plan, webhookSecret));
    if (sandbox !== null && (await listens(startWeb(plan, webhookSecret, sandbox))) !== null) return null;
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
      // The sandbox is open to whoever reaches it: the variable for the web does not open it too.
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

/**
 * @param {PairPlan} plan
 * @param {string} webhookSecret
 * @param {Record<string, unknown>} sandbox what the sandbox said when it was ready
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
    args: webArgs ?? ['web/dist/server/server.js'],
    env: {
      NODE_ENV: 'production',
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
      // One brand shows a vendor's chat; the others have the one that is built in.
      MESSENGER_DEPLOYMENTS: 'pulse=7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611',
      WEBHOOK_SECRET: webhookSecret,
      SESSION_SECRET: sessionSecret(dataFolder),
      ...webEnv,
    },
    onLine: (line, facts) => onLine?.('web', line, facts),
  });
}

/**
 * Browsers reject the `__Host-` session cookie over plain HTTP except on localhost, so sessions are not bound to it here.
 * @param {import('./chooseNetwork.mjs').Network} network
 */
function networkVariables({ address, brand }) {
  return { HOST: everyInterface(address), PLAIN_HTTP: 'on', DEFAULT_BRAND: brand, SESSION_BINDING: 'off' };
}
