import { expect, expectAccessible, expectNoLayoutShift, test } from './support/fixtures.ts';
import { displayedJackpot, jackpotBand, jackpotCell } from './support/jackpotBand.ts';
import { minorUnits } from './support/play.ts';

test('LB-10 a visitor sees four jackpots in the market’s currency without layout shift', async ({ page, isMobile }) => {
  const response = page.waitForResponse(/\/api\/jackpots/);
  await page.goto('/');
  const { pots } = (await (await response).json()) as { pots: { type: string; amount: number }[] };
  expect(pots.map(({ type }) => type).toSorted()).toEqual(['daily', 'megaMoolah', 'rapid', 'wowPot']);
  await expect(jackpotBand(page).getByRole('listitem')).toHaveCount(4);
  await expect(jackpotCell(page, 'Mega jackpot')).toContainText(isMobile ? /£[\d,]+(?![\d,.])/ : /£[\d,]+\.\d\d/);
  expect(await displayedJackpot(page, 'Grand jackpot')).toBeGreaterThan(0);
  await expect(jackpotCell(page, 'Rapid jackpot')).toContainText(/Must go by £/);
  await expect(jackpotCell(page, 'Daily jackpot')).toContainText(/Before \d\d:\d\d (today|tomorrow)/);
  await expect(page.locator('body')).not.toContainText(/moolah|wowpot/i);
  await jackpotBand(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoLayoutShift(page);
  await jackpotCell(page, 'Grand jackpot').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpots');
  await expect(jackpotCell(page, 'Grand jackpot')).toHaveAttribute('aria-current', 'page');
});

test('LB-10 tiles of the jackpots page show the amounts of large jackpots alone @desktop @all', async ({ page }) => {
  await page.goto('/jackpots');
  const tiles = page.getByRole('region', { name: 'Jackpot games' }).getByRole('listitem');
  const withBadge = tiles.filter({ has: page.locator('[data-jackpot]') });
  await expect(withBadge.first()).toContainText(/Jackpot£[\d,]+/);
  // Ten thousand pounds (brands/jackpotBadgeMinimum.ts). The rapid jackpot never reaches them.
  for (const amount of await withBadge.locator('[data-jackpot] .num').allTextContents())
    expect(minorUnits(amount.includes('.') ? amount : `${amount}.00`)).toBeGreaterThanOrEqual(1_000_000);
  expect(await withBadge.count()).toBeLessThan(await tiles.count());
  const [tile, badge] = await Promise.all([
    withBadge.first().boundingBox(),
    withBadge.first().locator('[data-jackpot]').boundingBox(),
  ]);
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThan((tile?.x ?? 0) + (tile?.width ?? 0));
  await expectAccessible(page);
  await expectNoLayoutShift(page);
});

test('LB-10 a phone shows one jackpot and part of the next, and focus scrolls to the others @phone @all', async ({
  page,
}) => {
  await page.goto('/jackpots');
  await expect(jackpotCell(page, 'Mega jackpot')).toContainText('£');
  const [band, second] = await Promise.all([
    jackpotBand(page).boundingBox(),
    jackpotCell(page, 'Rapid jackpot').boundingBox(),
  ]);
  const peek = (band?.x ?? 0) + (band?.width ?? 0) - (second?.x ?? 0);
  expect(peek).toBeGreaterThan(30);
  expect(peek).toBeLessThan((band?.width ?? 0) / 3);
  await jackpotCell(page, 'Grand jackpot').focus();
  await expect(jackpotCell(page, 'Grand jackpot')).toBeInViewport({ ratio: 0.9 });
});

test('LB-10 names, amounts and notes of the jackpots stand on one line each @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(jackpotCell(page, 'Grand jackpot')).toContainText('£');
  const tops = await jackpotBand(page)
    .getByRole('link')
    .evaluateAll((cells) =>
      cells.map((cell) =>
        [0, 1, -1]
          .map((at) =>
            [...cell.querySelectorAll(':scope > span:not(.visually-hidden)')]
              .filter((part) => !part.querySelector('span[style]'))
              .at(at),
          )
          .map((part) => Math.round(part?.getBoundingClientRect().top ?? -1)),
      ),
    );
  expect(tops).toHaveLength(4);
  expect(tops).toEqual(Array.from({ length: 4 }, () => tops[0]));
});
