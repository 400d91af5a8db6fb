import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { reconnectDelay } from '../../web/src/realtime/reconnectDelay.ts';
import { freePort } from '../ports.mjs';
import { startPlatform } from '../startPair.mjs';
import { temporaryData } from '../temporaryData.mjs';
import { callJson } from './callJson.mjs';
import { pause, until } from './connectedPage.mjs';

export const restartClients = 500;
const tokensAtOnce = 50;
const opensAtOnce = 20;

/**
 * How players come back to a hub whose process is stopped and started again. The clients are the vendor's; they wait as
 * the front end does, because what is looked at is the hub and the spread.
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
        if (!isOver) comeBack(0);
      });
      await connection.start();
      connected.add(connection);
      openedAt.push(Date.now());
    };
    const comeBack = (/** @type {number} */ tries) =>
      void setTimeout(
        () => void open().catch(() => comeBack(tries + 1)),
        reconnectDelay(tries, Math.random(), 'restart'),
      );
    for (let client = 0; client < restartClients; client += opensAtOnce)
      await Promise.all(Array.from({ length: opensAtOnce }, open));
    openedAt.length = 0;
    const restartedAt = Date.now();
    await platform.stop();
    platform = await start();
    const downMs = Date.now() - restartedAt;
    await until(async () => connected.size === restartClients);
    // Whoever is back stays: a hub that lets them in and loses them again would show by further openings.
    await pause(2000);
    const moments = openedAt.map((at) => at - restartedAt);
    const perSecond = Array.from(
      { length: Math.ceil(Math.max(...moments) / 1000) },
      (_, second) => moments.filter((ms) => Math.floor(ms / 1000) === second).length,
    );
    return { downMs, back: connected.size, perSecond, peak: Math.max(...perSecond), lastMs: Math.max(...moments) };
  } finally {
    isOver = true;
    await Promise.all([...connected].map((connection) => connection.stop()));
    await platform.stop();
    data.remove();
  }
}

/** @param {number} port @returns {Promise<() => Promise<string>>} launch tokens, as many as are asked for */
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
  const held = tokens.launchTokens;
  return async () => {
    if (held.length === 0)
      held.push(
        ...(await callJson(port, '/accounts/refreshLaunchTokens', { numLaunchTokens: tokensAtOnce }, tokens.userToken))
          .launchTokens,
      );
    return held.pop() ?? '';
  };
}
