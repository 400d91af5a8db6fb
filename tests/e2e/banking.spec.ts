import type { BrowserContext, Page } from '@playwright/test';
import { cashierFrame, continueToDeposit, listenToInteractions, openBanking } from './support/banking.ts';
import { closeWithEscape } from './support/closeWithEscape.ts';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { untilConnected } from './support/untilConnected.ts';

test('@phone BK-01 BK-02 BK-03 UK1b UK11a UK13b MT1b a deposit shows the tools first, and a double press pays once @uk', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const recorded = await listenToInteractions(page);
  const header = page.getByRole('banner');
  const cashier = await openBanking(page);
  // The frame has another origin and may neither navigate the page nor open windows.
  await expect(page.getByTitle('Cashier')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(new URL((await page.getByTitle('Cashier').getAttribute('src')) ?? '').origin).not.toBe(
    new URL(page.url()).origin,
  );
  await expect(cashier.getByRole('heading', { name: 'Before your first deposit' })).toBeFocused();
  for (const tool of ['Deposit limit', 'Reality check', 'Time-out', 'Self-exclusion'])
    await expect(cashier.getByText(tool, { exact: true })).toBeVisible();
  await expect(cashier.getByText('GamCare, 0808 8020 133')).toBeVisible();
  // UK11: the buttons to set a limit and to continue have the same size.
  const [limit, continueButton] = await Promise.all(
    ['Set a limit', 'Continue'].map((name) => cashier.getByRole('button', { name }).boundingBox()),
  );
  expect(Math.abs((limit?.width ?? 0) - (continueButton?.width ?? 1))).toBeLessThan(4);
  expect(limit?.height).toBe(continueButton?.height);
  await continueToDeposit(cashier);
  await expect(cashier.getByRole('button', { name: 'Set a limit' })).toBeVisible();
  await expectAccessible(page);

  await cashier.getByLabel('Amount to deposit').fill('ten');
  await cashier.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(cashier.getByRole('alert')).toHaveText('Enter an amount, such as 20 or 20.50.');
  // An amount out of range is said once.
  await cashier.getByLabel('Amount to deposit').fill('1');
  await cashier.getByRole('button', { name: 'Deposit £1.00' }).click();
  await expect(cashier.getByText('Enter an amount from £5.00 to £2,000.00.')).toHaveCount(1);
  // The error of the previous amount does not apply to the new one.
  await cashier.getByLabel('Amount to deposit').fill('20.50');
  await expect(cashier.getByRole('alert')).toBeHidden();

  // A double press sends one request.
  await cashier.getByLabel('Test account').selectOption({ label: 'Card ending 3220: asks for a code' });
  await cashier.getByRole('button', { name: 'Deposit £20.50' }).dblclick();
  // The second press may land on the next step and move the focus there.
  await expect(cashier.getByRole('heading', { name: 'Your bank needs a code' })).toBeVisible();
  await cashier.getByLabel('Code').fill('111111');
  await cashier.getByRole('button', { name: 'Confirm' }).click();
  await expect(cashier.getByRole('alert')).toHaveText('Incorrect code. 2 attempts left.');
  await cashier.getByLabel('Code').fill('246810');
  await cashier.getByRole('button', { name: 'Confirm' }).click();
  await expect(cashier.getByRole('heading', { name: 'Deposit complete' })).toBeFocused();
  // A result states amount, balance and what happens next.
  await expect(cashier.getByText('£20.50', { exact: true })).toBeVisible();
  await expect(cashier.getByText('The money is in your balance.')).toBeVisible();
  await expect(cashier.getByRole('definition').first()).toHaveText('£1,020.50');
  await expect(cashier.getByRole('definition').nth(1)).toHaveText('Card ending 3220');
  await expect(cashier.getByRole('button')).toHaveText(['Done', 'View transactions']);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: 'Banking' });
  await expect(dialog.getByText('£1,020.50')).toBeVisible();
  await expect(header.getByText('£1,020.50')).toBeAttached();

  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await cashier.getByLabel('Amount to deposit').fill('30');
  await expect(cashier.getByText(/^Deposit of/)).toHaveCount(0);
  await cashier.getByLabel('Test account').selectOption({ label: 'Card ending 0002: declined' });
  await cashier.getByRole('button', { name: 'Deposit £30.00' }).click();
  await expect(cashier.getByRole('heading', { name: 'Deposit declined' })).toBeVisible();
  await expect(cashier.getByText('Your payment provider declined this payment.')).toBeVisible();
  await expect(cashier.getByText('No money was taken. You can choose another payment method.')).toBeVisible();
  await cashier.getByRole('button', { name: 'Choose another method' }).click();
  await expect(cashier.getByLabel('Amount to deposit')).toBeVisible();
  const payments = (await recorded()).filter(({ action }) => action === 'payment').map(({ payment }) => payment);
  expect(payments.map((payment) => [payment?.['status_1'], payment?.['status_2'], payment?.['amount']])).toEqual([
    ['challenge', '', 2050],
    ['booked', '', 2050],
    ['refused', 'declined', 3000],
  ]);
  expect(Object.keys(payments[1] ?? {}).toSorted()).toEqual([
    'amount',
    'apiReference',
    'billingAmount',
    'clientReference',
    'paymentProcessorID',
    'paymentProcessorName',
    'purchaseMethod',
    'purchaseMethodId',
    'status_1',
    'status_2',
    'transactionNumber',
  ]);
  const { balance, history } = await sandbox.books({ userId: player.userId });
  expect([balance, (history as { kind: string }[]).map(({ kind }) => kind)]).toEqual([102_050, ['grant', 'deposit']]);

  // UK13: one press leads from the deposit to the limits.
  await dialog.getByRole('button', { name: 'Limits' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'My play' })).toBeVisible();
});

