import { callJson } from './callJson.mjs';
import { connectedPage, pause, until } from './connectedPage.mjs';

const drops = 100;
/** Cards over a page at a time; more of them would be found in the list alone. */
const mostWaiting = 3;

/**
 * What becomes of messages while the connection is lost again and again, in a browser with the real hub: published before,
 * during and after a loss, closed by the player at any time.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @param {number} seed the same one gives the same order of things
 */
export async function measureDrops(browser, pair, seed) {
  const random = numbersOf(seed);
  const { context, page, userId } = await connectedPage(browser, pair);
  const hub = (/** @type {object} */ order) => callJson(pair.platformPort, '/control/hub', order);
  const messages = (/** @type {object} */ order) => callJson(pair.platformPort, '/control/messages', order);
  /** @type {Map<string, number>} */
  const acknowledgements = new Map();
  page.on('request', (request) => {
    const id = /\/api\/messages\/([\w-]+)\/acknowledge$/.exec(request.url())?.[1];
    if (id !== undefined) acknowledgements.set(id, (acknowledgements.get(id) ?? 0) + 1);
  });
  await page.evaluate(countCards);

  /** @type {Map<string, string>} from title to id */
  const published = new Map();
  let closed = 0;
  const publish = async () => {
    if (published.size - closed >= mostWaiting) return;
    const title = `Message ${published.size + 1}`;
    const answer = await messages({ publish: { userId, topic: 'xeniaAdvert', content: { title } } });
    published.set(title, answer.published[0].messageInstanceUUID);
  };
  const close = async () => {
    closed += await page.evaluate(closeCard);
  };
  for (let drop = 0; drop < drops; drop += 1) {
    await until(async () => (await hub({})).connections === 1);
    await pause(random() * 150);
    if (random() < 0.5) await publish();
    await (random() < 0.5 ? Promise.all([publish(), hub({ userId, drop: true })]) : hub({ userId, drop: true }));
    if (random() < 0.6) await publish();
    if (random() < 0.7) await close();
    await pause(random() * 200);
    // Mostly the network says that it is back; otherwise the page comes back in its own time.
    if (random() < 0.9) await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    if (random() < 0.7) await close();
  }
  await until(async () => {
    await close();
    const { fates } = await messages({ fate: [...published.values()] });
    return Object.values(fates).every(({ acknowledgedAt }) => acknowledgedAt !== null);
  }).catch(() => undefined);
  const { fates } = await messages({ fate: [...published.values()] });
  /** @type {Record<string, number>} */
  const shown = await page.evaluate(() => Reflect.get(window, 'shownCards'));
  await context.close();
  const all = [...published];
  return {
    seed,
    drops,
    messages: all.length,
    lost: all.filter(([title]) => shown[title] === undefined).length,
    shownTwice: all.filter(([title]) => (shown[title] ?? 0) > 1).length,
    unacknowledged: all.filter(([, id]) => fates[id].acknowledgedAt === null).length,
    acknowledgedTwice: all.filter(([, id]) => (acknowledgements.get(id) ?? 0) > 1).length,
  };
}

/** Numbers from 0 up to 1 that follow from the seed. @param {number} seed */
function numbersOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs in the page: counts how often a card comes up with each title. */
function countCards() {
  /** @type {Record<string, number>} */
  const shown = {};
  const seen = new WeakSet();
  Reflect.set(window, 'shownCards', shown);
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('[role="status"] article')) {
      const title = card.querySelector('h3')?.textContent ?? '';
      if (seen.has(card)) continue;
      seen.add(card);
      shown[title] = (shown[title] ?? 0) + 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: closes the newest card; answers how many it closed. */
function closeCard() {
  const button = [...document.querySelectorAll('[role="status"] article button')].find(({ textContent }) => textContent === 'Close');
  if (!(button instanceof HTMLElement)) return 0;
  button.click();
  return 1;
}
