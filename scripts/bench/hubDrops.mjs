import { closeAll, dropAtRandom, seededRandom, deliveryErrors } from '../../tests/support/randomDrops.ts';
import { callJson } from './callJson.mjs';
import { connectedPage, waitUntil } from './connectedPage.mjs';

const drops = 100;

/**
 * Counts messages that are lost or repeated while the connection drops repeatedly, in a browser with the real hub.
 * `tests/contract/realTimeChaos.test.ts` does the same without a browser, with more kinds of network failure.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @param {number} seed makes the sequence reproducible
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

  /** @type {import('../../tests/support/randomDrops.ts').UnstablePage} */
  const unstablePage = {
    connected: () => waitUntil(async () => (await hub({})).connections === 1),
    async publish(title) {
      const response = await messages({ publish: { userId, topic: 'xeniaAdvert', content: { title } } });
      return response.published[0].messageInstanceUUID;
    },
    drop: () => hub({ userId, drop: true }),
    close: () => page.evaluate(closeCard),
    reconnect: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    async acknowledged(ids) {
      const { fates } = await messages({ fate: ids });
      return new Set(ids.filter((id) => fates[id].acknowledgedAt !== null));
    },
  };
  const published = await dropAtRandom(unstablePage, { random: seededRandom(seed), drops, maxPauseMs: 200 });
  await closeAll(unstablePage, published, 30_000);
  /** @type {Record<string, number>} */
  const shown = await page.evaluate(() => Reflect.get(window, 'shownCards'));
  const errors = deliveryErrors(published, {
    shown: new Map(Object.entries(shown)),
    acknowledged: await unstablePage.acknowledged([...published.values()]),
    acknowledgements,
  });
  await context.close();
  return {
    seed,
    drops,
    messages: published.size,
    lost: errors.lost.length,
    shownTwice: errors.shownTwice.length,
    unacknowledged: errors.unacknowledged.length,
    acknowledgedTwice: errors.acknowledgedTwice.length,
  };
}

/** Runs in the page: counts how often a card with each title is shown. */
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

/** Runs in the page: closes the newest card. Returns false if there is none. */
function closeCard() {
  const button = [...document.querySelectorAll('[role="status"] article button')].find(
    ({ textContent }) => textContent === 'Close',
  );
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}
