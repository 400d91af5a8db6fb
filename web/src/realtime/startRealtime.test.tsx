import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/apiClient.browser.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { followReports } from '../telemetry/reportFollowers.ts';
import { startReportSink } from '../telemetry/reportSink.browser.ts';
import { onHubMessage } from './hubEvents.ts';
import type { HubMessage } from './hubMessage.ts';
import type { openHubSocket } from './hubSocket.browser.ts';
import { realtime } from './realtimeHandle.ts';
import { realtimeStore } from './realtimeStore.ts';
import { startRealtime } from './startRealtime.browser.ts';
import type { RunningRealtime } from './startRealtime.browser.ts';

type Socket = Parameters<typeof openHubSocket>[0];

const noAnswer = { ok: false, failure: { kind: 'noAnswer' } };
let asked: string[];
/** How calls are answered that are not answered with success. */
let responses: Record<string, () => unknown>;
let sockets: Socket[];
let running: RunningRealtime;

const good: Record<string, unknown> = {
  postNegotiate: { url: 'http://hub.example/h', accessToken: 'token-token' },
  postPending: { messages: [] },
};
const call = async (endpoint: AnyEndpoint) => {
  asked.push(endpoint.name);
  return responses[endpoint.name]?.() ?? { ok: true, value: good[endpoint.name] ?? {} };
};
const start = () => {
  running = startRealtime({
    api: { call: call as unknown as ApiClient['call'] },
    userId: 7,
    takeLaunchToken: async () => 'launch-token',
    userToken: () => 'a.b.c',
    async openSocket(socket) {
      sockets.push(socket);
      return { close: () => undefined };
    },
  });
  return settle();
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const count = (name: string) => asked.filter((one) => one === name).length;
const message = {
  messageInstanceUUID: '3f2b8a52-7d6e-4c61-9a57-0d2b5b1c9f10',
  topic: 'xeniaAdvert' as const,
  clientReference: '',
};

beforeEach(() => {
  vi.useFakeTimers();
  [asked, responses, sockets] = [[], {}, []];
});
afterEach(() => {
  running.end();
  tabStorage.clear();
  vi.useRealTimers();
});

test('RT-07 RT-09 topics are subscribed to with one call; where it fails, late, what was missed is asked for all the same', async () => {
  let response: (response: unknown) => void = () => undefined;
  responses = { postSubscribe: () => new Promise((resolve) => (response = resolve)) };
  await start();
  expect([realtimeStore.getState().name, count('postSubscribe'), realtimeStore.getState().connection]).toEqual([
    'Connected',
    1,
    0,
  ]);
  response(noAnswer);
  await settle();
  expect(realtimeStore.getState().connection).not.toBe(0);
});

test('RT-07 a subscription that fails is a warning only: the connection stays, and the player hears of no trouble', async () => {
  const reports: string[] = [];
  const stop = followReports(({ name }) => reports.push(name));
  // A follower is first told what was reported before it.
  reports.length = 0;
  responses = { postSubscribe: () => noAnswer };
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([realtimeStore.getState().name, realtimeStore.getState().isTroubled, sockets.length]).toEqual([
    'Connected',
    false,
    1,
  ]);
  expect(reports).not.toContain('CONNECTION_ERROR');
  stop();
});

test('RT-09 a connection that is lost while it subscribes asks for nothing; the one that follows does', async () => {
  const late: ((response: unknown) => void)[] = [];
  responses = { postSubscribe: () => (sockets.length === 1 ? new Promise((resolve) => late.push(resolve)) : noAnswer) };
  await start();
  sockets[0]?.attempt.onLost({ canReconnect: true, reason: '1006' });
  await vi.advanceTimersByTimeAsync(2000);
  const { connection } = realtimeStore.getState();
  expect([sockets.length, connection === 0]).toEqual([2, false]);
  for (const response of late) response({ ok: true, value: {} });
  await vi.advanceTimersByTimeAsync(1000);
  expect(realtimeStore.getState().connection).toBe(connection);
});

test('RT-08 what could not be acknowledged when the page goes away is acknowledged by the next page; after a logout by nobody', async () => {
  await start();
  responses = { postAcknowledge: () => noAnswer };
  realtime()?.acknowledge(message, true);
  await settle();
  running.leave();
  [asked, responses] = [[], {}];
  await start();
  expect([
    count('postAcknowledge'),
    realtime()?.isDone(message.messageInstanceUUID),
    tabStorage.get(storedKeys.receipts),
  ]).toEqual([1, true, null]);

  responses = { postAcknowledge: () => noAnswer };
  realtime()?.acknowledge({ ...message, messageInstanceUUID: '3f2b8a52-7d6e-4c61-9a57-0d2b5b1c9f11' }, true);
  await settle();
  running.end();
  expect(tabStorage.get(storedKeys.receipts)).toBeNull();
});

test('RT-05 what is said to another player, or is nothing that anybody knows, is heard by nobody', async () => {
  await start();
  const heard: HubMessage[] = [];
  const stop = onHubMessage((received) => heard.push(received));
  const say = sockets[0]?.onCall;
  say?.('achievementUnlocked', [{ title: 'Theirs', userId: 8 }]);
  say?.('ReceiveMessage', [{ title: 'Five', streakCount: 5, userId: 8 }]);
  say?.('onMessagePublished', ['xeniaBanner', { ...message, content: {} }]);
  say?.('achievementUnlocked', [{ title: '<b>Mine</b>', userId: 7 }]);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  expect(heard).toEqual([{ kind: 'achievement', title: '<b>Mine</b>', userId: 7 }]);
});

test('RT-03 TE-06 a connection that cannot be made and one that is lost are sent to the server as CONNECTION_ERROR', async () => {
  const bodies: { reports: { name: string; facts: object }[] }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as { reports: { name: string; facts: object }[] });
    return new Response('{}');
  });
  const stopSink = startReportSink();
  // What other tests reported before anybody listened goes first.
  await vi.advanceTimersByTimeAsync(1000);
  bodies.length = 0;
  responses = { postNegotiate: () => noAnswer };
  await start();
  expect(realtimeStore.getState().name).toBe('Disconnected');
  responses = {};
  await vi.advanceTimersByTimeAsync(2000);
  expect(realtimeStore.getState().name).toBe('Connected');
  sockets[0]?.attempt.onLost({ canReconnect: true, reason: 'closed by the network' });
  expect(realtimeStore.getState().name).toBe('Reconnecting');
  await vi.advanceTimersByTimeAsync(1000);
  stopSink();
  vi.unstubAllGlobals();
  expect(bodies.flatMap(({ reports }) => reports)).toEqual([
    { name: 'CONNECTION_ERROR', facts: { reason: 'No negotiation: noAnswer' } },
    { name: 'CONNECTION_ERROR', facts: { reason: 'closed by the network' } },
  ]);
});
