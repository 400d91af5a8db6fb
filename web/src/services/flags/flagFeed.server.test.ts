import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createFlagFeed } from './flagFeed.server.ts';
import type { FlagFeed } from './flagFeed.server.ts';
import { flagDefaults } from './flags.ts';

/** Delays between attempts, which the tests shorten. */
const delays: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void (delays.push(ms), setTimeout(resolve, ms / 100))),
}));

let server: Server | undefined;
let feed: FlagFeed | undefined;
afterEach(() => {
  delays.length = 0;
  feed?.stop();
  server?.closeAllConnections();
  server?.close();
});

/** Starts a flag service that handles each opened stream with the next of `responses`, repeating the last one. */
async function startFeed(responses: readonly ((stream: ServerResponse) => void)[], idleTimeoutMs?: number) {
  const clock = createTestClock();
  const requestPaths: string[] = [];
  const problems: string[] = [];
  const changes: string[] = [];
  const streams: ServerResponse[] = [];
  server = createServer((request, response) => {
    requestPaths.push(request.url ?? '');
    if (request.url?.startsWith('/sdk/evalx/')) {
      response.end(JSON.stringify({ gamification: { version: 9, value: false } }));
      return;
    }
    streams.push(response);
    (responses[streams.length - 1] ?? responses.at(-1))?.(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  feed = createFlagFeed({
    streamUrl: base,
    evaluationUrl: base,
    environmentOf: () => 'test',
    brandIds: ['regency'],
    pinned: { appAttribution: false },
    onFailure: (problem) => void problems.push(problem),
    onChange: (brandId) => void changes.push(brandId),
    ...(idleTimeoutMs === undefined ? {} : { idleTimeoutMs }),
    clock,
  });
  return { feed, clock, requestPaths, problems, changes, streams };
}

const sendEvent = (stream: ServerResponse, event: string, data: unknown) =>
  stream.write(`event: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
const opening = (gamification: boolean) => (stream: ServerResponse) => {
  stream.writeHead(200, { 'content-type': 'text/event-stream' });
  sendEvent(stream, 'put', { gamification: { version: 1, value: gamification } });
};

test('FF-01 the age of flags counts from the last message or heartbeat', async () => {
  const { feed: flags, clock, streams } = await startFeed([opening(true)]);
  expect(flags.ageMs()).toBeNull();
  await flags.ready;
  clock.advance(60_000);
  expect(flags.ageMs()).toBe(60_000);
  streams[0]?.write(':\n');
  await vi.waitFor(() => expect(flags.ageMs()).toBe(0));
});

test('FF-01 flags that never arrived have no age', async () => {
  const { feed: flags } = await startFeed([(stream) => void stream.writeHead(503).end()]);
  await flags.ready;
  expect(flags.ageMs()).toBeNull();
});

test('FF-02 reports a brand whose flags differ from those that pages had before', async () => {
  const { feed: flags, changes, streams } = await startFeed([opening(true)]);
  await flags.ready;
  expect(changes).toEqual([]);
  const [stream] = streams;
  if (stream === undefined) throw new Error('No stream was opened.');
  sendEvent(stream, 'patch', { key: 'gamification', version: 2, value: true });
  sendEvent(stream, 'patch', { key: 'languageToggle', version: 2, value: false });
  await vi.waitFor(() => expect(flags.of('regency').languageToggle).toBe(false));
  expect(changes).toEqual(['regency']);
});

test('FF-02 reports a brand whose first flags are not the defaults', async () => {
  const { feed: flags, changes } = await startFeed([opening(false)]);
  await flags.ready;
  expect(changes).toEqual(['regency']);
});

test('FF-01 FF-02 the flags of a brand follow its stream and stay the same object until one changes', async () => {
  const { feed: flags, requestPaths, streams } = await startFeed([opening(true)]);
  await flags.ready;
  const first = flags.of('regency');
  expect(first).toEqual({ ...flagDefaults, appAttribution: false });
  expect(JSON.parse(Buffer.from(requestPaths[0]?.split('/').at(-1) ?? '', 'base64url').toString())).toEqual({
    kind: 'brand',
    key: 'regency',
    anonymous: true,
  });
  const [stream] = streams;
  if (stream === undefined) throw new Error('No stream was opened.');
  stream.write(':\n');
  sendEvent(stream, 'patch', { key: 'gamification', version: 1, value: false });
  sendEvent(stream, 'patch', { key: 'languageToggle', version: 2, value: false });
  await vi.waitFor(() => expect(flags.of('regency').languageToggle).toBe(false));
  expect(flags.of('regency').gamification).toBe(true);
  sendEvent(stream, 'ping', '');
  await vi.waitFor(() => expect(flags.of('regency')).toEqual({ ...first, gamification: false }));
  expect(flags.of('nobody')).toEqual(first);
});

test('FF-02 keeps the last flags while the service fails, and reports each outage once', async () => {
  const {
    feed: flags,
    clock,
    problems,
  } = await startFeed([
    (stream) => stream.writeHead(503).end(),
    opening(false),
    (stream) => stream.writeHead(404).end(),
  ]);
  await flags.ready;
  expect(flags.of('regency')).toEqual({ ...flagDefaults, appAttribution: false });
  expect(problems).toEqual(['regency: status 503']);
  await vi.waitFor(() => expect(flags.of('regency').gamification).toBe(false));
  clock.advance(60_000);
  server?.closeAllConnections();
  await vi.waitFor(() => expect(problems).toHaveLength(2));
  expect(flags.of('regency').gamification).toBe(false);
});

test('FF-01 reopens a silent or malformed stream and keeps the flags meanwhile', async () => {
  const garbled = (stream: ServerResponse) => {
    opening(false)(stream);
    sendEvent(stream, 'put', '{"half');
  };
  const { feed: flags, problems } = await startFeed([garbled, opening(false), opening(true)], 300);
  await vi.waitFor(() => expect(problems).toContain('regency: unreadable'));
  expect(flags.of('regency').gamification).toBe(false);
  await vi.waitFor(() => expect(flags.of('regency').gamification).toBe(true));
  // The silent stream that followed had not lived for a minute.
  expect(problems).toEqual(['regency: unreadable']);
});

test('FF-01 opens a stream that drops at once less often each time, until one has lived for a minute', async () => {
  const dropping = (stream: ServerResponse) => {
    opening(false)(stream);
    stream.end();
  };
  const { feed: flags, clock, problems, streams } = await startFeed([dropping, dropping, dropping, opening(true)]);
  await vi.waitFor(() => expect(streams).toHaveLength(4));
  await vi.waitFor(() => expect(flags.of('regency').gamification).toBe(true));
  expect([delays, problems]).toEqual([[1000, 2000, 4000], ['regency: ended']]);
  clock.advance(60_000);
  streams.at(-1)?.end();
  await vi.waitFor(() => expect(streams).toHaveLength(5));
  expect([delays.at(-1), problems.length]).toEqual([1000, 2]);
});
