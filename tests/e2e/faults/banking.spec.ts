import { cashierFrame, continueToDeposit, openBanking } from '../support/banking.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';

test('BK-05 a deposit with a lost response is booked once, and a challenge survives a reload', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  await cashier.getByLabel('Amount to deposit').fill('20');
  // The deposit is booked and its response lost, twice, because the browser itself retries on a reused connection.
  await sandbox.faults({ set: [{ target: 'cashierPages', kind: 'lostResponse', times: 2 }] });
  await cashier.getByRole('button', { name: 'Deposit £20.00' }).click();
  await expect(cashier.getByText('Connection lost. Trying again… You are charged only once.')).toBeVisible();
  await expect(cashier.getByRole('heading', { name: 'Deposit complete' })).toBeVisible({ timeout: 20_000 });

  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Transactions' }).click();
  await expect(cashier.getByRole('listitem')).toHaveCount(1);
  await expect(cashier.getByRole('listitem')).toContainText('complete');
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Deposit' }).click();
  await cashier.getByLabel('Amount to deposit').fill('10');
  await cashier.getByLabel('Test account').selectOption({ label: 'Card ending 3220: asks for a code' });
  await cashier.getByRole('button', { name: 'Deposit £10.00' }).click();
  await expect(cashier.getByRole('heading', { name: 'Your bank needs a code' })).toBeVisible();
  await page.reload();
  const again = await openBanking(page);
  await expect(again.getByText('Deposit of £10.00: waiting for your code')).toBeVisible();
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.getByLabel('Code').fill('246810');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(cashierFrame(page).getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  const { balance, history } = await sandbox.books({ userId: player.userId });
  expect([balance, (history as { kind: string }[]).map(({ kind }) => kind)]).toEqual([
    103_000,
    ['grant', 'deposit', 'deposit'],
  ]);
});

test('BK-05 an unreachable cashier explains the effect on payments and reopens when it is back', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // The error response’s own policy forbids framing.
  consoleGuard.expect(/frame-ancestors|Failed to load resource/);
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await sandbox.faults({ set: [{ target: 'cashierPages', kind: '503' }] });
  await page.clock.install();
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Banking' });
  await expect(dialog.locator('iframe')).toBeAttached();
  await refused;
  await page.clock.runFor(21_000);
  await expect(dialog.getByRole('alert')).toContainText('made once or not at all');
  await sandbox.faults({ clear: 'cashierPages' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(cashierFrame(page).locator('main')).toBeVisible({ timeout: 15_000 });
});
