import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeAll, dropAtRandom, numbersOf, wrongFates } from '../randomDrops.ts';
import type { DroppedPage } from '../randomDrops.ts';
import type { FaultOrder } from './controlRoom.ts';
import { startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';
import { openRealTimePage } from './realTimePage.browser.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';

const drops = 18;
/** `CHAOS_SEED=… npx vitest run tests/contract/realTimeChaos.test.ts` repeats the run of a title, or of several with commas between. */
const asked = process.env['CHAOS_SEED'];
const seeds = asked === undefined ? [616567011, Math.floor(Math.random() * 1e9)] : asked.split(',').map(Number);

let platform: PlatformProcessUnderTest;
let web: WebUnderTest;
beforeAll(async () => {
  platform = await startPlatformProcess();
  web = await startWebUnderTest(platform.port, platform.origin);
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

/** As much of a window as the connection uses; locks and channels between tabs Node has itself. */
function windowOfTabs() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return Object.assign(new EventTarget(), { setTimeout, clearTimeout, sessionStorage });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test.each(seeds)(
  'RT-04 RT-07 RT-08 RT-09 whatever the network and the services do, no message is lost, shown twice or acknowledged twice (seed %d)',
  async (seed) => {
    vi.stubGlobal('window', windowOfTabs());
    const random = numbersOf(seed);
    const player = await platform.newPlayer();
    const { userId } = player;
    const page = await openRealTimePage(platform, web, player);
    const published: { id: string; title: string }[] = [];
    const hub = (order: object) => platform.hub({ userId, ...order });
    const comeBack = () => void window.dispatchEvent(new Event('online'));
    /** Says once more what was heard before, in an order of its own; also what the player is done with. */
    const tellAgain = async () => {
      const heard = published.filter(({ title }) => page.shown.has(title));
      for (const { id, title } of heard.slice(-4).toReversed()) {
        const message = {
          messageInstanceUUID: id,
          topic: 'xeniaAdvert',
          clientReference: '',
          content: { title },
          publishedAt: Math.floor(random() * 1e12),
          receivedAt: null,
        };
        await hub({ tell: { event: 'onMessagePublished', arguments: ['xeniaAdvert', message] } });
      }
    };
    const tell = (...args: unknown[]) => hub({ tell: { event: 'onMessagePublished', arguments: args } });
    const fails = (target: string, kind: FaultOrder['kind'], times: number) => platform.faults({ target, kind, times });
    const troubles: (() => Promise<unknown>)[] = [
      tellAgain,
      () => tell('xeniaAdvert', { messageInstanceUUID: 'none', content: '<img src=x>' }),
      () => tell('xeniaBanner', { content: { title: 'Of no topic' } }),
      () => tell(null),
      () => hub({ sendRaw: '{"type":99}\u001E{"type":1,"target":"deleteEverything","arguments":[]}\u001E' }),
      () => hub({ sendRaw: '{"half":\u001E' }),
      () => hub({ sendRaw: 'no end' }),
      () => hub({ close: { allowReconnect: true } }),
      async () => {
        await hub({ refuse: true, drop: true });
        for (let tries = 0; tries < 3; tries += 1) await pause(15).then(comeBack);
        await hub({ refuse: false });
      },
      () => fails('negotiate', '500', 1),
      () => fails('negotiate', 'malformed', 1),
      () => fails('subscribeTopic', '500', 1 + Math.floor(random() * 12)),
      () => fails('acknowledgeMessage', 'lostAnswer', 1 + Math.floor(random() * 4)),
      () => fails('acknowledgeMessage', '503', 1 + Math.floor(random() * 4)),
      () => fails('receiveMessage', 'wrongShape', 1),
      () => fails('pendingMessages', 'truncated', 1 + Math.floor(random() * 4)),
      async () => {
        await platform.moveClock(16 * 60_000);
        page.close();
        await hub({ drop: true });
        comeBack();
        await pause(40);
        await page.renew();
      },
    ];

    const dropped: DroppedPage = {
      async connected() {
        const last = Date.now() + 10_000;
        while ((await hub({})).connections !== 1) {
          if (Date.now() > last) throw new Error('The page did not come back.');
          comeBack();
          await pause(10);
        }
      },
      async publish(title) {
        const [message] = await platform.publishMessages({ userId, topic: 'xeniaAdvert', content: { title } });
        const id = message?.messageInstanceUUID ?? '';
        published.push({ id, title });
        return id;
      },
      drop: async () => void (await hub({ drop: true })),
      close: async () => page.close(),
      comeBack: async () => comeBack(),
      async acknowledged(ids) {
        const fates = await platform.messageFates(...ids);
        return new Set(ids.filter((id) => fates[id]?.acknowledgedAt !== null));
      },
    };
    const messages = await dropAtRandom(dropped, {
      random,
      drops,
      maxPauseMs: 30,
      trouble: async () => void (await troubles[Math.floor(random() * troubles.length)]?.()),
    });
    // All is well again, and what was missed comes with the next connection.
    await platform.clearFaults();
    await dropped.connected();
    await dropped.drop();
    await dropped.connected();
    await closeAll(dropped, messages, 8000);
    page.end();

    const acknowledged = await dropped.acknowledged([...messages.values()]);
    expect(wrongFates(messages, { shown: page.shown, acknowledged, acknowledgements: page.acknowledgements })).toEqual({
      lost: [],
      shownTwice: [],
      unacknowledged: [],
      acknowledgedTwice: [],
    });
    expect([...page.shown.keys()].filter((title) => !messages.has(title))).toEqual([]);
  },
);
