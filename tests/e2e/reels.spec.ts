import type { Locator } from '@playwright/test';
import { expect, expectNoLayoutShift, openAsPlayer, test } from './support/fixtures.ts';

/** Number of tiles that a carousel has scrolled past its left edge. */
const tilesPassed = (list: Locator) =>
  list.evaluate((reel) => {
    const starts = ([...reel.children] as HTMLElement[]).map(({ offsetLeft }) => offsetLeft);
    return starts.filter((start) => start - (starts[0] ?? 0) <= reel.scrollLeft + 1).length - 1;
  });

test('LB-08 recently played games are offered to continue from three games on, without layout shift @desktop', async ({
  page,
  sites,
  newPlayer,
}) => {
  await openAsPlayer(page, sites.aurora, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  const games = await page
    .getByRole('region', { name: 'Popular at Aurora Bay' })
    .getByRole('listitem')
    .locator('a:not([aria-disabled])')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
  const row = page.getByRole('region', { name: 'Continue playing' });
  for (const game of games) {
    // Two games are no row.
    await expect(row).toHaveCount(0);
    const saved = page.waitForResponse(/\/api\/recently-played\/\d+\/add$/);
    await page.goto(sites.aurora + game);
    expect((await saved).status()).toBe(200);
    await page.goto(sites.aurora);
    await expect(page.getByRole('heading', { level: 2, name: 'My play' })).toBeVisible();
  }
  const tiles = row.getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(3);
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    games.toReversed(),
  );
  await expectNoLayoutShift(page);
  await expect(row.getByRole('link', { name: 'View all: Continue playing' })).toHaveAttribute(
    'href',
    '/?category=my-games',
  );
  await tiles.first().click();
  await expect(page).toHaveURL(new RegExp(`${games[2] ?? ''}$`));
});

test('LB-08 a carousel moves in groups of five or two, and by tile with the keyboard', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Top 10 high-volatility slots' });
  const list = row.getByRole('list');
  const [back, on] = [row.getByRole('button', { name: /: previous$/ }), row.getByRole('button', { name: /: next$/ })];
  await row.scrollIntoViewIfNeeded();
  await expect(back).toBeDisabled();
  const scrolled = () => list.evaluate((reel) => reel.scrollLeft);
  // By keyboard, because on a phone the arrows are visible only with focus.
  await on.focus();
  await expect(on).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => tilesPassed(list)).toBe(isMobile ? 2 : 5);
  await expect(back).toBeEnabled();
  // Checks the scroll position, because the arrow is disabled a moment after the end is reached.
  while (!(await list.evaluate((reel) => reel.scrollLeft + reel.clientWidth >= reel.scrollWidth - 1))) {
    const before = await scrolled();
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  await expect(on).toBeDisabled();
  await expect(back).toBeFocused();

  const tiles = list.getByRole('link');
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await expect(tiles.last()).toBeInViewport();
  await expect(on).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toBeInViewport();
  await expect(back).toBeDisabled();
});
