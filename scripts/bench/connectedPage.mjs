import { phone } from '../../tests/e2e/devices.ts';
import { logIn } from '../../tests/e2e/logIn.ts';
import { callJson } from './callJson.mjs';

/** @typedef {{ port: number, platformPort: number, hosts: string[] }} Pair */

/**
 * A page of a player of their own, logged in, connected to the hub and subscribed to every topic.
 * @param {import('@playwright/test').Browser} browser
 * @param {Pair} pair
 * @param {object} [device]
 */
export async function connectedPage(browser, { port, platformPort, hosts }, device = phone) {
  const player = await callJson(platformPort, '/control/players', { marketId: 'row' });
  const context = await browser.newContext({ ...device, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });
  const page = await context.newPage();
  await page.goto(`http://${hosts[0]}:${port}/`);
  await logIn(page, player);
  /** @type {number} */
  const userId = player.userId;
  await until(async () => {
    // Content of no session: told on every connection that is subscribed, and nobody's.
    const { published } = await callJson(platformPort, '/control/messages', {
      publish: { userId, topic: 'single-session', content: {} },
    });
    return published[0].connections === 1;
  });
  await page.waitForLoadState('networkidle');
  return { context, page, userId };
}

/** @param {() => Promise<boolean>} isSo asked again and again, for half a minute at most */
export async function until(isSo) {
  const last = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('It did not come to pass within half a minute.');
    await pause(50);
  }
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
