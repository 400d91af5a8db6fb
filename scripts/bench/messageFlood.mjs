import { desktop, phone } from '../../tests/e2e/support/devices.ts';
import { callJson } from './callJson.mjs';
import { connectedPage, pause } from './connectedPage.mjs';
import { traceTasks } from './mainThreadTasks.mjs';

export const floodMessages = 1000;
/** Runs of each flood. The run with the shortest tasks counts, because other load on the machine only adds time. */
const repeats = 3;
/** Plain toasts in one socket frame, and the interval of frames: a thousand toasts in one second. */
const sendRate = { frame: 50, everyMs: 50 };

/**
 * Measures a page that receives a thousand messages in one second: stored messages, published at once, and plain toasts.
 * Runs on a desktop, and on a phone with a CPU slowed down four times.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 */
export async function measureFlood(browser, pair) {
  const results = [];
  for (const { device, size, slowdown } of [
    { device: 'desktop', size: desktop, slowdown: 1 },
    { device: 'phone', size: phone, slowdown: 4 },
  ]) {
    const { context, page, userId } = await connectedPage(browser, pair, size);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const hub = (/** @type {object} */ order) => callJson(pair.platformPort, '/control/hub', { userId, ...order });
    const floods = {
      'stored messages': () =>
        callJson(pair.platformPort, '/control/messages', {
          publish: {
            userId,
            topic: 'xeniaToast',
            content: { title: 'A note', text: 'One of a thousand.' },
            times: floodMessages,
          },
        }),
      'plain toasts': async () => {
        for (let sent = 0; sent < floodMessages; sent += sendRate.frame) {
          const frames = Array.from(
            { length: sendRate.frame },
            (_, number) =>
              `${JSON.stringify({ type: 1, target: 'ReceiveMessage', arguments: [{ title: `Word ${sent + number}` }] })}\u001E`,
          );
          await Promise.all([hub({ sendRaw: frames.join('') }), pause(sendRate.everyMs)]);
        }
      },
    };
    for (const [kind, send] of Object.entries(floods)) {
      /** @type {{ longTasks: number, maxMs: number, maxCpuMs: number, maxToasts: number, maxCards: number, sentMs: number }[]} */
      const runs = [];
      for (let run = 0; run < repeats; run += 1) {
        await page.evaluate(startToastWatch);
        const endTrace = await traceTasks(devtools);
        const began = Date.now();
        await send();
        const sentMs = Date.now() - began;
        // The hub sends in order, so this message arrives after all others.
        const end = `That was flood ${kind} ${run}.`;
        await hub({ emit: { event: 'ReceiveMessage', arguments: [{ title: end }] } });
        await page.getByText(end).waitFor();
        await pause(500);
        runs.push({ sentMs, ...(await endTrace()), ...(await page.evaluate(endToastWatch)) });
      }
      const [calmest] = runs.toSorted((one, other) => one.maxCpuMs - other.maxCpuMs);
      if (calmest)
        results.push({
          device,
          kind,
          ...calmest,
          maxToasts: Math.max(...runs.map(({ maxToasts }) => maxToasts)),
          maxCards: Math.max(...runs.map(({ maxCards }) => maxCards)),
          toastsLeft: await page.evaluate(closeToasts),
        });
    }
    await context.close();
  }
  return results;
}

/** Runs in the page. */
function startToastWatch() {
  const results = { maxToasts: 0, maxCards: 0 };
  let isWatching = true;
  const sample = () => {
    results.maxCards = Math.max(results.maxCards, document.querySelectorAll('[role="status"] article').length);
    results.maxToasts = Math.max(
      results.maxToasts,
      document.querySelectorAll('[role="status"] > div button[aria-label="Close"]').length,
    );
    if (isWatching) requestAnimationFrame(sample);
  };
  sample();
  Reflect.set(window, 'endWatch', () => {
    isWatching = false;
    return results;
  });
}

/** Runs in the page. @returns {{ maxToasts: number, maxCards: number }} */
function endToastWatch() {
  return Reflect.get(window, 'endWatch')();
}

/** Runs in the page: closes toasts until no more appear. Returns the number of closed toasts. */
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
