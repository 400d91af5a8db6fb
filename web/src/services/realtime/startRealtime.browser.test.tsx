import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/apiClient.browser.ts';
import { followReports } from '../errors/reportFollowers.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { startReportSink } from '../telemetry/reportSink.browser.ts';
import { onHubMessage } from './hubEvents.ts';
import type { HubMessage } from './hubMessage.ts';
import type { openHubSocket } from './openHubSocket.browser.ts';
import { realtime } from './realtimeHandle.ts';
import { realtimeStore } from './realtimeStore.ts';
import { startRealtime } from './startRealtime.browser.ts';
import type { RunningRealtime } from './startRealtime.browser.ts';

type Socket = Parameters<typeof openHubSocket>[0];

const noResponse = { ok: false, failure: { kind: 'noResponse' } };
let requests: string[];
let subscriptions: unknown[];
/** Responses by endpoint name; other calls succeed. */
let responses: Record<string, () => unknown>;
let sockets: Socket[];
let running: RunningRealtime;

const good: Record<string, unknown> = {
  postNegotiate: { url: 'http://hub.example/h', accessToken: 'token-token' },
  postPending: { messages: [] },
};
const call = async (endpoint: AnyEndpoint, input: unknown) => {
  requests.push(endpoint.name);
  if (endpoint.name === 'postSubscribe') subscriptions.push(input);
  return responses[endpoint.name]?.() ?? { ok: true, value: good[endpoint.name] ?? {} };
};
const start = () => {
  running = startRealtime({
    api: { call: call as unknown as ApiClient['call'] },
    userId: 7,
    topics: ['single-session', 'payment'],
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
const count = (name: string) => requests.filter((one) => one === name).length;
const message = {
  messageInstanceUUID: '3f2b8a52-7d6e-4c61-9a57-0d2b5b1c9f10',
  topic: 'xeniaAdvert' as const,
  clientReference: '',
};

beforeEach(() => {
  vi.useFakeTimers();
  [requests, subscriptions, responses, sockets] = [[], [], {}, []];
});
afterEach(() => {
  running.end();
  tabStorage.clear();
  vi.useRealTimers();
});

test('RT-07 RT-09 subscribes to its topics in one call, and fetches missed messages even if it fails', async () => {
  let response: (response: unknown) => void = () => undefined;
  responses = { postSubscribe: () => new Promise((resolve) => (response = resolve)) };
  await start();
  expect([realtimeStore.getState().name, count('postSubscribe'), realtimeStore.getState().connection]).toEqual([
    'Connected',
    1,
    0,
  ]);
  expect(subscriptions).toEqual([{ body: { topics: ['single-session', 'payment'] } }]);
  response(noResponse);
  await settle();
  expect(realtimeStore.getState().connection).not.toBe(0);
});

test('RT-07 a failed subscription keeps the connection and shows no trouble', async () => {
  const reports: string[] = [];
  const stop = followReports(({ name }) => reports.push(name));
  // A new follower first receives earlier reports.
  reports.length = 0;
  responses = { postSubscribe: () => noResponse };
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([realtimeStore.getState().name, realtimeStore.getState().hasProblem, sockets.length]).toEqual([
    'Connected',
    false,
    1,
  ]);
  expect(reports).not.toContain('CONNECTION_ERROR');
  stop();
});

test('RT-09 a connection lost while subscribing fetches nothing, and the next one does', async () => {
  const late: ((response: unknown) => void)[] = [];
  responses = {
    postSubscribe: () => (sockets.length === 1 ? new Promise((resolve) => late.push(resolve)) : noResponse),
  };
  await start();
  sockets[0]?.attempt.onLost({ canReconnect: true, reason: '1006' });
  await vi.advanceTimersByTimeAsync(2000);
  const { connection } = realtimeStore.getState();
  expect([sockets.length, connection === 0]).toEqual([2, false]);
  for (const response of late) response({ ok: true, value: {} });
  await vi.advanceTimersByTimeAsync(1000);
  expect(realtimeStore.getState().connection).toBe(connection);
});

test('RT-08 acknowledges pending receipts on the next page, and drops them at logout', async () => {
  await start();
  responses = { postAcknowledge: () => noResponse };
  realtime()?.acknowledge(message, true);
  await settle();
  running.leave();
  [requests, responses] = [[], {}];
  await start();
  expect([
    count('postAcknowledge'),
    realtime()?.isDone(message.messageInstanceUUID),
    tabStorage.get(storedKeys.receipts),
  ]).toEqual([1, true, null]);

  responses = { postAcknowledge: () => noResponse };
  realtime()?.acknowledge({ ...message, messageInstanceUUID: '3f2b8a52-7d6e-4c61-9a57-0d2b5b1c9f11' }, true);
  await settle();
  running.end();
  expect(tabStorage.get(storedKeys.receipts)).toBeNull();
});

test('RT-05 ignores messages to other players and unknown messages', async () => {
  await start();
  const messages: HubMessage[] = [];
  const stop = onHubMessage((received) => messages.push(received));
  const onCall = sockets[0]?.onCall;
  onCall?.('achievementUnlocked', [{ title: 'Theirs', userId: 8 }]);
  onCall?.('ReceiveMessage', [{ title: 'Five', streakCount: 5, userId: 8 }]);
  onCall?.('onMessagePublished', ['xeniaBanner', { ...message, content: {} }]);
  onCall?.('achievementUnlocked', [{ title: '<b>Mine</b>', userId: 7 }]);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  expect(messages).toEqual([{ kind: 'achievement', title: '<b>Mine</b>', userId: 7 }]);
});

test('RT-03 TE-06 reports failed and lost connections as CONNECTION_ERROR', async () => {
  const bodies: { reports: { name: string; facts: object }[] }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as { reports: { name: string; facts: object }[] });
    return new Response('{}');
  });
  const stopSink = startReportSink();
  // Reports of other tests are sent first.
  await vi.advanceTimersByTimeAsync(1000);
  bodies.length = 0;
  responses = { postNegotiate: () => noResponse };
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
    { name: 'CONNECTION_ERROR', facts: { reason: 'No negotiation: noResponse' } },
    { name: 'CONNECTION_ERROR', facts: { reason: 'closed by the network' } },
  ]);
});
