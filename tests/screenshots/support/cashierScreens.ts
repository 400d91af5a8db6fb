import type { FrameLocator } from '@playwright/test';
import { expect } from '@playwright/test';
import { paymentMethods, type Outcome } from '../../../sandbox/src/services/cashier/paymentMethods.ts';
import { frameOf, headerOf, type Screen, type ScreenContext } from './screen.ts';

async function openCashier(context: ScreenContext): Promise<FrameLocator> {
  await headerOf(context)
    .getByRole('button', { name: context.text('site.deposit') })
    .click();
  const cashier = frameOf(context.page);
  await expect(cashier.locator('main')).toBeVisible();
  return cashier;
}

/** Passes the safer-gambling tools that come before a first deposit. */
async function openDeposit(context: ScreenContext): Promise<FrameLocator> {
  const cashier = await openCashier(context);
  // The two buttons are equal: the first sets a limit, the second goes on.
  await cashier.locator('main').getByRole('button').nth(1).click();
  await expect(cashier.locator('input[name=amount]')).toBeVisible();
  return cashier;
}

/** Pays with the first test account that has this outcome. */
async function deposit(context: ScreenContext, outcome: Outcome): Promise<void> {
  const cashier = await openDeposit(context);
  await cashier.locator('input[name=amount]').fill('20');
  const { method, instrument } = accountWith(outcome);
  await cashier.locator(`input[name=method][value=${method}]`).check({ force: true });
  await cashier.locator('select#account').selectOption(instrument);
  await cashier.locator('button[type=submit]').click();
  await expect(cashier.locator('input[name=amount]')).toHaveCount(0);
}

function accountWith(outcome: Outcome): { method: string; instrument: string } {
  for (const { id, instruments } of paymentMethods) {
    const account = instruments.find((instrument) => instrument.outcome === outcome);
    if (account !== undefined) return { method: id, instrument: account.id };
  }
  throw new Error(`No test account has the outcome ${outcome}.`);
}

const view = async (context: ScreenContext, key: string): Promise<void> => {
  await openCashier(context);
  await context.page
    .getByRole('dialog')
    .getByRole('button', { name: context.text(key), exact: true })
    .click();
  await expect(frameOf(context.page).locator('main')).toBeVisible();
};

/** The cashier's pages and the outcomes of a payment. */
export const cashierScreens: readonly Screen[] = (
  [
    ['banking', async (context) => void (await openCashier(context))],
    ['cashier-deposit', async (context) => void (await openDeposit(context))],
    ['cashier-withdraw', (context) => view(context, 'cashier.withdraw')],
    ['cashier-transactions', (context) => view(context, 'cashier.transactions')],
    ['cashier-paid', (context) => deposit(context, 'approved')],
    ['cashier-code', (context) => deposit(context, 'challenge')],
    ['cashier-pending', (context) => deposit(context, 'slow')],
    ['cashier-declined', (context) => deposit(context, 'declined')],
  ] satisfies [string, (context: ScreenContext) => Promise<void>][]
).map(([name, prepare]) => ({ name, path: '/help', isPlayer: true, prepare }));
