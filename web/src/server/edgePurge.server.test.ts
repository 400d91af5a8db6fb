import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../base/serverClock.server.ts';
import { createEdgePurge, everythingIntervalMs, maxWaitingKeys, repeatAfterMs } from './edgePurge.server.ts';
import type { EdgePurge } from './edgePurge.server.ts';

interface Sent {
  url: string;
  authorization: string | null;
  keys: string[];
}

let sent: Sent[] = [];
let respond: () => Promise<Response>;
const metrics = { edgePurge: vi.fn<(outcome: 'ok' | 'failed') => void>() };
const log = { warn: vi.fn<(...facts: unknown[]) => void>() };
let purge: EdgePurge;

function start(urls: readonly string[] = ['http://edge-1/purge']): EdgePurge {
  purge = createEdgePurge({
    edges: { urls, secret: 'secret-of-the-purge' },
    allKeys: ['brand/a', 'brand/b'],
    metrics,
    log,
    clock: { ...serverClock, random: () => 0 },
  });
  return purge;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  respond = async () => new Response(null, { status: 204 });
  metrics.edgePurge.mockClear();
  log.warn.mockClear();
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    const given = new Headers(headers);
    sent.push({ url, authorization: given.get('authorization'), keys: (given.get('surrogate-key') ?? '').split(' ') });
    return respond();
  });
});
afterEach(() => {
  purge.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const keysSent = () => sent.map(({ keys }) => keys);

test('sends keys to every edge at once, and once more after two seconds', async () => {
  start(['http://edge-1/purge', 'http://edge-2/purge']).purge(['page/a/', 'page/a/help']);
  expect(sent).toEqual(
    ['http://edge-1/purge', 'http://edge-2/purge'].map((url) => ({
      url,
      authorization: 'Bearer secret-of-the-purge',
      keys: ['page/a/', 'page/a/help'],
    })),
  );
  await vi.advanceTimersByTimeAsync(repeatAfterMs);
  expect(sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
  expect(metrics.edgePurge).toHaveBeenCalledWith('ok');
});

test('repeats each key two seconds after its own purge', async () => {
  const edge = start();
  edge.purge(['page/a/1']);
  await vi.advanceTimersByTimeAsync(repeatAfterMs - 100);
  edge.purge(['page/a/2']);
  await vi.advanceTimersByTimeAsync(100);
  expect(keysSent()).toEqual([['page/a/1'], ['page/a/2'], ['page/a/1']]);
  await vi.advanceTimersByTimeAsync(repeatAfterMs);
  expect(keysSent().slice(3)).toEqual([['page/a/2']]);
});

test('keys that come during a request share the next one', async () => {
  let release = () => undefined as void;
  respond = () =>
    new Promise((resolve) => {
      release = () => resolve(new Response(null, { status: 200 }));
    });
  const edge = start();
  for (const key of ['k1', 'k2', 'k2', 'k3']) edge.purge([key]);
  expect(keysSent()).toEqual([['k1']]);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(keysSent()).toEqual([['k1'], ['k2', 'k3']]);
});

test('tries a failed purge again until the edge accepts it, and reports each failure', async () => {
  respond = async () => new Response(null, { status: sent.length < 3 ? 503 : 204 });
  start().purge(['k1']);
  await vi.advanceTimersByTimeAsync(1900);
  expect(keysSent()).toEqual([['k1'], ['k1'], ['k1']]);
  expect(log.warn.mock.calls.map(([facts]) => facts)).toEqual([
    { edge: 'edge-1', problem: 'status 503', keys: 1, failures: 1 },
    { edge: 'edge-1', problem: 'status 503', keys: 1, failures: 2 },
  ]);
  expect(metrics.edgePurge.mock.calls).toEqual([['failed'], ['failed'], ['ok']]);
});

test('an edge out of reach for long gets a purge of every page in place of too many keys', async () => {
  let isUp = false;
  respond = async () => {
    if (!isUp) throw new TypeError('fetch failed');
    return new Response(null, { status: 204 });
  };
  start().purge(Array.from({ length: maxWaitingKeys + 1 }, (_, index) => `k${index}`));
  await vi.advanceTimersByTimeAsync(0);
  sent = [];
  isUp = true;
  await vi.advanceTimersByTimeAsync(30_000);
  for (const { keys } of sent) expect(keys).toEqual(['brand/a', 'brand/b']);
  expect(sent.length).toBeGreaterThan(0);
});

test('splits keys over requests whose header proxies accept', async () => {
  const keys = Array.from({ length: 100 }, (_, index) => `page/a/${'x'.repeat(90)}${index}`);
  start().purge(keys);
  await vi.advanceTimersByTimeAsync(0);
  expect(keysSent().flat()).toEqual(keys);
  for (const each of keysSent()) expect(each.join(' ').length).toBeLessThanOrEqual(4000);
});

test('purges every page at most once in ten seconds, and then once for all that asked', async () => {
  const edge = start();
  for (let count = 0; count < 50; count += 1) edge.purge(null);
  await vi.advanceTimersByTimeAsync(everythingIntervalMs - 1);
  expect(keysSent()).toEqual([
    ['brand/a', 'brand/b'],
    ['brand/a', 'brand/b'],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

test('sends nothing without edges, and nothing after it stopped', async () => {
  const edge = start();
  edge.purge(['k1']);
  edge.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  createEdgePurge({ edges: null, allKeys: [], metrics, log }).purge(['k1']);
  expect(sent).toHaveLength(1);
});
