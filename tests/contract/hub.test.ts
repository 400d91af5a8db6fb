import { request } from 'node:http';
import { connect } from 'node:net';
import { refreshToken } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import {
  acknowledgeMessage,
  pendingMessages,
  publishMessage,
  receiveMessage,
  subscribeTopic,
  unsubscribeTopic,
} from '@foyer/contract/broker';
import type { BrokerMessage, Topic } from '@foyer/contract/broker';
import { negotiate } from '@foyer/contract/milestones';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { hubClient, negotiateHub } from './support/hubClient.ts';
import type { HubListener } from './support/hubClient.ts';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
let player: SandboxPlayer;
let session: LoginSuccess;
const open: HubListener[] = [];

beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(async () => void (await sandbox.stop()));
beforeEach(async () => {
  player = await sandbox.newPlayer();
  session = await sandbox.logIn(player);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ connection }) => connection.stop()));
  await sandbox.hub({ refuse: false, silence: false, spelling: 'Url' });
  await sandbox.clearFaults();
});

const bearer = () => ({ bearer: session.tokens.userToken });
/** The status of an upgrade request. */
function upgradeStatus(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const upgradeRequest = request({
      host: hostname,
      port,
      path: pathname,
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });
    upgradeRequest.on('response', ({ statusCode }) => resolve(statusCode));
    upgradeRequest.on('upgrade', (response, socket) => (socket.destroy(), resolve(response.statusCode)));
    upgradeRequest.on('error', reject);
    upgradeRequest.end();
  });
}

let nextToken = 0;
const launchToken = () => session.tokens.launchTokens[(nextToken += 1) % session.tokens.launchTokens.length] ?? '';
beforeEach(() => (nextToken = 0));

/** Negotiates for every connection, as the browser does. */
async function connected(options?: { retryMs?: number[] }): Promise<HubListener> {
  const { url, accessToken } = await negotiateHub(sandbox, launchToken());
  let first: string | null = accessToken;
  const listener = hubClient(
    url,
    async () => {
      const token = first ?? (await negotiateHub(sandbox, launchToken())).accessToken;
      first = null;
      return token;
    },
    options,
  );
  open.push(listener);
  await listener.connection.start();
  return listener;
}
const subscribe = (topic: Topic) => sandbox.call(subscribeTopic, { params: { topic } }, bearer());
const advert = (title: string) =>
  sandbox.publishMessages({
    userId: player.userId,
    topic: 'xeniaAdvert',
    content: { title },
    clientReference: 'spring',
  });
const pending = async () =>
  ((await sandbox.call(pendingMessages, {}, bearer())).body as { messages: BrokerMessage[] }).messages;
const acknowledge = (id: string, withClose = true) =>
  sandbox.call(
    acknowledgeMessage,
    {
      params: { id },
      body: {
        messageInstanceUUID: id,
        topic: 'xeniaAdvert',
        acknowledgedWithClose: withClose,
        clientReference: 'spring',
      },
    },
    bearer(),
  );

test('RT-01 a launch token negotiates once, in either spelling, only for its player', async () => {
  const [one = '', two = '', three = ''] = session.tokens.launchTokens;
  const upper = await sandbox.call(negotiate, { body: { userId: player.userId } }, { bearer: one });
  expect(upper.body).toEqual({
    Url: expect.stringMatching(/^http:\/\/hub\.localhost:\d+\/milestones\/hub$/) as string,
    AccessToken: expect.any(String) as string,
  });
  expect((await sandbox.call(negotiate, { body: {} }, { bearer: one })).status).toBe(401);
  await sandbox.hub({ spelling: 'url' });
  expect((await sandbox.call(negotiate, { body: {} }, { bearer: two })).body).toHaveProperty('accessToken');
  expect((await sandbox.call(negotiate, { body: { userId: player.userId + 1 } }, { bearer: three })).status).toBe(403);
});

test('A19 no socket opens without a token, with a used token or from another site', async () => {
  const { url, accessToken } = await negotiateHub(sandbox, launchToken());
  await expect(hubClient(url, () => '').connection.start()).rejects.toThrow('WebSocket failed to connect');
  expect(await upgradeStatus(url, { origin: 'http://elsewhere.example', authorization: `Bearer ${accessToken}` })).toBe(
    403,
  );
  expect(await upgradeStatus(`${sandbox.origin}/games/hub`, { authorization: `Bearer ${accessToken}` })).toBe(404);
  const listener = hubClient(url, () => accessToken);
  open.push(listener);
  await listener.connection.start();
  await expect(hubClient(url, () => accessToken).connection.start()).rejects.toThrow('WebSocket failed to connect');
});

