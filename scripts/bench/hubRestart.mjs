import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { reconnectDelay } from '../../web/src/services/realtime/connectionState.ts';
import { freePort } from '../ports.ts';
import { startPlatform } from '../startPair.ts';
import { temporaryData } from '../temporaryData.ts';
import { callJson } from './callJson.mjs';
import { pause, waitUntil } from './connectedPage.mjs';

export const restartClients = 500;
const tokensAtOnce = 50;
const opensAtOnce = 20;

/**
 * Measures how clients reconnect after the hub's process restarts. The clients use the vendor's library with the
 * backoff of the front end, because only the hub and the spread of attempts are measured.
 * @returns {Promise<{ downMs: number, back: number, perSecond: number[], peak: number, lastMs: number }>}
 */
export async function measureHubRestart() {
  const data = temporaryData();
  const port = await freePort();
  const plan = {
    webPort: await freePort(),
    platformPort: port,
    hosts: ['localhost'],
    dataFolder: data.folder,
    platformEnv: { CATALOGUE_SIZE: '80', COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
  };
  const start = async () => {
    const running = startPlatform(plan, 'bench');
    if ((await running.ready) === null)
      throw new Error(`The sandbox did not start: ${(await running.ended).lastLines.join('\n')}`);
    return running;
  };
  let platform = await start();
  /** @type {Set<import('@microsoft/signalr').HubConnection>} */
  const connected = new Set();
  let isOver = false;
  try {
    const nextToken = await launchTokens(port);
    /** @type {number[]} */
    const openedAt = [];
    const open = async () => {
      const { Url, AccessToken } = await callJson(port, '/milestones/negotiate', {}, await nextToken());
      const connection = new HubConnectionBuilder()
        .withUrl(`http://127.0.0.1:${port}${new URL(Url).pathname}`, {
          transport: HttpTransportType.WebSockets,
          skipNegotiation: true,
          accessTokenFactory: () => AccessToken,
        })
        .configureLogging(LogLevel.None)
        .build();
      connection.onclose(() => {
        connected.delete(connection);
        if (!isOver) reconnect(0);
      });
      await connection.start();
      connected.add(connection);
      openedAt.push(Date.now());
    };
    const reconnect = (/** @type {number} */ tries) =>
      void setTimeout(
        () => void open().catch(() => reconnect(tries + 1)),
        reconnectDelay(tries, Math.random(), 'restart'),
      );
    for (let client = 0; client < restartClients; client += opensAtOnce)
      await Promise.all(Array.from({ length: opensAtOnce }, open));
    openedAt.length = 0;
    const restartedAt = Date.now();
    await platform.stop();
    platform = await start();
    const downMs = Date.now() - restartedAt;
    await waitUntil(async () => connected.size === restartClients);
    // Wait for further connections: they would show that the hub dropped clients again.
    await pause(2000);
    const reconnectTimes = openedAt.map((at) => at - restartedAt);
    const perSecond = Array.from(
      { length: Math.ceil(Math.max(...reconnectTimes) / 1000) },
      (_, second) => reconnectTimes.filter((ms) => Math.floor(ms / 1000) === second).length,
    );
    return {
      downMs,
      back: connected.size,
      perSecond,
      peak: Math.max(...perSecond),
      lastMs: Math.max(...reconnectTimes),
    };
  } finally {
    isOver = true;
    await Promise.all([...connected].map((connection) => connection.stop()));
    await platform.stop();
    data.remove();
  }
}

/**
 * @param {number} port @returns {Promise<() => Promise<string>>} function that returns one unused launch token per call
 */
async function launchTokens(port) {
  const { username, password } = await callJson(port, '/control/players', {});
  const { tokens } = await callJson(port, '/accounts/login', {
    credentials: { username, password, passwordType: 'Password' },
    numLaunchTokens: tokensAtOnce,
    closeExistingSessions: true,
    identifiers: { ipAddress: '192.0.2.1' },
    firstPartyBlackBox: '',
    thirdPartyBlackBox: '',
  });
  /** @type {string[]} */
  const unused = tokens.launchTokens;
  return async () => {
    if (unused.length === 0)
      unused.push(
        ...(await callJson(port, '/accounts/refreshLaunchTokens', { numLaunchTokens: tokensAtOnce }, tokens.userToken))
          .launchTokens,
      );
    return unused.pop() ?? '';
  };
}
