import { expect, expectNoLayoutShift, openAsPlayer, test } from '../support/fixtures.ts';
import { playBigWins } from '../support/playBigWins.ts';

const down = { set: [{ target: 'winners', kind: 'refused' as const }] };

// An untouched stack, because the web server would otherwise return a cached list.
test.use({ ownStack: 'untouched' });

test('LB-09 without a winners list the block is absent, and a later failure keeps the list', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await sandbox.faults(down);
  await openAsPlayer(page, '/', await newPlayer());
  const failed = page.waitForResponse((response) => response.url().includes('/api/winners') && !response.ok());
  await page.goto('/');
  const winners = page.getByRole('region', { name: 'Big winners' });
  // The list is requested when it is near the screen, before it can be seen.
  await winners.evaluate((block) => window.scrollBy(0, block.getBoundingClientRect().top - window.innerHeight - 300));
  await failed;
  await expect(winners).toHaveCount(0, { timeout: 20_000 });
  await expectNoLayoutShift(page);

  await sandbox.faults({ clear: true });
  await playBigWins(sandbox, { brand: 'regency', marketId: 'uk' }, 2);
  await page.goto('/');
  const cards = winners
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await winners.scrollIntoViewIfNeeded();
  // The web server waits a moment after a failure, and the page polls every ten seconds.
  await expect(cards.first()).toBeVisible({ timeout: 25_000 });
  await page.route('**/api/winners?*', (route) =>
    route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
  );
  await expect(winners.getByText(/Could not refresh/)).toBeVisible({ timeout: 30_000 });
  await expect(cards.first()).toBeVisible();
  await expectNoLayoutShift(page);
});
