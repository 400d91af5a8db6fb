import type { Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { untilQuiet } from '../support/untilConnected.ts';

/** No choice of cookies: the first visit of somebody who is not known. */
test.use({ cookieGroups: null });

for (const brand of ['regency', 'aurora', 'pulse'] as const) {
  test(`PG-13 the first visit of the lobby of ${brand} sends at most 40 requests`, async ({ page, sites }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${sites[brand]}/`);
    await untilQuiet(page);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(40);
  });
}

test('PG-13 covers far below the screen wait for the first use of the page, and keep their names', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  const rows = page.getByRole('main').locator('[data-part=row]');
  const cover = rows.last().locator('li[data-id] img').first();
  const isLoaded = () => cover.evaluate((image: HTMLImageElement) => image.currentSrc !== '' && image.complete);
  const visible = rows.first().locator('li[data-id] img').first();
  expect(await visible.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await isLoaded()).toBe(false);
  const link = rows.last().locator('li[data-id] > a').first();
  await expect(link).toHaveAccessibleName(/\w/);
  // The end moves down while rows arrive.
  const scrollToEnd = () => page.keyboard.press('End').then(isLoaded);
  await expect.poll(scrollToEnd).toBe(true);
  await expect(page.locator('img[data-far]')).toHaveCount(0);
});

test('PG-13 a page of each kind loads at most two style sheets at its start, and later none that these contain', async ({
  page,
}) => {
  for (const path of ['/', '/all-games', '/promotions', '/blog', '/help', '/terms', '/cookies']) {
    const loaded: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname);
    };
    // What the page before still loads is not this page's.
    await page.goto('about:blank');
    page.on('request', note);
    const html = (await (await page.goto(path))?.text()) ?? '';
    const addresses = (tag: RegExp) => Array.from(html.matchAll(tag), ([, address = '']) => address);
    expect(addresses(/<link rel="stylesheet" href="([^"]+)"/g).length, path).toBeLessThanOrEqual(2);
    await untilQuiet(page);
    page.off('request', note);
    const contained = addresses(/<link type="[^"]+" rel="stylesheet" href="([^"]+)"/g);
    expect(contained.length, path).toBeGreaterThan(0);
    expect(
      loaded.filter(
        (address) => contained.includes(address) || loaded.indexOf(address) !== loaded.lastIndexOf(address),
      ),
      path,
    ).toEqual([]);
  }
});
