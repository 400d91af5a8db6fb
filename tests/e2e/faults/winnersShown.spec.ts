import { expect, expectAccessible, layoutShift, openAsPlayer, test } from '../fixtures.ts';
import { minorUnits } from '../play.ts';

test('LB-09 a player sees who won lately, from rounds really played, newest first or largest first', async ({
  page,
  sites,
  newPlayer,
  sandbox,
}) => {
  // Many covers are drawn for it.
  test.slow();
  test.setTimeout(60_000);
  // Here nobody else plays meanwhile, and the newest are known.
  const market = { brand: 'aurora', marketId: 'row' };
  const { rounds } = await sandbox.simulatedRounds({ count: 400, market });
  // The floor of the market (brands/market.ts).
  const won = rounds.filter(({ stake, win }) => win > stake && win >= 1000);
  await page.goto(sites.aurora);
  await expect(page.getByRole('region', { name: 'Big winners' })).toHaveCount(0);
  await openAsPlayer(page, sites.aurora, await newPlayer(market));

  const winners = page.getByRole('region', { name: 'Big winners' });
  await winners.scrollIntoViewIfNeeded();
  const cards = winners
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await expect(winners.getByRole('tab', { name: 'Current' })).toHaveAttribute('aria-selected', 'true');
  const sums = async () => (await cards.locator('b').allTextContents()).map(minorUnits);
  const newest = won.toReversed().map(({ win }) => win);
  await expect(cards.first()).toBeVisible();
  // The web server keeps a list for some seconds, which may still be an older one.
  await expect
    .poll(async () => (await sums()).join(' '), { timeout: 25_000 })
    .toBe(newest.slice(0, await cards.count()).join(' '));
  const shown = await sums();
  expect(shown.length).toBeGreaterThanOrEqual(4);

  await winners.getByRole('tab', { name: 'Top winners' }).click();
  const largest = won.map(({ win }) => win).toSorted((one, other) => other - one);
  // Other players may have won more before, so it is the order that counts, and that nobody's largest is missing.
  await expect
    .poll(async () => {
      const all = await sums();
      return (
        all.length === shown.length &&
        all.every((sum, at) => sum >= (largest[at] ?? 0) && sum <= (all[at - 1] ?? Infinity))
      );
    })
    .toBe(true);
  // Nobody is told by name.
  for (const card of await cards.allTextContents()) expect(card).toMatch(/[A-Z]\*\*\*[a-z]/);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBe(0);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
});

test('LB-09 a pause keeps the list and asks for no other', async ({ page, newPlayer, sandbox }) => {
  await sandbox.simulatedRounds({ count: 60, market: { brand: 'regency', marketId: 'uk' } });
  await page.clock.install();
  await openAsPlayer(page, '/', await newPlayer());
  const winners = page.getByRole('region', { name: 'Big winners' });
  await winners.scrollIntoViewIfNeeded();
  await expect(winners.getByText(/Wins are rare/)).toBeVisible();
  await winners.getByRole('button', { name: 'Pause the list' }).click();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/winners') ? 1 : 0));
  await page.clock.fastForward(60_000);
  await expect(winners.getByRole('button', { name: 'Pause the list', pressed: true })).toBeVisible();
  expect(asked).toBe(0);
  await winners.getByRole('tab', { name: 'Top multiplier' }).click();
  await expect(winners.getByRole('tab', { name: 'Top multiplier' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    winners
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.locator('b') })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(winners.getByRole('tab', { name: 'Top multiplier' })).toHaveAttribute('aria-selected', 'true');
});
