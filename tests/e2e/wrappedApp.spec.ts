import { appMessage } from '@foyer/contract/appBridge';
import type { AppMessage } from '@foyer/contract/appBridge';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { continueToDeposit, openBanking } from './support/banking.ts';
import { expect, test } from './support/fixtures.ts';
import { handOverSession } from './support/handOverSession.ts';
import { logOut } from './support/logIn.ts';
import { untilQuiet } from './support/untilConnected.ts';

/** The part of an attribution event that these tests check. */
const measured = v.object({
  event: v.string(),
  eventData: v.object({ eventName: v.string() }),
  customerData: v.object({ username: v.optional(v.string()) }),
});

/** Simulates the app’s web view: installs its interface in every page and records its messages. */
async function simulateApp(page: Page): Promise<{ received: AppMessage[]; events: v.InferOutput<typeof measured>[] }> {
  const received: AppMessage[] = [];
  const events: v.InferOutput<typeof measured>[] = [];
  await page.exposeFunction('__onAppMessage', (text: string) => {
    const attribution = v.safeParse(measured, JSON.parse(text));
    if (attribution.success) events.push(attribution.output);
    else received.push(v.parse(appMessage, JSON.parse(text)));
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      Android: {
        postMessage: (text: string) =>
          (window as unknown as { __onAppMessage(text: string): void }).__onAppMessage(text),
      },
    });
  });
  return { received, events };
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const appCookies = /^(launch|user|refresh)Token$/;

test('AW-01 AW-02 AW-03 AW-04 the app logs in without a password and receives events until logout @phone', async ({
  page,
  context,
  sites,
  stack,
  newPlayer,
}) => {
  const player = await newPlayer();
  const { received, events } = await simulateApp(page);
  await handOverSession(context, sites.regency, stack.sandboxPort, player);
  await page.goto('/?isAndroidWrappedApp=true');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect.poll(() => received).toEqual([{ eventName: 'login', userId: player.userId }]);
  expect((await namesOf(context)).filter((name) => appCookies.test(name))).toEqual([]);

  // Another page without the query parameter is still in the app, and its session is not announced again.
  await page.goto('/promotions');
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  for (const [account, amount, heading] of [
    ['Card ending 3220: asks for a code', '20', 'Deposit complete'],
    ['Card ending 0002: declined', '30', 'Deposit declined'],
  ] as const) {
    await cashier.getByLabel('Amount to deposit').fill(amount);
    await cashier.getByLabel('Test account').selectOption({ label: account });
    await cashier.getByRole('button', { name: `Deposit £${amount}.00` }).click();
    if (heading === 'Deposit complete') {
      await cashier.getByLabel('Code').fill('246810');
      await cashier.getByRole('button', { name: 'Confirm' }).click();
    }
    await expect(cashier.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Deposit' }).click();
  }
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Limits' }).click();

  const myPlay = page.getByRole('dialog', { name: 'My play' });
  await myPlay.getByText('Log in with fingerprint or face').click();
  await myPlay.getByRole('button', { name: 'App settings' }).click();
  await myPlay.getByRole('button', { name: 'Marketing preferences' }).click();
  await expect.poll(() => received.at(-1)?.eventName).toBe('marketingPreference');
  await myPlay.getByRole('button', { name: 'Game and transaction history' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Games in the account portal' }).click();
  await expect.poll(() => received.at(-1)?.eventName).toBe('gameHistory');
  await history.getByRole('button', { name: 'Transactions', exact: true }).click();
  await history.getByRole('button', { name: 'Transactions in the account portal' }).click();
  await expect.poll(() => received.at(-1)?.eventName).toBe('transactionHistory');
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await logOut(page);
  await expect
    .poll(() => received.map(({ eventName }) => eventName))
    .toEqual([
      'login',
      'depositSuccessful',
      'depositFailed',
      'biometricLoginToggle',
      'biometricSettings',
      'marketingPreference',
      'gameHistory',
      'transactionHistory',
      'logout',
    ]);
  await expect
    .poll(() => events.map(({ eventData }) => eventData.eventName))
    .toEqual(
      expect.arrayContaining([
        'foyer_regency_bankingShown',
        'foyer_regency_bankingPayment',
        'foyer_regency_logoutSuccess',
      ]),
    );
  expect(received[1]).toMatchObject({ amount: 2000, currencyIsoCode: 'GBP' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Site'))).toContain('"isAndroidWrappedApp":true');
});

test('AW-03 A15 planted cookies and the app’s query parameter do not log in a browser @desktop', async ({
  page,
  context,
  sites,
  stack,
  newPlayer,
}) => {
  await handOverSession(context, sites.regency, stack.sandboxPort, await newPlayer());
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/?isAndroidWrappedApp=true');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Site'))).toContain('"isAndroidWrappedApp":true');
  await untilQuiet(page);
  expect(calls).not.toContain('/api/app-login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
