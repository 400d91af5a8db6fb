import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStream } from './openStream.browser.ts';

/** jsdom has neither workers nor event streams. */
class StubWorker extends EventTarget {
  static started: StubWorker[] = [];
  readonly posted: unknown[] = [];
  isTerminated = false;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    StubWorker.started.push(this);
  }
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
class StubStream extends EventTarget {
  static opened: StubStream[] = [];
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    StubStream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const request = { address: 'https://stream.test/eval', events: ['put'] };
const onMessage = vi.fn<(message: { event: string; data: string }) => void>();
const onEnd = vi.fn<() => void>();
const open = () => openStream(request, { onMessage, onEnd });
const worker = () => StubWorker.started[0] ?? expect.fail('no worker');

beforeEach(() => {
  StubWorker.started = [];
  StubStream.opened = [];
  vi.clearAllMocks();
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('EventSource', StubStream);
});
afterEach(() => vi.unstubAllGlobals());

test('FF-01 opens the stream in a worker and none in the page', () => {
  open();
  expect([worker().path, worker().posted]).toEqual(['/flag-stream.js', [request]]);
  worker().send({ event: 'put', data: '{}' });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ event: 'put', data: '{}' });
  expect(StubStream.opened).toEqual([]);
});

test('FF-01 reports the end of a stream once and terminates its worker', () => {
  open();
  worker().send(null);
  worker().send(null);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(worker().isTerminated).toBe(true);
});

test('FF-01 a closed stream ends its worker, and neither late messages nor errors count', () => {
  open()();
  worker().send({ event: 'put', data: '{}' });
  worker().dispatchEvent(new Event('error'));
  expect(worker().isTerminated).toBe(true);
  expect([onMessage.mock.calls, StubStream.opened]).toEqual([[], []]);
});

test.each([
  ['refuses workers', () => vi.stubGlobal('Worker', undefined)],
  ['cannot load the worker', () => {}],
])('FF-01 opens the stream in the page when the browser %s', (_, prepare) => {
  prepare();
  const close = open();
  StubWorker.started[0]?.dispatchEvent(new Event('error'));
  const [stream] = StubStream.opened;
  expect(stream?.address).toBe(request.address);
  stream?.dispatchEvent(new MessageEvent('put', { data: '{}' }));
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ event: 'put', data: '{}' });
  close();
  expect(stream?.isClosed).toBe(true);
});
