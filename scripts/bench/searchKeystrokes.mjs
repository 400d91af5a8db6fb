import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { percentile } from './percentile.mjs';

/** Typical input: names, middles of names, typing errors, and text that matches nothing. */
const searchTexts = [
  'dragon',
  'golden pyramid',
  'dimond',
  'roulete',
  'midnight',
  'lantern',
  'blackjack',
  'nothern',
  'zzzzqq',
  'crown of',
  'wolf',
  'salt wind',
];

/**
 * Measures the response to a keystroke without CPU slowdown: from the input event to the last DOM change that follows,
 * and to the end of the frame that paints it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of a lobby
 */
export async function measureSearchKeystrokes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await untilQuiet(page);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('textbox');
  // The first search fetches and parses the list, so measuring starts with the second.
  const listed = page.waitForResponse((response) => response.url().includes('/api/games/search-list'));
  await field.fill('dragon');
  await (await listed).finished();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await field.fill('');
  await page.evaluate(watchResponses);

  for (const searchText of searchTexts) {
    for (const letter of searchText) {
      await page.keyboard.type(letter);
      await page.evaluate(untilIdle);
    }
    await field.fill('');
    await page.evaluate(untilIdle);
  }
  /** @type {{ domMs: number, paintMs: number }[]} */
  const responses = await page.evaluate(() => Reflect.get(window, '__responses'));
  await context.close();
  const responseTimes = responses.map((each) => each.domMs);
  const paintTimes = responses.map((each) => each.paintMs);
  return {
    keystrokes: responses.length,
    response95Ms: percentile(responseTimes, 0.95),
    maxResponseMs: Math.max(...responseTimes),
    paint95Ms: percentile(paintTimes, 0.95),
  };
}

/**
 * Runs in the page: records the time of the last DOM change and of the paint for each input that changed the dialog.
 */
function watchResponses() {
  /** @type {{ domMs: number, paintMs: number }[]} */
  const responses = [];
  Reflect.set(window, '__responses', responses);
  let typedAt = 0;
  /** @type {{ domMs: number, paintMs: number } | null} */
  let currentResponse = null;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) throw new Error('the search is not open');
  dialog.addEventListener(
    'input',
    () => {
      typedAt = performance.now();
      currentResponse = null;
    },
    true,
  );
  new MutationObserver(() => {
    if (typedAt === 0) return;
    if (currentResponse === null) {
      currentResponse = { domMs: 0, paintMs: 0 };
      responses.push(currentResponse);
    }
    const response = currentResponse;
    const from = typedAt;
    response.domMs = performance.now() - from;
    requestAnimationFrame(() => {
      // The first task after the animation frame callbacks runs when the frame is drawn.
      setTimeout(() => (response.paintMs = Math.max(response.paintMs, performance.now() - from)));
    });
  }).observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page: waits until no change is pending. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve(null)))),
  );
}
