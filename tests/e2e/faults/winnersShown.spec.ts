import { expect, expectAccessible, expectNoLayoutShift, openAsPlayer, test } from '../support/fixtures.ts';
import { minorUnits } from '../support/play.ts';
import { bigWinsOf, playBigWins } from '../support/playBigWins.ts';

test('LB-09 a player sees recent big wins of real rounds, newest or largest first', async ({
  page,
  sites,
  newPlayer,
  sandbox,
}) => {
  // Many covers have to be rendered.
  test.slow();
  // No other test plays in this market, so the newest wins are known.
  const market = { brand: 'aurora', marketId: 'row' };
  const won = await playBigWins(sandbox, market, 6);
  // Small wins are not listed, and one of these rounds may be a big win.
  const { rounds } = await sandbox.simulatedRounds({ count: 20, market });
  won.push(...bigWinsOf(rounds, market));
  await page.goto(sites.aurora);
  await expect(page.getByRole('region', { name: 'Big winners' })).toHaveCount(0);
  await openAsPlayer(page, sites.aurora, await newPlayer(market));

  const winners = page.getByRole('region', { name: 'Big winners' });
  await winners.scrollIntoViewIfNeeded();
  const cards = winners
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await expect(winners.getByRole('tab', { selected: true })).toHaveText('Current');
  const sums = async () => (await cards.locator('b').allTextContents()).map(minorUnits);
  const newest = won.toReversed().map(({ win }) => win);
  await expect(cards.first()).toBeVisible();
  // The web server caches a list for some seconds, so it may be older.
  await expect
    .poll(async () => (await sums()).join(' '), { timeout: 25_000 })
    .toBe(newest.slice(0, await cards.count()).join(' '));
  const shown = await sums();
  expect(shown.length).toBeGreaterThanOrEqual(4);

  await winners.getByRole('tab', { name: 'Top winners' }).click();
  const largest = won.map(({ win }) => win).toSorted((one, other) => other - one);
  // Other players may have won more before, so check the order and that no largest win is missing.
  await expect
    .poll(async () => {
      const all = await sums();
      return (
        all.length === shown.length &&
        all.every((sum, at) => sum >= (largest[at] ?? 0) && sum <= (all[at - 1] ?? Infinity))
      );
    })
    .toBe(true);
  // Player names are masked.
  for (const card of await cards.allTextContents()) expect(card).toMatch(/[A-Z]\*\*\*[a-z]/);
  await expectAccessible(page);
  await expectNoLayoutShift(page);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
});

test('LB-09 a paused winners list stays and is not requested again', async ({ page, newPlayer, sandbox }) => {
  await playBigWins(sandbox, { brand: 'regency', marketId: 'uk' }, 2);
  await page.clock.install();
  await openAsPlayer(page, '/', await newPlayer());
  const winners = page.getByRole('region', { name: 'Big winners' });
  await winners.scrollIntoViewIfNeeded();
  await expect(winners.getByText(/Wins are rare/)).toBeVisible();
  await winners.getByRole('button', { name: 'Pause winners' }).click();
  let requestCount = 0;
  page.on('request', (request) => (requestCount += request.url().includes('/api/winners') ? 1 : 0));
  await page.clock.fastForward(60_000);
  await expect(winners.getByRole('button', { name: 'Pause winners', pressed: true })).toBeVisible();
  expect(requestCount).toBe(0);
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