test('RT-05 RT-07 QU-05 messages and events arrive at the vendor’s client while it is subscribed', async () => {
  const listener = await connected();
  expect((await advert('Nobody listens')).map(({ connections }) => connections)).toEqual([0]);
  await subscribe('xeniaAdvert');
  await subscribe('mdd');
  await advert('Spring');
  await sandbox.publishMessages({ userId: player.userId, topic: 'mdd', content: { id: 'x' } });
  await sandbox.hub({
    userId: player.userId,
    emit: { event: 'achievementUnlocked', arguments: [{ title: 'First win' }] },
  });
  await sandbox.hub({ userId: player.userId, emit: { event: 'ReceiveMessage', arguments: ['Hello'] } });
  await listener.receivedAtLeast(4);
  expect(listener.received).toEqual([
    {
      event: 'onMessagePublished',
      args: ['xeniaAdvert', expect.objectContaining({ content: { title: 'Spring' }, clientReference: 'spring' })],
    },
    { event: 'onMessagePublished', args: ['mdd', { id: 'x' }] },
    { event: 'achievementUnlocked', args: [{ title: 'First win' }] },
    { event: 'ReceiveMessage', args: ['Hello'] },
  ]);
  await sandbox.call(unsubscribeTopic, { params: { topic: 'xeniaAdvert' } }, bearer());
  expect((await advert('Unheard'))[0]?.connections).toBe(0);
});

test('RT-07 receive and acknowledge count once, and only for the message’s player', async () => {
  const [message] = await advert('Spring');
  const id = message?.messageInstanceUUID ?? '';
  expect((await pending()).map(({ messageInstanceUUID }) => messageInstanceUUID)).toEqual([id]);
  expect((await sandbox.call(receiveMessage, { params: { id } }, bearer())).body).toEqual({ received: true });
  const otherPlayer = await sandbox.logIn(await sandbox.newPlayer());
  expect(
    (await sandbox.call(receiveMessage, { params: { id } }, { bearer: otherPlayer.tokens.userToken })).status,
  ).toBe(404);
  expect((await acknowledge(id, false)).body).toEqual({ acknowledged: true, isFirst: true });
  expect((await acknowledge(id)).body).toEqual({ acknowledged: true, isFirst: false });
  expect(await pending()).toEqual([]);
  expect((await sandbox.messageDeliveries(id))[id]).toMatchObject({ acknowledgedWithClose: false });
});

test('RT-07 an acknowledgement with different ids in path and body is refused', async () => {
  const [one, two] = [
    (await advert('One'))[0]?.messageInstanceUUID ?? '',
    (await advert('Two'))[0]?.messageInstanceUUID ?? '',
  ];
  const body = {
    messageInstanceUUID: two,
    topic: 'xeniaAdvert' as const,
    acknowledgedWithClose: true,
    clientReference: '',
  };
  expect((await sandbox.call(acknowledgeMessage, { params: { id: one }, body }, bearer())).status).toBe(400);
});

test('RT-09 a message published while the connection is lost is pending afterwards', async () => {
  const listener = await connected();
  await subscribe('xeniaAdvert');
  const lost = new Promise<void>((resolve) => listener.connection.onreconnecting(() => resolve()));
  const back = new Promise<void>((resolve) => listener.connection.onreconnected(() => resolve()));
  await sandbox.hub({ userId: player.userId, drop: true });
  await lost;
  await advert('Meanwhile');
  await back;
  expect((await pending()).map(({ content }) => content)).toEqual([{ title: 'Meanwhile' }]);
  await advert('Afterwards');
  await listener.receivedAtLeast(1);
});

test('RT-04 the client reconnects after a close only if the close allows it', async () => {
  const listener = await connected();
  const back = new Promise<void>((resolve) => listener.connection.onreconnected(() => resolve()));
  await sandbox.hub({ userId: player.userId, close: { allowReconnect: true } });
  await back;
  const ended = new Promise<Error | undefined>((resolve) => listener.connection.onclose(resolve));
  await sandbox.hub({ userId: player.userId, close: { error: 'bye' } });
  expect((await ended)?.message).toContain('bye');
});

