import { cashierFrame, continueToDeposit, openBanking } from '../banking.ts';
import { expect, openAsPlayer, test } from '../fixtures.ts';

test('BK-05 a deposit whose answer is lost is told, asked for again by the cashier itself, and booked once; one that waits for its code is gone on with after a reload', async ({
  page,
  newPlayer,
  sandbox,
  quiet,
}) => {
  test.setTimeout(60_000);
  quiet.expect(/Failed to load resource/);
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  await cashier.getByLabel('Amount to deposit').fill('20');
  // Booked, and nobody hears of it; twice, because the browser asks again by itself where it had used the connection before.
  await sandbox.faults({ set: [{ target: 'cashierPages', kind: 'lostAnswer', times: 2 }] });
  await cashier.getByRole('button', { name: 'Deposit £20.00' }).click();
  await expect(cashier.getByText('Connection lost. Asking again: you are charged once.')).toBeVisible();
  await expect(cashier.getByRole('heading', { name: 'Deposit booked' })).toBeVisible({ timeout: 20_000 });

  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Deposit' }).click();
  await expect(cashier.getByText('Deposit of £20.00: booked')).toBeVisible();
  await cashier.getByLabel('Amount to deposit').fill('10');
  await cashier.getByLabel('Test account').selectOption({ label: 'Card ending 3220: asks for a code' });
  await cashier.getByRole('button', { name: 'Deposit £10.00' }).click();
  await expect(cashier.getByRole('heading', { name: 'Your bank asks for a code' })).toBeVisible();
  await page.reload();
  const again = await openBanking(page);
  await expect(again.getByText('Deposit of £10.00: waiting for your code')).toBeVisible();
  await again.getByRole('button', { name: 'Go on' }).click();
  await again.getByLabel('Code').fill('246810');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(cashierFrame(page).getByRole('heading', { name: 'Deposit booked' })).toBeVisible();
  const { balance, history } = await sandbox.books({ userId: player.userId });
  expect([balance, (history as { kind: string }[]).map(({ kind }) => kind)]).toEqual([
    103_000,
    ['grant', 'deposit', 'deposit'],
  ]);
});

test('BK-05 a cashier out of reach says what that means for a payment, and opens again when it is back', async ({
  page,
  newPlayer,
  sandbox,
  quiet,
}) => {
  // The refusal's own policy lets nobody frame it.
  quiet.expect(/frame-ancestors|Failed to load resource/);
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
  await expect(dialog.getByRole('alert')).toContainText('booked once or not at all');
  await sandbox.faults({ clear: 'cashierPages' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(cashierFrame(page).locator('main')).toBeVisible({ timeout: 15_000 });
});
