import { atShare } from './atShare.mjs';

/** What players type: names, their middles, slips of the finger, and what nothing matches. */
const words = [
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
 * How long the answer to a keystroke takes: from the field's input event to the last change of the page that follows
 * from it, and to the end of the frame that paints it. Without slowdown.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of a lobby
 */
export async function measureSearchKeystrokes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('textbox');
  // The first search fetches the list and reads it; keystrokes are measured from the second on.
  const listed = page.waitForResponse((response) => response.url().includes('/api/games/search-list'));
  await field.fill('dragon');
  await (await listed).finished();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await field.fill('');
  await page.evaluate(watchResponses);

  for (const word of words) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.evaluate(settled);
    }
    await field.fill('');
    await page.evaluate(settled);
  }
  /** @type {{ answered: number, painted: number }[]} */
  const seen = await page.evaluate(() => Reflect.get(window, '__answers'));
  await context.close();
  const answered = seen.map((each) => each.answered);
  const painted = seen.map((each) => each.painted);
  return {
    keystrokes: seen.length,
    answered95Ms: atShare(answered, 0.95),
    maxResponseMs: Math.max(...answered),
    painted95Ms: atShare(painted, 0.95),
  };
}

/** Runs in the page: notes, for each input that changed the dialog, when its last change came and when it was painted. */
function watchResponses() {
  /** @type {{ answered: number, painted: number }[]} */
  const responses = [];
  Reflect.set(window, '__answers', responses);
  let typedAt = 0;
  /** @type {{ answered: number, painted: number } | null} */
  let current = null;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) throw new Error('the search is not open');
  dialog.addEventListener(
    'input',
    () => {
      typedAt = performance.now();
      current = null;
    },
    true,
  );
  new MutationObserver(() => {
    if (typedAt === 0) return;
    if (current === null) {
      current = { answered: 0, painted: 0 };
      responses.push(current);
    }
    const mine = current;
    const from = typedAt;
    mine.answered = performance.now() - from;
    requestAnimationFrame(() => {
      // The first task after a frame's callbacks runs when the frame has been drawn.
      setTimeout(() => (mine.painted = Math.max(mine.painted, performance.now() - from)));
    });
  }).observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page: until nothing is left to do. */
function settled() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve(null)))),
  );
}
