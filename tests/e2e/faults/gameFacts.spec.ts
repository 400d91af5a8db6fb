import { expect, test } from '../support/fixtures.ts';
import { slotWith } from '../support/slotWith.ts';

test('UI-02 a game whose facts cannot be loaded says so, with a way to try again', async ({
  page,
  sandbox,
  stack,
  consoleGuard,
}) => {
  consoleGuard.expect(/503/);
  const id = (await slotWith(stack.platformPort, 'three-reels')).GameGroupId;
  await sandbox.faults({ set: [{ target: 'gameById', kind: '503' }] });
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('heading', { name: 'We can’t load this game right now' })).toBeVisible();
  await sandbox.faults({ clear: true });
  await page
    .getByRole('link', { name: 'Try again' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(page.getByRole('heading', { name: /^Game not|can’t load/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
