import type { Page } from '@playwright/test';
import { continueToDeposit, openBanking } from './banking.ts';
import { expect, logIn } from './fixtures.ts';
import { logOut } from './logIn.ts';
import { playRound } from './play.ts';
import type { SandboxPlayer } from './sandbox.ts';

const slot = 41_000;

/**
 * A visit in short: cookie card, search, login, one round of a slot, a deposit, logout. Needs a visitor without a cookie
 * choice.
 */
export async function shortJourney(page: Page, player: SandboxPlayer): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeHidden();

  // The bottom navigation of a phone has a link, which becomes a button.
  await page
    .getByRole('banner')
    .or(page.getByRole('navigation'))
    .getByRole('button', { name: /search/i })
    .filter({ visible: true })
    .first()
    .click();
  const search = page.getByRole('dialog');
  await search.getByRole('textbox').fill('dimond');
  await expect(search.getByText('Diamond Hour').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await logIn(page, player);
  await page.goto(`/game/${slot}`);
  await playRound(page);

  await page.goto('/help');
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  await cashier.getByLabel('Amount to deposit').fill('20');
  await cashier.getByRole('button', { name: 'Deposit £20.00' }).click();
  await expect(cashier.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await cashier.getByRole('button', { name: 'Done' }).click();
  await logOut(page);
}
