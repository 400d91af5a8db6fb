import { closeAll, dropAtRandom, numbersOf, wrongFates } from '../../tests/randomDrops.ts';
import { callJson } from './callJson.mjs';
import { connectedPage, until } from './connectedPage.mjs';

const drops = 100;

/**
 * What becomes of messages while the connection is lost again and again, in a browser with the real hub.
 * `tests/contract/realTimeChaos.test.ts` does the same without a browser, and to a network that fails in more ways.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @param {number} seed the same one gives the same order of things
 */
export async function measureDrops(browser, pair, seed) {
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

  /** @type {import('../../tests/randomDrops.ts').DroppedPage} */
  const dropped = {
    connected: () => until(async () => (await hub({})).connections === 1),
    async publish(title) {
      const response = await messages({ publish: { userId, topic: 'xeniaAdvert', content: { title } } });
      return response.published[0].messageInstanceUUID;
    },
    drop: () => hub({ userId, drop: true }),
    close: () => page.evaluate(closeCard),
    comeBack: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    async acknowledged(ids) {
      const { fates } = await messages({ fate: ids });
      return new Set(ids.filter((id) => fates[id].acknowledgedAt !== null));
    },
  };
  const published = await dropAtRandom(dropped, { random: numbersOf(seed), drops, maxPauseMs: 200 });
  await closeAll(dropped, published, 30_000);
  /** @type {Record<string, number>} */
  const shown = await page.evaluate(() => Reflect.get(window, 'shownCards'));
  const wrong = wrongFates(published, {
    shown: new Map(Object.entries(shown)),
    acknowledged: await dropped.acknowledged([...published.values()]),
    acknowledgements,
  });
  await context.close();
  return {
    seed,
    drops,
    messages: published.size,
    lost: wrong.lost.length,
    shownTwice: wrong.shownTwice.length,
    unacknowledged: wrong.unacknowledged.length,
    acknowledgedTwice: wrong.acknowledgedTwice.length,
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

/** Runs in the page: closes the newest card; answers whether there was one. */
function closeCard() {
  const button = [...document.querySelectorAll('[role="status"] article button')].find(
    ({ textContent }) => textContent === 'Close',
  );
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}
