import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const importMapFile = /-modules\.json$/;

/** Counts the requests of a page for a kind of file. */
function countRequests(page: Page, file: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => void (file.test(request.url()) && (count += 1)));
  return () => count;
}

test.use({ cookieGroups: null });

test('A18 a page requests its import map once, and no module before it', async ({ page }) => {
  const requests = countRequests(page, importMapFile);
  const modules = countRequests(page, /\/assets\/[^/]+\.js$/);
  let modulesBefore = -1;
  await page.route(importMapFile, async (route) => {
    modulesBefore = modules();
    await route.continue();
  });
  await page.goto('/');
  expect(modulesBefore).toBe(0);
  expect(requests()).toBe(1);
});

test('A18 a page whose import map is lost or damaged on the way loads it again, and then works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|integrity|preload/);
  const requests = countRequests(page, importMapFile);
  await page.route(importMapFile, (route) =>
    requests() < 3 ? route.abort() : requests() < 4 ? route.fulfill({ json: { imports: {} } }) : route.continue(),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(requests()).toBeGreaterThan(3);
});

test('A18 a page without its import map runs no module, and its links work', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|integrity|preload/);
  await page.clock.install();
  const requests = countRequests(page, importMapFile);
  const modules = countRequests(page, /\/assets\/[^/]+\.js$/);
  await page.route(importMapFile, (route) => route.fulfill({ json: { imports: {} } }));
  await page.goto('/');
  const givesUp = async () => {
    await page.clock.runFor(20_000);
    return page.evaluate(() => Reflect.get(Reflect.get(window, '__early') as object, 'clicks') === null);
  };
  await expect.poll(givesUp).toBe(true);
  expect(requests()).toBeGreaterThan(5);
  expect(modules()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/login=1/);
});