test('RT-04 RT-05 the client reconnects after an invalid frame and ignores unknown messages', async () => {
  const listener = await connected();
  await sandbox.hub({
    userId: player.userId,
    sendRaw: '{"type":99}\u001E{"type":1,"target":"deleteEverything","arguments":[]}\u001E',
  });
  for (const broken of ['{"half":\u001E', 'no end']) {
    const back = new Promise<void>((resolve) => listener.connection.onreconnected(() => resolve()));
    await sandbox.hub({ userId: player.userId, sendRaw: broken });
    await back;
  }
  await sandbox.hub({ userId: player.userId, emit: { event: 'ReceiveMessage', arguments: ['Hello'] } });
  await listener.receivedAtLeast(1);
  expect(listener.received).toEqual([{ event: 'ReceiveMessage', args: ['Hello'] }]);
});

test('RT-07 AU-10 an expired user token keeps the connection open, but calls need a new token', async () => {
  const listener = await connected();
  await subscribe('xeniaAdvert');
  await sandbox.moveClock(16 * 60_000);
  await advert('Late');
  await listener.receivedAtLeast(1);
  expect((await sandbox.call(pendingMessages, {}, bearer())).status).toBe(401);
  const renewed = await sandbox.call(
    refreshToken,
    { body: { refreshToken: session.tokens.refreshTokens[0] ?? '', numLaunchTokens: 10 } },
    {},
  );
  const { tokens } = renewed.body as { tokens: LoginSuccess['tokens'] };
  expect((await sandbox.call(pendingMessages, {}, { bearer: tokens.userToken })).status).toBe(200);
});

test('A20 a malformed upgrade request is refused, and the hub keeps running', async () => {
  const { hostname, port } = new URL(sandbox.origin);
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET // HTTP/1.1\r\nHost: hub.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
  });
  expect(response).toContain('400');
  expect((await connected()).connection.state).toBe('Connected');
});

test('AU-14 a player can publish only the start of their own session', async () => {
  const { sessionGuid, sessionProductId } = session.session.core;
  const listener = await connected();
  await subscribe('single-session');
  const path = (topic: Topic, userId = player.userId) => ({
    params: { productId: String(sessionProductId), userId: String(userId), topic },
    body: { content: { guId: sessionGuid } },
  });
  expect((await sandbox.call(publishMessage, path('single-session'), bearer())).status).toBe(200);
  await listener.receivedAtLeast(1);
  expect(listener.received[0]?.args).toEqual(['single-session', { guId: sessionGuid }]);
  expect((await sandbox.call(publishMessage, path('xeniaToast'), bearer())).status).toBe(403);
  expect((await sandbox.call(publishMessage, path('single-session', player.userId + 1), bearer())).status).toBe(403);
});

test('GM-07 metered sessions are announced on their topic', async () => {
  const listener = await connected();
  await subscribe('meteredGameSession');
  const { meteredSessionId } = await sandbox.meteredSession(session.tokens.userToken);
  await listener.receivedAtLeast(1);
  expect(listener.received[0]?.args).toEqual([
    'meteredGameSession',
    expect.objectContaining({ id: meteredSessionId, endedAt: null }),
  ]);
});

test('RT-02 a client that cannot negotiate connects to the broker with a launch token', async () => {
  await sandbox.faults({ target: 'negotiate', kind: '500' });
  expect((await sandbox.call(negotiate, { body: {} }, { bearer: launchToken() })).status).toBe(500);
  const listener = hubClient(`${sandbox.origin}/broker/hub`, launchToken);
  open.push(listener);
  await listener.connection.start();
  expect(listener.connection.state).toBe('Connected');
});

test('the sandbox closes open connections when it stops', async () => {
  const second = await startSandboxProcess();
  const otherLogin = await second.logIn(await second.newPlayer());
  const { url, accessToken } = await negotiateHub(second, otherLogin.tokens.launchTokens[0] ?? '');
  const { connection } = hubClient(url, () => accessToken);
  const leaving = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()));
  await connection.start();
  expect(await second.stop()).toBe(0);
  await leaving;
  await connection.stop();
});