test('@desktop BK-01 BK-03 UK10 a withdrawal by keyboard is held, cannot be cancelled and is then paid @uk', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  for (const type of [5, 6, 8, 9] as const) await sandbox.balances({ userId: player.userId, type, amount: 100 + type });
  await openAsPlayer(page, '/help', player);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Banking' });
  const cashier = cashierFrame(page);
  await expect(cashier.locator('main')).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  const amount = cashier.getByLabel('Amount to withdraw');
  await expect(amount).toBeVisible();
  await expect(cashier.getByText('You cannot cancel a withdrawal after you request it.')).toBeVisible();
  await cashier.getByRole('button', { name: 'All' }).press('Enter');
  await expect(amount).toHaveValue('1000.00');
  await expect(amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(cashier.getByRole('heading', { name: 'Withdrawal under review' })).toBeFocused();
  await expect(dialog.getByText('£950.00')).toBeVisible();
  await expect(dialog.getByText('£50.00', { exact: true })).toBeVisible();

  await dialog.getByText('About these balances').focus();
  await page.keyboard.press('Enter');
  const names = ['Cash', 'Bonus', 'Fun bonus', 'Bingo bonus', 'Sportsbook free bet', 'Overflow', 'Pending withdrawals'];
  await expect(dialog.getByRole('term')).toHaveText([...names, ...names]);
  await expect(dialog.getByRole('definition').filter({ hasText: '£' })).toHaveText([
    '£950.00',
    '£0.00',
    '£1.05',
    '£1.06',
    '£1.08',
    '£1.09',
    '£50.00',
  ]);
  // The header shows only the money that can be staked.
  await expect(page.getByRole('banner').getByText('£950.00')).toBeAttached();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Transactions' }).focus();
  await page.keyboard.press('Enter');
  await expect(cashier.getByText('in progress')).toBeVisible();
  await expect(cashier.getByRole('button')).toHaveCount(0);
  await sandbox.cashier({ finish: player.userId });
  await expect(cashier.getByText('complete', { exact: true })).toBeVisible({ timeout: 10_000 });
  await expect(dialog.getByText('Pending withdrawals')).toHaveCount(0);
  await closeWithEscape(dialog);
  await expect(opener).toBeFocused();
});

