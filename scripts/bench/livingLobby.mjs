import { desktop, phone } from '../../tests/e2e/devices.ts';
import { layoutShift, watchLayout } from '../../tests/e2e/layoutShift.ts';

export const watchedMs = 8000;

/**
 * What jackpots and big winners do to a lobby while others play: how often their figures change by themselves, and how
 * far anything moves; then with the pause pressed, then for somebody who asked for less motion.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measureLivingLobby(browser, url) {
  const seen = [];
  for (const [device, size] of /** @type {const} */ ([['desktop', desktop], ['phone', phone]])) {
    const moving = await watchLobby(browser, { size, url, reducedMotion: 'no-preference', pauses: false });
    const paused = await watchLobby(browser, { size, url, reducedMotion: 'no-preference', pauses: true });
    const still = await watchLobby(browser, { size, url, reducedMotion: 'reduce', pauses: false });
    seen.push({ device, moving, paused, still });
  }
  return seen;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ size: object, url: string, reducedMotion: 'reduce' | 'no-preference', pauses: boolean }} visit
 */
async function watchLobby(browser, { size, url, reducedMotion, pauses }) {
  // A market of the rest of the world: nothing of the lobby is switched off there.
  const context = await browser.newContext({ ...size, reducedMotion, extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  await watchLayout(context);
  const page = await context.newPage();
  await page.goto(url);
  const band = page.getByRole('region', { name: 'Jackpots right now' });
  await band.getByText(/\d/).first().waitFor();
  await band.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (pauses) await band.getByRole('button', { name: /figures/ }).click();
  const changes = await page.evaluate(countChanges, watchedMs);
  const shift = await layoutShift(page);
  await context.close();
  return { changes, shift };
}

/** Runs in the page: changes of text in the band within the time. @param {number} ms @returns {Promise<number>} */
function countChanges(ms) {
  return new Promise((resolve) => {
    let changes = 0;
    const watch = new MutationObserver((records) => (changes += records.length));
    const band = [...document.querySelectorAll('main section')].find((section) => section.getAttribute('aria-label') === 'Jackpots right now');
    if (band) watch.observe(band, { subtree: true, characterData: true, childList: true });
    setTimeout(() => resolve(changes), ms);
  });
}
