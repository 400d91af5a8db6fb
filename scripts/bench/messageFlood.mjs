import { desktop, phone } from '../../tests/e2e/devices.ts';
import { callJson } from './callJson.mjs';
import { connectedPage, pause } from './connectedPage.mjs';

export const floodMessages = 1000;
/** Each flood comes so often, and the calmest counts: whatever else the machine does only adds. */
const repeats = 3;
/** Plain words come so many to a frame of the socket, one frame every so many milliseconds: a thousand in a second. */
const pace = { frame: 50, everyMs: 50 };

/**
 * What a thousand messages in a second do to a page: messages that are kept, published at once, and plain words that
 * become toasts. On a desktop, and on a phone with a CPU four times slower.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 */
export async function measureFlood(browser, pair) {
  const seen = [];
  for (const { device, size, slowdown } of [{ device: 'desktop', size: desktop, slowdown: 1 }, { device: 'phone', size: phone, slowdown: 4 }]) {
    const { context, page, userId } = await connectedPage(browser, pair, size);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const hub = (/** @type {object} */ order) => callJson(pair.platformPort, '/control/hub', { userId, ...order });
    const floods = {
      messages: () => callJson(pair.platformPort, '/control/messages', { publish: { userId, topic: 'xeniaToast', content: { title: 'A note', text: 'One of a thousand.' }, times: floodMessages } }),
      words: async () => {
        for (let sent = 0; sent < floodMessages; sent += pace.frame) {
          const frames = Array.from({ length: pace.frame }, (_, number) => `${JSON.stringify({ type: 1, target: 'ReceiveMessage', arguments: [{ title: `Word ${sent + number}` }] })}\u001E`);
          await Promise.all([hub({ sendRaw: frames.join('') }), pause(pace.everyMs)]);
        }
      },
    };
    for (const [kind, send] of Object.entries(floods)) {
      /** @type {{ longTasks: number, longestMs: number, mostToasts: number, mostCards: number, sentMs: number }[]} */
      const runs = [];
      for (let run = 0; run < repeats; run += 1) {
        await page.evaluate(watchTasks);
        const began = Date.now();
        await send();
        const sentMs = Date.now() - began;
        // What the hub says comes in order, so this is heard when all of it was.
        const end = `That was flood ${kind} ${run}.`;
        await hub({ tell: { event: 'ReceiveMessage', arguments: [{ title: end }] } });
        await page.getByText(end).waitFor();
        await pause(500);
        runs.push({ sentMs, ...(await page.evaluate(watchedTasks)) });
      }
      const [calmest] = runs.toSorted((one, other) => one.longestMs - other.longestMs);
      if (calmest) seen.push({ device, kind, ...calmest, mostToasts: Math.max(...runs.map(({ mostToasts }) => mostToasts)), mostCards: Math.max(...runs.map(({ mostCards }) => mostCards)), toastsLeft: await page.evaluate(closeToasts) });
    }
    await context.close();
  }
  return seen;
}

/** Runs in the page. */
function watchTasks() {
  const seen = { longTasks: 0, longestMs: 0, mostToasts: 0, mostCards: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.longestMs = Math.max(seen.longestMs, duration);
    }
  });
  tasks.observe({ type: 'longtask' });
  let isWatching = true;
  const look = () => {
    seen.mostCards = Math.max(seen.mostCards, document.querySelectorAll('[role="status"] article').length);
    seen.mostToasts = Math.max(seen.mostToasts, document.querySelectorAll('[role="status"] > div button[aria-label="Close"]').length);
    if (isWatching) requestAnimationFrame(look);
  };
  look();
  Reflect.set(window, 'endWatch', () => {
    isWatching = false;
    tasks.disconnect();
    return seen;
  });
}

/** Runs in the page. @returns {{ longTasks: number, longestMs: number, mostToasts: number, mostCards: number }} */
function watchedTasks() {
  return Reflect.get(window, 'endWatch')();
}

/** Runs in the page: closes toasts until none comes after them; answers how many there were. */
async function closeToasts() {
  let closed = 0;
  for (;;) {
    const button = document.querySelector('[role="status"] > div button[aria-label="Close"]');
    if (!(button instanceof HTMLElement)) return closed;
    button.click();
    closed += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
