import { continueToDeposit, openBanking } from './support/banking.ts';
import { expect, expectAccessible, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { openMyPlay } from './support/openMyPlay.ts';
import { playRound } from './support/play.ts';

/** The rest of the world has a minimum round time of one second. */
test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

/**
 * Calls that may arrive after the logout, because the moved clock that ends the session also triggers the next poll for
 * messages and ends the wait for the last calls.
 */
const lateCalls = /401 \(Unauthorized\).*\/api\/(?:messages\/pending|realtime\/topics\/unsubscribe)/;

test('RM-05 HI-01 UK3 UK4a UK12a UK14a UK14b UK20a: My play shows figures, delays looser limits and starts a time-out @phone @row', async ({
  page,
  newPlayer,
}) => {
  // A long test with two accessibility checks.
  const player = await newPlayer({ marketId: 'row' });
  const gameId = 41000;
  await openAsPlayer(page, '/help', player);
  // Clock and session time stay visible when the page is scrolled (UK5, UK6).
  const clock = page.getByRole('banner').getByText(/^\d\d:\d\d/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(clock).toBeInViewport();
  await expect(page.getByRole('banner').getByText(/^Session \d/)).toBeInViewport();

  const panel = await openMyPlay(page);
  await expectAccessible(page);
  await expect(panel.getByText('Lifetime net deposits')).toBeVisible();
  const box = panel.getByRole('textbox');
  await panel.getByRole('button', { name: 'Set Deposit limit for 24 hours' }).click();
  await box.fill('1,000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter an amount, such as 50 or 50.00.')).toBeVisible();
  await box.fill('50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('€0.00 of €50.00 used')).toBeVisible();
  await panel.getByRole('button', { name: 'Change Deposit limit for 24 hours' }).click();
  await box.fill('80');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/^€80.00 requested\. You can confirm it from/)).toBeVisible();
  await expect(panel.getByText('€0.00 of €50.00 used')).toBeVisible();
  await page.keyboard.press('Escape');
  // On a phone the toast may cover the button of the cashier, and stays while the pointer is on it.
  await expect(page.getByText('Request saved. Your current limit applies')).toHaveCount(0);
  // The cashier accepts only amounts up to the limit that still applies.
  const cashier = await openBanking(page);
  await continueToDeposit(cashier);
  await cashier.getByLabel('Amount to deposit').fill('50.01');
  await cashier.getByRole('button', { name: 'Deposit €50.01' }).click();
  await expect(cashier.getByRole('alert')).toHaveText('Enter an amount from €5.00 to €50.00.');
  await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Close' }).click();

  await page.goto(`/game/${gameId}`);
  await playRound(page);
  // The panel opens over the game, which stays open.
  const overGame = await openMyPlay(page);
  await overGame.getByRole('button', { name: 'Game and transaction history' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByText('Staked')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('foyer-games.csv');
  await history.getByRole('button', { name: 'Transactions', exact: true }).click();
  await expect(history.getByText('Play money added')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeVisible();

  const last = await openMyPlay(page);
  await last.getByText('Time-out', { exact: true }).click();
  await last.getByRole('radio', { name: '1 day' }).check();
  // The panel’s title and close button stay visible when the focus is further down.
  await expect(last.getByRole('heading', { name: 'My play' })).toBeInViewport();
  await expect(last.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await last.getByRole('button', { name: 'Start time-out' }).click();
  await expect(last.getByText('Tick the box to confirm')).toBeVisible();
  await last.getByRole('checkbox').check();
  await last.getByRole('button', { name: 'Start time-out' }).click();
  await expect(page.getByText(/^You are logged out\. Your break ends on/)).toBeVisible();
  await page.goto('/?login=1');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('You are on a break from playing.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Gambling Therapy/ })).toBeVisible();
});

test('RM-01 RM-02 ON13a: the session reminder and the inactivity prompt appear, and no reply logs out @desktop @row', async ({
  page,
  newPlayer,
  recordedEvents,
  consoleGuard,
}) => {
  consoleGuard.allow(lateCalls);
  await page.clock.install();
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/', player);
  const panel = await openMyPlay(page);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/protection/reminder'));
  await panel.getByRole('radio', { name: 'Every 15 minutes' }).check();
  await stored;
  await page.keyboard.press('Escape');

  await page.clock.fastForward('15:05');
  const reminder = page.getByRole('dialog', { name: 'Reality check' });
  await expect(reminder.getByText(/^You have been logged in for 0:15:/)).toBeVisible();
  await expect(reminder.getByText('Net position: €0.00')).toBeVisible();
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await expect(reminder).toBeHidden();

  await page.clock.fastForward('15:05');
  await reminder.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(reminder).toBeHidden();
  await page.clock.fastForward('30:10');
  // Both dialogs are due, and one shows at a time.
  const question = page.getByRole('dialog', { name: 'Still there?' });
  await expect(question.getByText(/^No activity for 30 minutes\./)).toBeVisible();
  await expectAccessible(page);
  // The countdown text is the longest of these dialogs: both buttons must fit the smallest phone.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Continue playing', 'Log out'])
    await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await question.getByRole('button', { name: 'Continue playing' }).click();
  await expect(question).toBeHidden();
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await expect(reminder).toBeHidden();
  await page.clock.fastForward('31:05');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  // Both dialogs have a logout button.
  await logIn(page, player);
  await page.clock.fastForward('15:05');
  await reminder.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, player);
  await page.clock.fastForward('15:05');
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await expect(reminder).toBeHidden();
  await page.clock.fastForward('30:10');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect
    .poll(() => recordedEvents.names())
    .toEqual(expect.arrayContaining(['sessionReminderExit', 'inactivityReminderLogout']));
});

test.describe('in Ontario', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'CA' } });

  test('RM-02 ON13a: 20 minutes without activity show the prompt, and a minute later comes the logout @desktop @ca @all', async ({
    page,
    newPlayer,
    consoleGuard,
  }) => {
    consoleGuard.allow(lateCalls);
    await page.clock.install();
    await openAsPlayer(page, '/help', await newPlayer({ marketId: 'ca' }));
    await expect(page.getByRole('contentinfo')).toContainText('ConnexOntario');
    await page.mouse.move(200, 200);
    const question = page.getByRole('dialog', { name: 'Still there?' });
    await page.clock.runFor('19:30');
    await expect(question).toHaveCount(0);
    await page.clock.runFor('00:40');
    await expect(question.getByText(/^No activity for 20 minutes\./)).toBeVisible();
    await expectAccessible(page);
    await page.clock.runFor('00:40');
    await expect(question).toBeVisible();
    await page.clock.runFor('00:25');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test('RM-04 UK26: the week’s banner follows its dates, and safer gambling is linked on every page @desktop @row @all', async ({
  page,
  newPlayer,
}) => {
  const gameId = 41000;
  const band = page.getByRole('complementary', { name: 'Safer gambling week' });
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  for (const path of ['/', '/help', '/promotions', `/game/${gameId}`]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Safer gambling' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Safer gambling' }).first()).toBeAttached();
    await expect(band).toBeVisible();
  }
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(band).toHaveCount(0);
  await logIn(page, await newPlayer({ marketId: 'row' }));
  await page.goto(`/game/${gameId}`);
  await expect(page.getByRole('toolbar').getByRole('link', { name: 'Safer gambling' })).toBeVisible();
});

test('HI-01 HI-02 UK23a: the history opens the account portal, and a used portal address is refused @desktop @row', async ({
  page,
  context,
  newPlayer,
  consoleGuard,
}) => {
  // Two windows beside the page, each checked for accessibility.
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row' }));
  const panel = await openMyPlay(page);
  await panel.getByRole('button', { name: 'Game and transaction history' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Transactions', exact: true }).click();
  const welcome = history.getByRole('row').filter({ hasText: 'Play money added' });
  await expect(welcome).toContainText('€1,000.00');
  await history.getByRole('button', { name: 'Custom dates', exact: true }).click();
  await expect(history.getByText('Choose a start date and an end date.')).toBeVisible();
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await history.getByLabel('From', { exact: true }).fill(day(30));
  await history.getByLabel('To', { exact: true }).fill(day(10));
  await expect(history.getByText('No entries in this period.')).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await history.getByLabel('To', { exact: true }).fill(day(-1));
  await expect(welcome).toHaveCount(1);
  await history.getByRole('button', { name: '7 days', exact: true }).click();
  await expect(welcome).toHaveCount(1);
  const portalResponse = page.waitForResponse((response) => response.url().endsWith('/api/portal/open'));
  const opened = context.waitForEvent('page');
  await history.getByRole('button', { name: 'Transactions in the account portal' }).click();
  const [portal, used] = [await opened, ((await (await portalResponse).json()) as { address: string }).address];
  await expect(portal.getByRole('heading', { name: 'Transaction history' })).toBeVisible();
  await expect(portal.getByRole('row')).toHaveCount(2);
  await expect(portal.getByText('Play money added')).toBeVisible();
  expect(portal.url()).not.toContain('launchToken');
  expect(await portal.evaluate(() => [window.opener, document.referrer, window.history.length])).toEqual([null, '', 1]);
  await expectAccessible(portal);
  await portal.getByRole('link', { name: 'Game history' }).click();
  await expect(portal.getByText('No entries yet.')).toBeVisible();
  await portal.close();

  const choosing = context.waitForEvent('page');
  await history.getByRole('button', { name: 'Marketing preferences' }).click();
  const choices = await choosing;
  await choices.getByRole('checkbox', { name: 'Email' }).check();
  await choices.getByRole('button', { name: 'Save' }).click();
  await expect(choices.getByRole('status')).toHaveText('Preferences saved.');
  await expect(choices.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expect(choices.getByRole('checkbox', { name: 'Text message' })).not.toBeChecked();
  await expectAccessible(choices);

  consoleGuard.expect(/401/);
  await choices.goto(used);
  await expect(choices.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
});

test('UK23b MT3b a British player is asked once about marketing, and an exclusion asks which brands @phone @uk @all', async ({
  browser,
  sites,
  sandbox,
  consoleGuard,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  await page.goto(`${sites.regency}/help`);
  await logIn(page, await sandbox.newPlayer({ marketingAsked: false }));
  const question = page.getByRole('dialog', { name: 'Marketing preferences' });
  await expect(question.getByRole('checkbox', { checked: false })).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await question.getByText('Text message').click();
  await question.getByRole('button', { name: 'Save preferences' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  const panel = await openMyPlay(page);
  await panel.getByText('Self-exclusion', { exact: true }).click();
  await panel.getByRole('radio', { name: '6 months', exact: true }).check();
  await expect(panel.getByRole('radio', { name: /^All our brands: .*Aurora/ })).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await context.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
