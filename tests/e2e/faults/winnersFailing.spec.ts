import { expect, layoutShift, openAsPlayer, test } from '../fixtures.ts';

const down = { set: [{ target: 'winners', kind: 'refused' as const }] };

// Nobody may have asked for winners before: the web server would send the last list it heard.
test.use({ ownStack: 'untouched' });

test('LB-09 without any list of winners there is nothing in their place; once there is one, a failure keeps it', async ({
  page,
  newPlayer,
  sandbox,
  quiet,
}) => {
  test.setTimeout(60_000);
  quiet.expect(/Failed to load resource/);
  await sandbox.faults(down);
  await openAsPlayer(page, '/', await newPlayer());
  const failed = page.waitForResponse((response) => response.url().includes('/api/winners') && !response.ok());
  await page.goto('/');
  await failed;
  const winners = page.getByRole('region', { name: 'Big winners' });
  await expect(winners).toHaveCount(0, { timeout: 20_000 });
  expect(await layoutShift(page)).toBe(0);

  await sandbox.faults({ clear: true });
  await sandbox.simulatedRounds({ count: 60, market: { brand: 'regency', marketId: 'uk' } });
  await page.goto('/');
  const cards = winners
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await winners.scrollIntoViewIfNeeded();
  // The web server rests a moment after a failure, and the page asks every ten seconds.
  await expect(cards.first()).toBeVisible({ timeout: 25_000 });
  await page.route('**/api/winners?*', (route) =>
    route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
  );
  await expect(winners.getByText(/Could not refresh/)).toBeVisible({ timeout: 30_000 });
  await expect(cards.first()).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});
