import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';

/** Lets the page begin as a hidden or prerendered one, until `show`. */
const hide = (page: Page) =>
  page.addInitScript(() => {
    let isShown = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (isShown ? 'visible' : 'hidden') });
    Object.assign(window, {
      __show: () => {
        isShown = true;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
const show = (page: Page) => page.evaluate(() => (window as unknown as { __show: () => void }).__show());
const dataLayer = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? []));
/** Callbacks of idle time run in order, so everything that waited for it before has begun. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );

test.use({ cookieGroups: ['C0002', 'C0003', 'C0004'] });

test('a hidden or prerendered page fetches, counts and connects only when it is shown @desktop', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/help', player);
  // The page before must have nothing in flight.
  await page.goto('about:blank');
  await hide(page);
  const sent: string[] = [];
  const isOfPage = (url: string) =>
    /\/(?:assets|theme)\//.test(url) || url.includes('//media.') || url.endsWith('-favicon.svg');
  page.on('request', (request) => {
    const isFile = ['document', 'stylesheet', 'font', 'image', 'manifest'].includes(request.resourceType());
    if (!isFile && !isOfPage(request.url())) sent.push(new URL(request.url()).pathname);
  });
  const sockets = async () => (await sandbox.hub({ userId: player.userId, sendRaw: '' })).reached;
  await expect.poll(sockets).toBe(0);
  await page.goto('/promotions');
  await untilIdle(page);
  expect(sent).toEqual([]);
  expect(await sockets()).toBe(0);
  expect(await dataLayer(page)).not.toContain('page_load');

  await show(page);
  await expect.poll(() => sent).toEqual(expect.arrayContaining(['/api/session-summary']));
  await expect.poll(sockets).toBe(1);
  await expect.poll(() => dataLayer(page)).toContain('page_load');
});
