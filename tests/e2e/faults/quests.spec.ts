import { expect, openAsPlayer, test } from '../support/fixtures.ts';

test('QU-01 QU-02 without the campaigns service the quests panel shows an error and can be retried @desktop', async ({
  page,
  sites,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 50\d/);
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/help`, player);
  await sandbox.faults({ set: [{ target: 'playerRewards', kind: 'malformed' }] });
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('button', { name: 'Quests' }).click();
  const panel = page.getByRole('dialog', { name: 'Quests' });
  // After the retries that every read has.
  await expect(panel.getByRole('alert')).toContainText('status 502', { timeout: 20_000 });
  await sandbox.faults({ clear: true });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Try three space games')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
