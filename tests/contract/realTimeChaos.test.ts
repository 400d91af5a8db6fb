import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeAll, dropAtRandom, seededRandom, deliveryErrors } from '../support/randomDrops.ts';
import type { UnstablePage } from '../support/randomDrops.ts';
import type { FaultRequest } from './support/controlRequests.ts';
import { openRealTimePage } from './support/realTimePage.browser.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';

const drops = 18;
/**
 * `CHAOS_SEED=… npx vitest run tests/contract/realTimeChaos.test.ts` repeats the run of a seed, or of several separated
 * by commas.
 */
const chosenSeeds = process.env['CHAOS_SEED'];
const seeds =
  chosenSeeds === undefined ? [616567011, Math.floor(Math.random() * 1e9)] : chosenSeeds.split(',').map(Number);

let sandbox: SandboxProcessUnderTest;
let web: WebUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  web = await startWebUnderTest(sandbox.port, sandbox.origin);
});
afterAll(async () => {
  await web?.stop();
  await sandbox?.stop();
});

/** The part of a window that the connection uses. Node provides locks and broadcast channels. */
function windowOfTabs() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return Object.assign(new EventTarget(), { setTimeout, clearTimeout, sessionStorage, document: new EventTarget() });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test.each(seeds)(
  'RT-04 RT-07 RT-08 RT-09 no message is lost, shown twice or acknowledged twice under random faults (seed %d)',
  async (seed) => {
    vi.stubGlobal('window', windowOfTabs());
    // Makes the vendor's client believe that it runs in a browser. In Node it would send its token in a header.
    vi.stubGlobal('process', Object.create(process, { release: { value: {} } }) as typeof process);
    const random = seededRandom(seed);
    const player = await sandbox.newPlayer();
    const { userId } = player;
    const page = await openRealTimePage(sandbox, web, player);
    const published: { id: string; title: string }[] = [];
    const hub = (order: object) => sandbox.hub({ userId, ...order });
    const reconnect = () => void window.dispatchEvent(new Event('online'));
    /** Publishes received messages again in reverse order, including messages that the player has closed. */
    const publishAgain = async () => {
      const received = published.filter(({ title }) => page.shown.has(title));
      for (const { id, title } of received.slice(-4).toReversed()) {
        const message = {
          messageInstanceUUID: id,
          topic: 'xeniaAdvert',
          clientReference: '',
          content: { title },
          publishedAt: Math.floor(random() * 1e12),
          receivedAt: null,
        };
        await hub({ emit: { event: 'onMessagePublished', arguments: ['xeniaAdvert', message] } });
      }
    };
    const publish = (...args: unknown[]) => hub({ emit: { event: 'onMessagePublished', arguments: args } });
    const fails = (target: string, kind: FaultRequest['kind'], times: number) =>
      sandbox.faults({ target, kind, times });
    const disruptions: (() => Promise<unknown>)[] = [
      publishAgain,
      () => publish('xeniaAdvert', { messageInstanceUUID: 'none', content: '<img src=x>' }),
      () => publish('xeniaBanner', { content: { title: 'Of no topic' } }),
      () => publish(null),
      () => hub({ sendRaw: '{"type":99}\u001E{"type":1,"target":"deleteEverything","arguments":[]}\u001E' }),
      () => hub({ sendRaw: '{"half":\u001E' }),
      () => hub({ sendRaw: 'no end' }),
      () => hub({ close: { allowReconnect: true } }),
      async () => {
        await hub({ refuse: true, drop: true });
        for (let tries = 0; tries < 3; tries += 1) await pause(15).then(reconnect);
        await hub({ refuse: false });
      },
      () => fails('negotiate', '500', 1),
      () => fails('negotiate', 'malformed', 1),
      () => fails('subscribeTopic', '500', 1 + Math.floor(random() * 12)),
      () => fails('acknowledgeMessage', 'lostResponse', 1 + Math.floor(random() * 4)),
      () => fails('acknowledgeMessage', '503', 1 + Math.floor(random() * 4)),
      () => fails('receiveMessage', 'wrongShape', 1),
      () => fails('pendingMessages', 'truncated', 1 + Math.floor(random() * 4)),
      async () => {
        await sandbox.moveClock(16 * 60_000);
        page.close();
        await hub({ drop: true });
        reconnect();
        await pause(40);
        await page.renew();
      },
    ];

    const dropped: UnstablePage = {
      async connected() {
        const last = Date.now() + 10_000;
        while ((await hub({})).connections !== 1) {
          if (Date.now() > last) throw new Error('The page did not come back.');
          reconnect();
          await pause(10);
        }
      },
      async publish(title) {
        const [message] = await sandbox.publishMessages({ userId, topic: 'xeniaAdvert', content: { title } });
        const id = message?.messageInstanceUUID ?? '';
        published.push({ id, title });
        return id;
      },
      drop: async () => void (await hub({ drop: true })),
      close: async () => page.close(),
      reconnect: async () => reconnect(),
      async acknowledged(ids) {
        const fates = await sandbox.messageDeliveries(...ids);
        return new Set(ids.filter((id) => fates[id]?.acknowledgedAt !== null));
      },
    };
    const messages = await dropAtRandom(dropped, {
      random,
      drops,
      maxPauseMs: 30,
      beforeDrop: async () => void (await disruptions[Math.floor(random() * disruptions.length)]?.()),
    });
    // All faults are cleared, and the next connection delivers the missed messages.
    await sandbox.clearFaults();
    await dropped.connected();
    await dropped.drop();
    await dropped.connected();
    await closeAll(dropped, messages, 8000);
    page.end();

    const acknowledged = await dropped.acknowledged([...messages.values()]);
    expect(
      deliveryErrors(messages, { shown: page.shown, acknowledged, acknowledgements: page.acknowledgements }),
    ).toEqual({
      lost: [],
      shownTwice: [],
      unacknowledged: [],
      acknowledgedTwice: [],
    });
    expect([...page.shown.keys()].filter((title) => !messages.has(title))).toEqual([]);
  },
);
