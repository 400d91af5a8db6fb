import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createFlagFeed } from './flagFeed.server.ts';
import type { FlagFeed } from './flagFeed.server.ts';
import { flagDefaults } from './flags.ts';

let server: Server | undefined;
let feed: FlagFeed | undefined;
afterEach(() => {
  feed?.stop();
  server?.closeAllConnections();
  server?.close();
});

/** A service in the hands of the test: what it answers to each stream that is opened, in turn, and the last one again. */
async function following(responses: readonly ((stream: ServerResponse) => void)[], idleTimeoutMs?: number) {
  const asked: string[] = [];
  const problems: string[] = [];
  const streams: ServerResponse[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
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
    environmentId: 'test',
    brandIds: ['regency'],
    pinned: { appAttribution: false },
    onFailure: (problem) => void problems.push(problem),
    ...(idleTimeoutMs === undefined ? {} : { idleTimeoutMs }),
    random: () => 0,
  });
  return { feed, asked, problems, streams };
}

const say = (stream: ServerResponse, event: string, data: unknown) =>
  stream.write(`event: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
const opening = (gamification: boolean) => (stream: ServerResponse) => {
  stream.writeHead(200, { 'content-type': 'text/event-stream' });
  say(stream, 'put', { gamification: { version: 1, value: gamification } });
};

test('FF-01 FF-02 the flags of a brand are what its stream said last; they are the same object until one changes', async () => {
  const { feed: flags, asked, streams } = await following([opening(true)]);
  await flags.asked;
  const first = flags.of('regency');
  expect(first).toEqual({ ...flagDefaults, appAttribution: false });
  expect(JSON.parse(Buffer.from(asked[0]?.split('/').at(-1) ?? '', 'base64url').toString())).toEqual({
    kind: 'brand',
    key: 'regency',
    anonymous: true,
  });
  const [stream] = streams;
  if (stream === undefined) throw new Error('Nobody came.');
  stream.write(':\n');
  say(stream, 'patch', { key: 'gamification', version: 1, value: false });
  say(stream, 'patch', { key: 'languageToggle', version: 2, value: false });
  await vi.waitFor(() => expect(flags.of('regency').languageToggle).toBe(false));
  expect(flags.of('regency').gamification).toBe(true);
  say(stream, 'ping', '');
  await vi.waitFor(() => expect(flags.of('regency')).toEqual({ ...first, gamification: false }));
  expect(flags.of('nobody')).toEqual(first);
});

test('FF-02 a service that cannot be reached, is not there or ends leaves what was heard last; one failure is told', async () => {
  const { feed: flags, problems } = await following([
    (stream) => stream.writeHead(503).end(),
    opening(false),
    (stream) => stream.writeHead(404).end(),
  ]);
  await flags.asked;
  expect(flags.of('regency')).toEqual({ ...flagDefaults, appAttribution: false });
  expect(problems).toEqual(['regency: status 503']);
  await vi.waitFor(() => expect(flags.of('regency').gamification).toBe(false), { timeout: 5000 });
  server?.closeAllConnections();
  await vi.waitFor(() => expect(problems).toHaveLength(2), { timeout: 5000 });
  expect(flags.of('regency').gamification).toBe(false);
});

test('FF-01 a stream that is silent or says what cannot be read is opened anew, and until then nothing changes', async () => {
  const garbled = (stream: ServerResponse) => {
    opening(false)(stream);
    say(stream, 'put', '{"half');
  };
  const { feed: flags, problems } = await following([garbled, opening(false), opening(true)], 300);
  await vi.waitFor(() => expect(problems).toContain('regency: unreadable'), { timeout: 5000 });
  expect(flags.of('regency').gamification).toBe(false);
  await vi.waitFor(() => expect(problems).toContain('regency: silent'), { timeout: 5000 });
  await vi.waitFor(() => expect(flags.of('regency').gamification).toBe(true), { timeout: 5000 });
});