/** Starts a deposit that takes the bank a minute, and closes the window. */
async function leaveDepositUnsettled(page: Page): Promise<void> {
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  await cashier.getByRole('radio', { name: /bank/i }).check();
  await cashier.getByLabel('Test account').selectOption({ label: 'Slowwater Bank: takes a minute' });
  await cashier.getByLabel('Amount to deposit').fill('20');
  await cashier.getByRole('button', { name: 'Deposit £20.00' }).click();
  await expect(cashier.getByRole('heading', { name: 'Your bank is processing your deposit' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Banking' })).toBeHidden();
}

/** Records the payment events of a context’s pages across all loads. */
async function listenToPayments(context: BrowserContext): Promise<unknown[]> {
  const recorded: unknown[] = [];
  await context.exposeBinding('__payment', (_source, payment) => void recorded.push(payment));
  await context.addInitScript(() =>
    window.addEventListener('foyer:interaction', (event) => {
      const { area, action, payment } = (
        event as CustomEvent<{ area: string; action: string; payment?: { status_1: string; amount: number } }>
      ).detail;
      const report = (window as unknown as { __payment?: (recorded: unknown) => Promise<void> }).__payment;
      if (area === 'banking' && action === 'payment' && report !== undefined)
        void report([payment?.status_1, payment?.amount]);
    }),
  );
  return recorded;
}

const addedToast = (page: Page) => page.getByText(/^Deposit D-\d{6}: £20\.00 added to your balance\.$/);
const hasDeposited = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('Player')?.includes('"firstDepositComplete":true'));

test('@desktop BK-02 a deposit that settles after its window closed is announced in one tab, once', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const recorded = await listenToPayments(page.context());
  await openAsPlayer(page, '/help', player);
  await leaveDepositUnsettled(page);
  // A tab opened from the first one starts with a copy of its session.
  const [second] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/help')),
  ]);
  const tabs = [page, second];
  for (const tab of tabs) await expect(tab.getByRole('banner').getByText('£1,000.00')).toBeAttached();
  expect(recorded).toEqual([['pending', 2000]]);

  await sandbox.cashier({ finish: player.userId });
  await Promise.all(
    tabs.map((tab) => expect(tab.getByRole('banner').getByText('£1,020.00')).toBeAttached({ timeout: 20_000 })),
  );
  await Promise.race(tabs.map((tab) => addedToast(tab).waitFor()));
  const [inFirst = 0, inSecond = 0] = await Promise.all(tabs.map((tab) => addedToast(tab).count()));
  expect(inFirst + inSecond).toBe(1);
  for (const tab of tabs) await expect.poll(() => hasDeposited(tab)).toBe(true);

  const responsePromise = page.waitForResponse((response) => response.url().includes('/api/session-summary'));
  await page.reload();
  expect((await (await responsePromise).json()) as object).toMatchObject({
    hasDeposited: true,
    settledPayments: [{ payment: { status_1: 'booked' } }],
  });
  await expect(page.getByRole('banner').getByText('£1,020.00')).toBeAttached();
  expect(await addedToast(page).count()).toBe(0);
  expect(recorded).toEqual([
    ['pending', 2000],
    ['booked', 2000],
  ]);
});

test('@phone BK-02 a deposit that settles while the page is away is announced on return', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const recorded = await listenToPayments(page.context());
  await openAsPlayer(page, '/help', player);
  await leaveDepositUnsettled(page);
  await page.goto('about:blank');
  await sandbox.cashier({ finish: player.userId });
  await expect
    .poll(async () => (await sandbox.books({ userId: player.userId })).balance, { timeout: 20_000 })
    .toBe(102_000);
  await page.goto('/help');
  await expect(addedToast(page)).toBeVisible();
  await expect.poll(() => hasDeposited(page)).toBe(true);
  expect(recorded).toEqual([
    ['pending', 2000],
    ['booked', 2000],
  ]);
});

