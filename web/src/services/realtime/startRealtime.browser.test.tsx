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
let launchTokens: number;
/** Tokens of the acknowledgements. */
let usedTokens: unknown[];

const good: Record<string, unknown> = {
  postNegotiate: { url: 'http://hub.example/h', accessToken: 'token-token' },
  postPending: { messages: [] },
};
const call = async (endpoint: AnyEndpoint, input: unknown, options?: { token?: unknown }) => {
  requests.push(endpoint.name);
  if (endpoint.name === 'postAcknowledge') usedTokens.push(options?.token);
  if (endpoint.name === 'postSubscribe') subscriptions.push(input);
  return responses[endpoint.name]?.() ?? { ok: true, value: good[endpoint.name] ?? {} };
};
const start = () => {
  running = startRealtime({
    api: { call: call as unknown as ApiClient['call'] },
    userId: 7,
    topics: ['single-session', 'payment'],
    takeLaunchToken: async () => `launch-token-${(launchTokens += 1)}`,
    userToken: () => 'a.b.c',
    async openSocket(socket) {
      sockets.push(socket);
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
  [requests, subscriptions, responses, sockets, usedTokens] = [[], [], {}, [], []];
  launchTokens = 0;
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
  sockets[0]?.onEnd('1006');
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

const refusal = (status: number, retryAfterMs?: number) => () => ({
  ok: false,
  failure: { kind: 'refused', status, code: null, message: '', ...(retryAfterMs !== undefined && { retryAfterMs }) },
});

test.each([
  ['is refused with 403', refusal(403)],
  ['is refused with 400', refusal(400)],
  ['is refused with 401', refusal(401)],
  ['is refused with 429', refusal(429)],
  ['fails', () => noResponse],
])('RT-08 an acknowledgement that %s is repeated while the connection lasts, and stays stored', async (_, response) => {
  await start();
  responses = { postAcknowledge: response };
  realtime()?.acknowledge(message, true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count('postAcknowledge')).toBeGreaterThanOrEqual(3);
  expect(count('postAcknowledge')).toBeLessThanOrEqual(4);
  expect([realtime()?.isDone(message.messageInstanceUUID), sockets.length]).toEqual([true, 1]);
  expect(tabStorage.get(storedKeys.receipts)).toContain(message.messageInstanceUUID);
  responses = {};
  await vi.advanceTimersByTimeAsync(31_000);
  expect(tabStorage.get(storedKeys.receipts)).toBeNull();
});

test('RT-08 an acknowledgement of a message that the broker does not have is not repeated', async () => {
  await start();
  responses = { postAcknowledge: refusal(404) };
  realtime()?.acknowledge(message, true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([count('postAcknowledge'), tabStorage.get(storedKeys.receipts)]).toEqual([1, null]);
});

test('RT-08 an acknowledgement waits as long as the service asks', async () => {
  await start();
  responses = { postAcknowledge: refusal(429, 50_000) };
  realtime()?.acknowledge(message, true);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(count('postAcknowledge')).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(count('postAcknowledge')).toBe(2);
});

test('RT-08 sends unsent acknowledgements with the ending token before a logout', async () => {
  await start();
  responses = { postAcknowledge: () => noResponse };
  realtime()?.acknowledge(message, true);
  await settle();
  responses = {};
  const sent = running.sendPending('last.user.token');
  running.end();
  await sent;
  expect([usedTokens, tabStorage.get(storedKeys.receipts)]).toEqual([['a.b.c', 'last.user.token'], null]);
});

test('RT-04 a hub that drops each connection at once is tried 8 times in 2 minutes, with a token each', async () => {
  await start();
  const began = performance.now();
  while (performance.now() - began < 120_000) {
    sockets.at(-1)?.onEnd('1006');
    await vi.advanceTimersByTimeAsync(500);
  }
  expect([sockets.length, launchTokens]).toEqual([8, 8]);
});

test('RT-04 a hub without negotiation is tried 8 times in 2 minutes at most', async () => {
  responses = { postNegotiate: () => ({ ok: true, value: { url: 'http://hub.example/h', accessToken: null } }) };
  await start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([count('postNegotiate'), launchTokens]).toEqual([16, 16]);
});

test.each([
  ['20 s', 20_000],
  ['45 s', 45_000],
  ['an hour, which counts as a minute', 3_600_000],
])(
  'RT-04 a throttled negotiation that asks for %s is repeated then, and the player need not wait',
  async (_, askedMs) => {
    responses = { postNegotiate: refusal(429, askedMs) };
    const waitMs = Math.min(askedMs, 60_000);
    await start();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect([count('postNegotiate'), launchTokens]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1001);
    expect([count('postNegotiate'), launchTokens]).toEqual([2, 2]);
    responses = {};
    realtime()?.retry();
    await settle();
    expect(realtimeStore.getState().name).toBe('Connected');
  },
);

test('RT-04 a throttled negotiation without Retry-After has the usual delays', async () => {
  responses = { postNegotiate: refusal(429) };
  await start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(count('postNegotiate')).toBe(2);
});

test('RT-03 RT-04 connects again by itself 30 s after the hub closed the connection for good', async () => {
  await start();
  sockets[0]?.onEnd('bye', false);
  await vi.advanceTimersByTimeAsync(29_999);
  expect([realtimeStore.getState(), sockets.length]).toMatchObject([{ name: 'Disconnected', hasProblem: true }, 1]);
  await vi.advanceTimersByTimeAsync(1001);
  expect([realtimeStore.getState(), sockets.length]).toMatchObject([{ name: 'Connected', hasProblem: false }, 2]);
});

test('RT-07 RT-09 repeats a failed subscription, and fetches missed messages when it succeeds', async () => {
  responses = { postSubscribe: () => noResponse };
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  const tried = count('postSubscribe');
  const { connection } = realtimeStore.getState();
  expect([tried, connection !== 0]).toEqual([4, true]);
  responses = {};
  await vi.advanceTimersByTimeAsync(60_000);
  expect([count('postSubscribe'), realtimeStore.getState().connection !== connection]).toEqual([5, true]);
});

test('RT-07 does not repeat a refused subscription, nor one of a lost connection', async () => {
  responses = { postSubscribe: refusal(403) };
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count('postSubscribe')).toBe(1);
  responses = { postSubscribe: () => noResponse, postNegotiate: refusal(403) };
  sockets[0]?.onEnd('1006');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(count('postSubscribe')).toBe(1);
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
  sockets[0]?.onEnd('closed by the network');
  expect(realtimeStore.getState().name).toBe('Reconnecting');
  await vi.advanceTimersByTimeAsync(1000);
  stopSink();
  vi.unstubAllGlobals();
  expect(bodies.flatMap(({ reports }) => reports)).toEqual([
    { name: 'CONNECTION_ERROR', facts: { reason: 'No negotiation: noResponse' } },
    { name: 'CONNECTION_ERROR', facts: { reason: 'closed by the network' } },
  ]);
});
