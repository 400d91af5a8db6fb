// How 500 players come back to a hub that restarts: run it by itself, `node scripts/bench/hubRestart.mjs`. The clients are
// the vendor's; they wait as the front end does, because what is looked at is the hub and the spread.
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { withRunningPair } from './runningPair.mjs';

const clients = 500;
/** As `web/src/realtime/reconnectDelay.ts` has it for a hub that says that it restarts, milliseconds. */
const wait = () => 1000 + Math.random() * 9000;
const tokensAtOnce = 50;

/** @param {number} port @param {string} path @param {object} body @param {string} [bearer] @returns {Promise<any>} */
async function call(port, path, body, bearer) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return answer.json();
}

/** @param {number} port @returns {Promise<() => Promise<string>>} launch tokens, as many as are asked for */
async function launchTokens(port) {
  const { username, password } = await call(port, '/control/players', {});
  const { tokens } = await call(port, '/accounts/login', {
    credentials: { username, password, passwordType: 'Password' },
    numLaunchTokens: tokensAtOnce, closeExistingSessions: true, identifiers: { ipAddress: '192.0.2.1' }, firstPartyBlackBox: '', thirdPartyBlackBox: '',
  });
  /** @type {string[]} */
  let held = tokens.launchTokens;
  return async () => {
    if (held.length === 0) held = (await call(port, '/accounts/refreshLaunchTokens', { numLaunchTokens: tokensAtOnce }, tokens.userToken)).launchTokens;
    return held.pop() ?? '';
  };
}

await withRunningPair(80, async ({ platformPort: port }) => {
  const nextToken = await launchTokens(port);
  const open = async () => {
    const { Url, AccessToken } = await call(port, '/milestones/negotiate', {}, await nextToken());
    const connection = new HubConnectionBuilder()
      .withUrl(`http://127.0.0.1:${port}${new URL(Url).pathname}`, { transport: HttpTransportType.WebSockets, skipNegotiation: true, accessTokenFactory: () => AccessToken })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    return connection;
  };
  const connections = [];
  for (let client = 0; client < clients; client += 1) connections.push(await open());
  const restartedAt = Date.now();
  const back = connections.map((connection) => new Promise((resolve, reject) => connection.onclose(() => setTimeout(() => void open().then(resolve, reject), wait()))));
  await call(port, '/control/hub', { close: { allowReconnect: true } });
  const again = await Promise.all(back);
  const { openedAt } = await call(port, '/control/hub', {});
  /** @type {number[]} */
  const seconds = Array.from({ length: 12 }, () => 0);
  for (const moment of openedAt.filter((/** @type {number} */ one) => one >= restartedAt)) {
    const second = Math.min(11, Math.floor((moment - restartedAt) / 1000));
    seconds[second] = (seconds[second] ?? 0) + 1;
  }
  const peak = Math.max(...seconds);
  process.stdout.write(`${clients} clients, all back; new connections in each second: ${seconds.join(', ')}; peak ${peak}, mean over 10 s ${clients / 10}\n`);
  await Promise.all(again.map((connection) => /** @type {import('@microsoft/signalr').HubConnection} */ (connection).stop()));
});