test('BK-01 Back closes the cashier and then leaves the page', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row' }));
  // Last, because a phone folds the columns above it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safer gambling' }).last().click();
  await expect(page).toHaveURL('/responsible-gaming');
  await openBanking(page);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: 'Banking' })).toBeHidden();
  await expect(page).toHaveURL('/responsible-gaming');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/help');
});

test('RT-08 verification leads back to the banking view or game that required it @all', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/help', player);
  await openBanking(page);
  const banking = page.getByRole('dialog', { name: 'Banking' });
  await banking.getByRole('button', { name: 'Withdraw' }).click();
  await banking.getByRole('button', { name: 'Verification' }).click();
  const verification = page.getByRole('dialog', { name: 'Verification' });
  await expect(verification).toBeVisible();
  await expect(banking).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(banking.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-current', 'true');
  await expect(cashierFrame(page).getByLabel('Amount to withdraw')).toBeVisible({ timeout: 15_000 });
  await closeWithEscape(banking);

  const publish = async (content: Record<string, unknown>) =>
    (await sandbox.messages({ publish: { userId: player.userId, topic: 'xeniaAdvert', content } })).published[0]
      ?.connections;
  await expect.poll(() => publish({})).toBe(1);
  await publish({ title: 'Before you play', action: { kind: 'verifyForGame', gameId: 41000 } });
  await page.getByRole('status').getByRole('article').getByRole('button', { name: 'Verify now' }).click();
  await expect(verification).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/game/41000');
});

test('@desktop BK-04 UK9a the low-balance reminder shows once per drop below the limit, without urging @uk', async ({
  page,
  newPlayer,
  sandbox,
  recordedEvents,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const header = page.getByRole('banner');
  const reminder = page.getByRole('dialog', { name: 'Your balance is low' });
  /**
   * Changes made elsewhere arrive with the next summary. A reload keeps the last summary and requests a new one, and so
   * does the connection that follows.
   */
  const look = async (balance: number) => {
    await page.reload();
    await expectSeen(balance);
    await untilConnected(page, sandbox, player.userId);
  };
  /** The reminder shows in idle time, and compares the balance with the last one it has seen. */
  const expectSeen = async (balance: number) => {
    await expect(header.getByText(`£${balance.toLocaleString('en-GB')}.00`)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('balanceSeen')))
      .toMatch(new RegExp(`\\b${balance * 100}\\b`));
  };
  await expectSeen(1000);
  await untilConnected(page, sandbox, player.userId);
  // A balance equal to the limit is not low.
  await sandbox.balances({ userId: player.userId, amount: -99_500 });
  await look(5);
  await expect(reminder).toBeHidden();
  await sandbox.balances({ userId: player.userId, amount: -100 });
  await look(4);
  await expect(reminder.getByText('You have £4.00. You do not need to do anything.')).toBeVisible();
  await expect(reminder.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await reminder.getByRole('button', { name: 'Close' }).last().click();
  await expect(reminder).toBeHidden();
  // The code that records may still load, and a reload would discard it.
  await expect.poll(() => recordedEvents.names()).toContain('lowBalanceClose');
  await sandbox.balances({ userId: player.userId, amount: -100 });
  await look(3);
  await expect(reminder).toBeHidden();
  await sandbox.balances({ userId: player.userId, amount: 1000 });
  await look(13);
  await sandbox.balances({ userId: player.userId, amount: -900 });
  await look(4);
  await reminder.getByRole('button', { name: 'View transactions' }).click();
  await expect(page.getByRole('dialog', { name: 'Banking' })).toBeVisible();
});
