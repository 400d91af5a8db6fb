import { callJson } from './callJson.mjs';
import { connectedPage, pause } from './connectedPage.mjs';

export const outageMs = 5000;
const players = 4;
const outages = 3;

/**
 * Measures a five-second outage of the hub as players see it. `maxShownMs` is the time until the page shows the outage;
 * `connectedMs` is the time from the beginning of the outage until the page is connected again.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @returns {Promise<{ outages: number, maxShownMs: number, connectedMs: number }>} the maximum of all outages
 */
export async function measureOutage(browser, pair) {
  const pages = [];
  for (let player = 0; player < players; player += 1) pages.push(await connectedPage(browser, pair));
  const shownAfterMs = [];
  const connected = [];
  for (let outage = 0; outage < outages; outage += 1) {
    const began = Date.now();
    const since = () => Date.now() - began;
    await callJson(pair.platformPort, '/control/hub', { refuse: true });
    await callJson(pair.platformPort, '/control/hub', { drop: true });
    const alerts = pages.map(({ page }) => page.getByRole('alert').filter({ hasText: 'Poor connection' }));
    shownAfterMs.push(...(await Promise.all(alerts.map((alert) => alert.waitFor().then(since)))));
    await pause(outageMs - since());
    await callJson(pair.platformPort, '/control/hub', { refuse: false });
    connected.push(...(await Promise.all(alerts.map((alert) => alert.waitFor({ state: 'hidden' }).then(since)))));
  }
  for (const { context } of pages) await context.close();
  return { outages: connected.length, maxShownMs: Math.max(...shownAfterMs), connectedMs: Math.max(...connected) };
}
