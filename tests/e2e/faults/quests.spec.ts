import { expect, openAsPlayer, test } from '../fixtures.ts';

test('QU-01 QU-02 without the campaigns service the panel says so with its status, and a further try brings the quests @desktop', async ({
  page,
  sites,
  newPlayer,
  sandbox,
  quiet,
}) => {
  quiet.expect(/status of 50\d/);
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/help`, player);
  await sandbox.faults({ set: [{ target: 'playerRewards', kind: 'malformed' }] });
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('button', { name: 'Quests' }).click();
  const panel = page.getByRole('dialog', { name: 'Quests' });
  // After the tries that every reading has.
  await expect(panel.getByRole('alert')).toContainText('status 502', { timeout: 20_000 });
  await sandbox.faults({ clear: true });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Try three space games')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
