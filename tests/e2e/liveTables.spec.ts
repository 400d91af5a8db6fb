import type { LiveTable } from '@foyer/contract/liveTables';
import { expect, expectAccessible, expectNoLayoutShift, test } from './support/fixtures.ts';
import { ascending, idsOf, openings, servedIds, tables } from './support/liveTables.ts';

test('live tables show dealer, stakes, seats and results on their covers, without layout shift @all', async ({
  page,
}) => {
  await page.goto('/live');
  const terrace = page.getByRole('link', {
    name: /^Roulette Terrace Live table, open 24 hours\. Dealer: \S+\. Stakes £0\.10 to £500\. \d+ seats? of \d+ free\. Last results, newest first: (\d+ (red|black|green)(, | and )?){5}\.$/,
  });
  await expect(terrace).toBeVisible();
  const tile = tables(page).filter({ has: terrace });
  await expect(tile).toContainText('LIVE');
  await expect(tile).toContainText('£0.10–£500');
  await expect(tile).toContainText(/\d+ free/);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
});

test('no two live tables on a screen look the same @all', async ({ page }) => {
  await page.goto('/live');
  await expect(tables(page).nth(3)).toBeVisible();
  const texts = (await tables(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the keyboard reaches a live table, and its details do not cover the facts @desktop @all', async ({ page }) => {
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

test('a visitor whose device saves data requests the tables once @desktop @all', async ({ page }) => {
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

test('the live page shows open tables first, then those that open soonest, down to its end', async ({ page }) => {
  await page.goto('/live');
  await expect(tables(page).nth(3)).toBeVisible();
  const served = await servedIds(page, '/live');
  const times = await openings(page, served);
  // A table without results, because it has just opened, is missing here.
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual(ascending(times));
  const tiles = page.locator('main li[aria-posinset]');
  expect(await idsOf(tiles)).toEqual(served.slice(0, await tiles.count()));
  // The rest of the grid comes from the list of all games and keeps the order of the page.
  await page.keyboard.press('End');
  const total = Number(await tiles.first().getAttribute('aria-setsize'));
  await expect(page.locator(`main li[aria-posinset="${total}"]`)).toBeVisible();
  const last = await openings(page, await idsOf(tiles));
  expect(last).toEqual(ascending(last));
  await expectNoLayoutShift(page);
});

test('LB-01 the live category shows open tables first, then those that open soonest @all', async ({ page }) => {
  await page.goto('/?category=live');
  await expect(page.getByRole('heading', { name: 'Live tables' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Live tables' }).locator('li[data-id]');
  await expect(tiles.nth(3)).toBeVisible();
  const times = await openings(page, await idsOf(tiles));
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual(ascending(times));
});

/** A table that opens at a time; null for an open one. */
const tableOf = (gameGroupId: number, opensAt: number | null): LiveTable => {
  const facts = { gameGroupId, currencyIsoCode: 'GBP', stakes: { minimum: 50, maximum: 10_000 } };
  if (opensAt !== null) return { ...facts, state: 'closed', opensAt };
  const results = { game: 'blackjack' as const, last: ['player' as const] };
  return { ...facts, state: 'open', closesAt: null, dealerName: 'Marisol', seats: { total: 7, taken: 5 }, results };
};

test('a table that opens while the player looks, and whose facts grow old and new, stays in its place', async ({
  page,
}) => {
  await page.clock.install();
  let isOpen = false;
  let ageMs = 0;
  const opensAt = Date.now() + 20_000;
  await page.route('**/api/live-tables?*', async (route) => {
    const ids = (new URL(route.request().url()).searchParams.get('ids') ?? '').split(',').map(Number);
    const now = await page.evaluate(() => Date.now());
    const response = ids.map((id) => tableOf(id, isOpen ? null : opensAt));
    await route.fulfill({ json: { now, serviceNow: now, asOf: now - ageMs, tables: response } });
  });
  await page.goto('/live');
  await page.clock.runFor(3000);
  const first = page.locator('main li[data-id]').first();
  await expect(first).toContainText(/Closed.*Opens (tomorrow )?at \d\d:\d\d/);
  await expect(first.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  const before = await idsOf(page.locator('main li[data-id]'));
  isOpen = true;
  await page.clock.runFor(30_000);
  await expect(first).toContainText('LIVE');
  await expect(first.getByRole('link')).toBeEnabled();
  expect(await idsOf(page.locator('main li[data-id]'))).toEqual(before);
  ageMs = 90_000;
  await page.clock.runFor(30_000);
  await expect(first).toContainText(/As of \d\d:\d\d/i);
  ageMs = 0;
  await page.clock.runFor(30_000);
  await expect(first).toContainText('LIVE');
  await expectNoLayoutShift(page);
});
