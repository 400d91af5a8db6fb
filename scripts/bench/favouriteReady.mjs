import { phone } from '../../tests/e2e/support/devices.ts';
import { logIn } from '../../tests/e2e/support/logIn.ts';

const repeats = 5;
const slowdown = 4;

/**
 * Measures the time from navigation to a working favourite button, on a phone with a CPU slowed down 4 times. Presses
 * the button once, as soon as it exists. The time ends when the button shows its new state.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, player: { username: string, password: string } }} visit
 * @returns {Promise<number>} milliseconds, the median of five loads
 */
export async function measureFavouriteReady(browser, { url, player }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  await logIn(page, player);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(pressFirstFavourite);
  const times = [];
  for (let i = 0; i < repeats; i++) {
    await page.reload();
    const handle = await page.waitForFunction(() => Reflect.get(window, '__favouriteReadyMs'));
    times.push(Number(await handle.jsonValue()));
  }
  await context.close();
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

/** Runs in the page. */
function pressFirstFavourite() {
  /** @type {string | null} */
  let before = null;
  const look = () => {
    const button = document.querySelector('main button[aria-pressed][data-game-id]');
    if (button instanceof HTMLButtonElement) {
      if (before === null) {
        before = button.getAttribute('aria-pressed');
        button.click();
      }
      if (button.getAttribute('aria-pressed') !== before) {
        Reflect.set(window, '__favouriteReadyMs', performance.now());
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
