import { phone } from '../../tests/e2e/support/devices.ts';
import { logIn } from '../../tests/e2e/support/logIn.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { callJson } from './callJson.mjs';

/** @typedef {{ port: number, platformPort: number, hosts: string[] }} Pair */

/**
 * Opens a page for a new player who is logged in, connected to the hub and subscribed to every topic.
 * @param {import('@playwright/test').Browser} browser
 * @param {Pair} pair
 * @param {object} [device]
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<void>} [prepare] the context, before its page
 * opens
 */
export async function connectedPage(
  browser,
  { port, platformPort, hosts },
  device = phone,
  prepare = async () => undefined,
) {
  const player = await callJson(platformPort, '/control/players', { marketId: 'row' });
  const context = await browser.newContext({ ...device, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });
  await prepare(context);
  const page = await context.newPage();
  await page.goto(`http://${hosts[0]}:${port}/`);
  await logIn(page, player);
  /** @type {number} */
  const userId = player.userId;
  await waitUntil(async () => {
    // A message without a session reaches every subscribed connection, and no page reacts to it.
    const { published } = await callJson(platformPort, '/control/messages', {
      publish: { userId, topic: 'single-session', content: {} },
    });
    return published[0].connections === 1;
  });
  await untilQuiet(page);
  return { context, page, userId };
}

/** @param {() => Promise<boolean>} condition polled for at most 30 seconds */
export async function waitUntil(condition) {
  const last = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > last) throw new Error('The condition was not met within 30 seconds.');
    await pause(50);
  }
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
