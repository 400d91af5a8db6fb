import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilQuiet } from './support/untilConnected.ts';

const outdated = 'Your browser is too old for our games. Update it or use another one to play.';

const firstGame = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first();

test('a browser that lacks dialogs keeps the page, follows its links and shows one sentence', async ({
  page,
  consoleGuard,
}) => {
  // The document preloads the list of modules for every browser, and this one starts none.
  consoleGuard.allow(/modules\.json was preloaded using link preload but not used/);
  const modules: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) modules.push(request.url());
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(outdated)).toBeVisible();
  await firstGame(page).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByText(outdated)).toBeVisible();
  // A control that scripts would handle is a link too.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/login=1/);
  await untilQuiet(page);
  expect(modules).toEqual([]);
});

test('a supported browser shows no sentence about itself @all', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(outdated)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable and says how to play @all', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    // The test runner finds no text below `noscript`.
    await expect(page.locator('noscript > .browser-notice')).toBeVisible();
    await expect(page.getByText(outdated)).toBeHidden();
    await firstGame(page).click();
    await expect(page).toHaveURL(/\/game\/\d+$/);
  });
});
