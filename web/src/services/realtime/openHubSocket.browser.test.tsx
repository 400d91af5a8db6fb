import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHubSocket } from './openHubSocket.browser.ts';

const endOfFrame = '\u001E';
let sockets: HubSocket[];

/** A fake WebSocket to a hub: accepts the handshake and receives what the test passes to `receive`. */
class HubSocket extends EventTarget {
  readonly sent: string[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    sockets.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(data: string): void {
    this.sent.push(data);
    if (data.includes('"protocol"')) queueMicrotask(() => this.receive('{}'));
  }
  receive(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text + endOfFrame }));
  }
  close(): void {
    this.dispatchEvent(new CloseEvent('close', { wasClean: true, code: 1000 }));
  }
}
const ping = `{"type":6}`;
const pings = () => sockets[0]?.sent.filter((text) => text === ping + endOfFrame).length;

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', HubSocket);
  // Makes the vendor's client believe that it runs in a browser.
  vi.stubGlobal('process', Object.create(process, { release: { value: {} } }) as typeof process);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Loss {
  reason: string;
  canReconnect: boolean | undefined;
}

async function open(signal = new AbortController().signal): Promise<Loss[]> {
  const losses: Loss[] = [];
  await openHubSocket({
    url: 'http://hub.example/h',
    accessToken: 'token-token',
    onCall: () => undefined,
    signal,
    onEnd: (reason, canReconnect) => void losses.push({ reason, canReconnect }),
  });
  return losses;
}

test('RT-01 connects a WebSocket to the negotiated address without further negotiation', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const request = vi.spyOn(XMLHttpRequest.prototype, 'open');
  await open();
  expect(sockets.map(({ address }) => address)).toEqual(['ws://hub.example/h?access_token=token-token']);
  expect([fetch.mock.calls, request.mock.calls]).toEqual([[], []]);
});

test('RT-04 pings the hub every 15 s', async () => {
  await open();
  const at: number[] = [];
  for (let ms = 100; ms <= 45_500; ms += 100) {
    const before = pings();
    // The vendor's client checks its timers whenever it receives a message.
    if (ms % 5000 === 1000) sockets[0]?.receive(ping);
    await vi.advanceTimersByTimeAsync(100);
    if (pings() !== before) at.push(ms);
  }
  const waits = at.slice(1).map((ms, index) => ms - (at[index] ?? 0));
  expect(waits.length).toBeGreaterThanOrEqual(2);
  for (const wait of waits) expect(Math.abs(wait - 15_000)).toBeLessThanOrEqual(100);
});

test('RT-04 reports a loss after 30 s without a message from the hub', async () => {
  const losses = await open();
  await vi.advanceTimersByTimeAsync(29_000);
  sockets[0]?.receive(ping);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(losses).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(losses).toMatchObject([{ canReconnect: true, reason: expect.stringContaining('timeout') as string }]);
});

test('RT-03 reports a connection that the network ends with its code', async () => {
  const losses = await open();
  sockets[0]?.dispatchEvent(new CloseEvent('close', { wasClean: false, code: 1006 }));
  expect(losses).toMatchObject([{ canReconnect: true, reason: expect.stringContaining('1006') as string }]);
});

test.each([
  ['allows another', '{"type":7,"error":"bye","allowReconnect":true}', true],
  ['asks for no other', '{"type":7,"error":"bye"}', false],
])('RT-03 reports whether a closing hub %s connection', async (_, frame, canReconnect) => {
  const losses = await open();
  sockets[0]?.receive(frame);
  await vi.advanceTimersByTimeAsync(0);
  expect(losses).toMatchObject([{ canReconnect }]);
});

test('RT-03 closes the socket when the attempt is given up, and opens none afterwards', async () => {
  const givenUp = new AbortController();
  await open(givenUp.signal);
  const close = vi.spyOn(HubSocket.prototype, 'close');
  givenUp.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
  await expect(open(givenUp.signal)).rejects.toThrow('given up');
  expect(sockets).toHaveLength(1);
});

test('RT-01 connects in a worker where the browser has shared ones', async () => {
  const requests: unknown[] = [];
  class StubWorker extends EventTarget {
    readonly port = Object.assign(new EventTarget(), {
      start: () => undefined,
      postMessage(this: EventTarget, message: unknown): void {
        requests.push(message);
        const kind = requests.length === 1 ? 'open' : 'message';
        const answer = new MessageEvent('message', { data: { kind, data: `{}${endOfFrame}` } });
        queueMicrotask(() => this.dispatchEvent(answer));
      },
    });
  }
  vi.stubGlobal('SharedWorker', StubWorker);
  await open();
  expect(requests[0]).toEqual({ kind: 'socket', address: 'ws://hub.example/h?access_token=token-token' });
  expect(sockets).toEqual([]);
});
