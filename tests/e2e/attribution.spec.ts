import type { Page } from '@playwright/test';
import { startStack } from '../support/stack.ts';
import { continueToDeposit, openBanking } from './support/banking.ts';
import { expect, test as base } from './support/fixtures.ts';
import { fillForm, newPerson } from './support/registrationForm.ts';

const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const stack = await startStack({ webEnv: { ATTRIBUTION_PARAMETERS: 'btag utm_source' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ cookieGroups: null, extraHTTPHeaders: { 'cf-ipcountry': 'SG' } });

const landing = '/help?btag=harbour-17&utm_source=letter&other=1';
const parameters = { btag: 'harbour-17', utm_source: 'letter' };

/** Goes from the help page to another one without a new document. */
async function moveOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).first().click();
  await expect(page).toHaveURL('/cookies');
}

/** Registers and makes a first deposit. Returns what the sandbox has recorded of the player. */
async function registerAndDeposit(page: Page, sandboxPort: number): Promise<unknown> {
  const { account, person } = newPerson();
  const registered = page.waitForResponse((response) => response.url().endsWith('/api/details') && response.ok());
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const form = page.getByRole('dialog', { name: 'Create account' });
  const continueButton = form.getByRole('button', { name: 'Continue' });
  await expect(form.locator('[name="country"]')).toHaveValue('SG');
  await fillForm(form, account);
  await continueButton.click();
  await fillForm(form, { ...person, mobile: '+65 8123 4567' });
  await fillForm(form, { addressLine1: '1 Marina View', city: 'Singapore', postcode: '018956' });
  await continueButton.click();
  await form.getByText('Not now').click();
  await form.getByText('I am 18 or over and agree to the').click();
  await form.getByRole('button', { name: 'Create account' }).click();
  const { account: known } = (await (await registered).json()) as { account: { core: { userId: number } } };
  await page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'Continue' }).click();
  const reported = page.waitForResponse('**/api/attribution/deposit');
  const cashier = await openBanking(page);
  await reported;
  await continueToDeposit(cashier);
  await cashier.getByLabel('Amount to deposit').fill('20');
  await cashier.getByRole('button', { name: /^Deposit .*20/ }).click();
  await expect(cashier.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  const address = `http://127.0.0.1:${sandboxPort}/control/attribution.json?userId=${known.core.userId}`;
  return (await fetch(address)).json();
}

test('P1 CO-01 what led a person here is stored with consent, until the first deposit @desktop', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  await page.goto(landing);
  await moveOn(page);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'foyer-attribution');
  await expect.poll(stored).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect((await stored())?.value).not.toContain('harbour');
  // Another document, whose address says nothing.
  await page.goto('/help');
  const recorded = await registerAndDeposit(page, stack.sandboxPort);
  expect(recorded).toMatchObject({
    recorded: [
      { step: 'deposit', parameters },
      { step: 'registration', parameters },
    ],
    firstDeposit: { step: 'deposit', parameters },
  });
  expect(stack.webLog?.join('\n') ?? '').not.toContain('harbour-17');
});

test('P1 without a choice the visit itself carries it, and nothing is stored @desktop', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  await page.goto(landing);
  await moveOn(page);
  const recorded = await registerAndDeposit(page, stack.sandboxPort);
  expect(recorded).toMatchObject({ firstDeposit: { parameters } });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('foyer-attribution');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('harbour');
});
