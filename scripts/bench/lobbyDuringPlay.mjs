import { desktop, phone } from '../../tests/e2e/support/devices.ts';
import { layoutShift, watchLayout } from '../../tests/e2e/support/layoutShift.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { callJson } from './callJson.mjs';

/**
 * Time for two jackpot responses and part of a third: the first shows no change, and figures count for ten seconds from
 * one response to the next.
 */
export const observationMs = 25_000;

/**
 * Measures how often jackpot and winner figures change, and how much layout shift they cause: normally, with the pause
 * button pressed, and with reduced motion.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ port: number, platformPort: number, hosts: string[] }} pair
 */
export async function measureLobbyDuringPlay(browser, { port, platformPort, hosts }) {
  const url = `http://${hosts[0]}:${port}/`;
  const measurements = [];
  for (const [device, size] of /** @type {const} */ ([
    ['desktop', desktop],
    ['phone', phone],
  ])) {
    const [moving, paused, still] = await Promise.all([
      watchLobby(browser, { size, url, reducedMotion: 'no-preference', pauses: false }),
      watchLobby(browser, { size, url, reducedMotion: 'no-preference', pauses: true }),
      watchLobby(browser, { size, url, reducedMotion: 'reduce', pauses: false }),
      playRounds(platformPort),
    ]);
    measurements.push({ device, moving, paused, still });
  }
  return measurements;
}

/**
 * Simulates many rounds: a phone shows whole units of money, and one round per second does not change them in time.
 * @param {number} platformPort
 */
async function playRounds(platformPort) {
  for (let turn = 0; turn < 4; turn += 1) {
    await callJson(platformPort, '/control/simulated-rounds', { count: 150 });
    await new Promise((resolve) => setTimeout(resolve, observationMs / 5));
  }
}

/**
 * Whether any figure changed. Without a change the layout shift proves nothing.
 * @param {Awaited<ReturnType<typeof measureLobbyDuringPlay>>} measurements
 */
export function hasChanges(measurements) {
  return measurements.every(({ moving }) => moving.changes > 0);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ size: object, url: string, reducedMotion: 'reduce' | 'no-preference', pauses: boolean }} visit
 */
async function watchLobby(browser, { size, url, reducedMotion, pauses }) {
  // A market of the rest of the world, where no lobby feature is switched off.
  const context = await browser.newContext({ ...size, reducedMotion, extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  await watchLayout(context);
  const page = await context.newPage();
  await page.goto(url);
  const band = page.getByRole('region', { name: 'Jackpots right now' });
  await band.getByText(/\d/).first().waitFor();
  await band.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  if (pauses) await band.getByRole('button', { name: /Pause jackpots/ }).click();
  const changes = await page.evaluate(countChanges, observationMs);
  const shift = await layoutShift(page);
  await context.close();
  return { changes, shift };
}

/**
 * Runs in the page: counts text changes in the band for `ms` milliseconds.
 * @param {number} ms
 * @returns {Promise<number>}
 */
function countChanges(ms) {
  return new Promise((resolve) => {
    let changes = 0;
    const watch = new MutationObserver((records) => (changes += records.length));
    const band = [...document.querySelectorAll('main section')].find(
      (section) => section.getAttribute('aria-label') === 'Jackpots right now',
    );
    if (band) watch.observe(band, { subtree: true, characterData: true, childList: true });
    setTimeout(() => resolve(changes), ms);
  });
}
