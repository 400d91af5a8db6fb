import { phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';

const repeats = 5;
const slowdown = 4;

/**
 * Measures the time from pressing Log in until the form accepts input, on a phone with a CPU slowed down 4 times. The
 * page is idle before the press, and the press loads the form's code.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string }} visit
 * @returns {Promise<number>} milliseconds, the median of five loads
 */
export async function measureLoginReady(browser, { url }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = [];
  for (let i = 0; i < repeats; i++) {
    await page.goto(url);
    await untilQuiet(page);
    times.push(await page.evaluate(pressLogin));
  }
  await context.close();
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

/** Runs in the page. @returns {Promise<number>} */
function pressLogin() {
  return new Promise((resolve) => {
    const from = performance.now();
    const look = () => {
      const field = document.querySelector('dialog input[name="username"]');
      if (field !== null && document.activeElement === field) resolve(performance.now() - from);
      else requestAnimationFrame(look);
    };
    const way = document.querySelector('header a[href="/?login=1"]');
    if (way instanceof HTMLElement) way.click();
    look();
  });
}
