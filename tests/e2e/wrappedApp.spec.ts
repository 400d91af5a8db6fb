import { login } from '@foyer/contract/accounts';
import { appMessage } from '@foyer/contract/appBridge';
import type { AppMessage } from '@foyer/contract/appBridge';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { continueToDeposit, openBanking } from './banking.ts';
import { expect, test } from './fixtures.ts';
import { logOut } from './logOut.ts';
import type { SandboxPlayer } from './sandbox.ts';

/** An event for the app's attribution, as much of it as is looked at here. */
const measured = v.object({
  event: v.string(),
  eventData: v.object({ eventName: v.string() }),
  customerData: v.object({ username: v.optional(v.string()) }),
});

/** The web view around the page: its interface in every page that it opens, and what it heard. */
async function appAround(page: Page): Promise<{ heard: AppMessage[]; events: v.InferOutput<typeof measured>[] }> {
  const heard: AppMessage[] = [];
  const events: v.InferOutput<typeof measured>[] = [];
  await page.exposeFunction('__heard', (text: string) => {
    const told = v.safeParse(measured, JSON.parse(text));
    if (told.success) events.push(told.output);
    else heard.push(v.parse(appMessage, JSON.parse(text)));
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      Android: { postMessage: (text: string) => (window as unknown as { __heard(text: string): void }).__heard(text) },
    });
  });
  return { heard, events };
}

/** The app logs its player in by itself and hands the session over. */
async function bringSession(
  context: BrowserContext,
  url: string,
  platformPort: number,
  { username, password }: SandboxPlayer,
): Promise<void> {
  const credentials = { username, password, passwordType: 'Password' };
  const body = {
    credentials,
    numLaunchTokens: 1,
    closeExistingSessions: true,
    identifiers: { ipAddress: '198.51.100.20' },
    firstPartyBlackBox: '',
    thirdPartyBlackBox: '',
    sessionProductId: 8145,
  };
  const response = await fetch(`http://127.0.0.1:${platformPort}/accounts${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const opened = v.parse(login.response, await response.json());
  if (!('tokens' in opened)) throw new Error(opened.message);
  const { userToken, launchTokens, refreshTokens } = opened.tokens;
  const values = { userToken, launchToken: launchTokens[0] ?? '', refreshToken: refreshTokens[0] ?? '' };
  await context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })));
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const appCookies = /^(launch|user|refresh)Token$/;

test('AW-01 AW-02 AW-03 AW-04 in the app: in without a password, the app hears what happens to the end, and is remembered @phone', async ({
  page,
  context,
  sites,
  stack,
  newPlayer,
}) => {
  test.setTimeout(60_000);
  const player = await newPlayer();
  const { heard, events } = await appAround(page);
  await bringSession(context, sites.regency, stack.platformPort, player);
  await page.goto('/?isAndroidWrappedApp=true');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect.poll(() => heard).toEqual([{ eventName: 'login', userId: player.userId }]);
  expect((await namesOf(context)).filter((name) => appCookies.test(name))).toEqual([]);

  // Another page, loaded anew and without the word in its address, is still in the app; and its session is no news.
  await page.goto('/promotions');
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  for (const [account, amount, heading] of [
    ['Card ending 3220: asks for a code', '20', 'Deposit booked'],
    ['Card ending 0002: refused', '30', 'Deposit refused'],
  ] as const) {
    await cashier.getByLabel('Amount to deposit').fill(amount);
    await cashier.getByLabel('Test account').selectOption({ label: account });
    await cashier.getByRole('button', { name: `Deposit £${amount}.00` }).click();
    if (heading === 'Deposit booked') {
      await cashier.getByLabel('Code').fill('246810');
      await cashier.getByRole('button', { name: 'Confirm' }).click();
    }
    await expect(cashier.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Deposit' }).click();
  }
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Limits' }).click();

  const myPlay = page.getByRole('dialog', { name: 'My play' });
  await myPlay.getByText('Sign in with fingerprint or face').click();
  await myPlay.getByRole('button', { name: 'Settings of the app' }).click();
  await myPlay.getByRole('button', { name: 'What we may write to you about' }).click();
  await expect.poll(() => heard.at(-1)?.eventName).toBe('marketingPreference');
  await myPlay.getByRole('button', { name: 'History of games and money' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Games in the account portal' }).click();
  await expect.poll(() => heard.at(-1)?.eventName).toBe('gameHistory');
  await history.getByRole('button', { name: 'Money', exact: true }).click();
  await history.getByRole('button', { name: 'Transactions in the account portal' }).click();
  await expect.poll(() => heard.at(-1)?.eventName).toBe('transactionHistory');
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await logOut(page);
  await expect
    .poll(() => heard.map(({ eventName }) => eventName))
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
  expect(heard[1]).toMatchObject({ amount: 2000, currencyIsoCode: 'GBP' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Site'))).toContain('"isAndroidWrappedApp":true');
});

test('AW-03 A15 in a browser, planted cookies and the word in the address let nobody in @desktop', async ({
  page,
  context,
  sites,
  stack,
  newPlayer,
}) => {
  await bringSession(context, sites.regency, stack.platformPort, await newPlayer());
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/?isAndroidWrappedApp=true');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('Site'))).toContain('"isAndroidWrappedApp":true');
  await page.waitForLoadState('networkidle');
  expect(calls).not.toContain('/api/app-login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
