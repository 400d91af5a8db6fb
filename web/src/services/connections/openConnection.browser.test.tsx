import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionMessage, ConnectionRequest } from './connect.browser.ts';
import { openConnection } from './openConnection.browser.ts';

/** jsdom has neither workers nor event streams, and its sockets would connect. */
class StubConnection extends EventTarget {
  static opened: StubConnection[] = [];
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    StubConnection.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}
let started: StubWorker[] = [];
class StubWorker extends EventTarget {
  /** What the page posted; null closes. */
  readonly posted: unknown[] = [];
  readonly name: string | undefined;
  readonly path: string;
  port: EventTarget = this;
  constructor(path: string, options?: { name: string }) {
    super();
    this.path = path;
    this.name = options?.name;
    started.push(this);
  }
  readonly postMessage = (message: unknown): void => void this.posted.push(message);
  terminate(): void {
    this.posted.push(null);
  }
  send(data: ConnectionMessage): void {
    this.port.dispatchEvent(new MessageEvent('message', { data }));
  }
}
class StubSharedWorker extends StubWorker {
  override port = Object.assign(new EventTarget(), {
    start: () => undefined,
    postMessage: this.postMessage,
  });
}

const end: ConnectionMessage = { kind: 'end', wasClean: false, code: 1006, reason: '' };
const onMessage = vi.fn<(message: ConnectionMessage) => void>();
const worker = () => started[0] ?? expect.fail('no worker');

beforeEach(() => {
  started = [];
  StubConnection.opened = [];
  vi.clearAllMocks();
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('SharedWorker', StubSharedWorker);
  vi.stubGlobal('EventSource', StubConnection);
  vi.stubGlobal('WebSocket', StubConnection);
});
afterEach(() => vi.unstubAllGlobals());

interface Case {
  title: string;
  request: ConnectionRequest;
  workerClass: string;
  event: string;
}
const cases: readonly Case[] = [
  {
    title: 'FF-01 a stream',
    request: { kind: 'stream', address: 'https://stream.test/eval', events: ['put'] },
    workerClass: 'Worker',
    event: 'put',
  },
  {
    title: 'RT-01 a socket',
    request: { kind: 'socket', address: 'wss://hub.test/hub' },
    workerClass: 'SharedWorker',
    event: 'message',
  },
];

describe.each(cases)('$title', ({ request, workerClass, event }) => {
  const open = () => openConnection(request, onMessage);
  const message: ConnectionMessage = { kind: 'message', event: event === 'put' ? 'put' : '', data: '{}' };

  test('opens in a worker and not in the page', () => {
    open();
    expect([worker().path, worker().posted]).toEqual(['/connection.js', [request]]);
    worker().send(message);
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(message);
    expect(StubConnection.opened).toEqual([]);
  });

  test('sends through its worker', () => {
    open().send('text');
    expect(worker().posted).toEqual([request, 'text']);
  });

  test('reports its end once and closes its worker', () => {
    open();
    worker().send(end);
    worker().send(end);
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(end);
    expect(worker().posted.at(-1)).toBeNull();
  });

  test('that is closed ends its worker, and neither late messages nor errors count', () => {
    open().close();
    worker().send(message);
    worker().dispatchEvent(new Event('error'));
    expect(worker().posted.at(-1)).toBeNull();
    expect([onMessage.mock.calls, StubConnection.opened]).toEqual([[], []]);
  });

  test.each([
    ['lacks the worker', () => vi.stubGlobal(workerClass, undefined)],
    ['cannot load the worker', () => {}],
  ])('opens in the page when the browser %s', (_, prepare) => {
    prepare();
    const connection = open();
    started[0]?.dispatchEvent(new Event('error'));
    const [inPage] = StubConnection.opened;
    expect(inPage?.address).toBe(request.address);
    inPage?.dispatchEvent(new MessageEvent(event, { data: '{}' }));
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(message);
    connection.close();
    expect(inPage?.isClosed).toBe(true);
  });
});

test('RT-01 each socket has a worker of its own', () => {
  for (let index = 0; index < 2; index += 1) openConnection({ kind: 'socket', address: 'wss://hub.test' }, onMessage);
  expect(new Set(started.map(({ name }) => name)).size).toBe(2);
});

test('RT-03 a socket whose address the browser refuses ends at once', async () => {
  vi.stubGlobal('SharedWorker', undefined);
  vi.stubGlobal('WebSocket', function refuse() {
    throw new SyntaxError('The address is invalid.');
  });
  openConnection({ kind: 'socket', address: 'not an address' }, onMessage);
  await Promise.resolve();
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(end);
});
