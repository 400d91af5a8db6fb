import type { Page } from '@playwright/test';
import { expect, expectAccessible, layoutShift, test } from './support/fixtures.ts';

const tables = (page: Page) => page.locator('main li[data-table]');

test('live tables show dealer, stakes, seats and results on their covers, without layout shift', async ({ page }) => {
  await page.goto('/live');
  const terrace = page.getByRole('link', {
    name: /^Roulette Terrace Live table, open 24 hours\. Dealer: \S+\. Stakes £0\.10 to £500\. \d+ seats? of \d+ free\. Last results, newest first: (\d+ (red|black|green)(, | and )?){5}\.$/,
  });
  await expect(terrace).toBeVisible();
  const tile = tables(page).filter({ has: terrace });
  await expect(tile).toContainText('LIVE');
  await expect(tile).toContainText('£0.10–£500');
  await expect(tile).toContainText(/\d+ free/);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
});

test('no two live tables on a screen look the same', async ({ page }) => {
  await page.goto('/live');
  await expect(tables(page).nth(3)).toBeVisible();
  const texts = (await tables(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the keyboard reaches a live table, and its details do not cover the facts @desktop', async ({ page }) => {
  await page.goto('/live');
  await expect(tables(page).first()).toBeVisible();
  const first = tables(page).first().getByRole('link');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const second = tables(page).nth(1);
  await expect(second.getByRole('link')).toBeFocused();
  const info = second.getByRole('button');
  const [button, name] = await Promise.all([info.boundingBox(), second.locator('a b').last().boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
});

test('a visitor whose device saves data requests the tables once @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/live-tables') && requests.push(request.url()));
  await page.goto('/live');
  await page.clock.runFor(3000);
  await expect(tables(page).first()).toBeVisible();
  const before = requests.length;
  await page.clock.runFor(45_000);
  expect(requests.length).toBe(before);
});
