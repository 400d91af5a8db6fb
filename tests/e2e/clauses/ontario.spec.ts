import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { displayedJackpot, jackpotCell } from '../support/jackpotBand.ts';
import { openMyPlay } from '../support/openMyPlay.ts';
import { gameFrame } from '../support/play.ts';
import { fillForm, newPerson } from '../support/registrationForm.ts';

/** The clauses of Ontario that no other browser test shows in this market, each ending with its screen. */
test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'CA' } });

const gameId = 41_000;

/** Fills the registration form up to its last step. */
async function openPreferences(page: Page) {
  const { account, person } = newPerson();
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const form = page.getByRole('dialog', { name: 'Create account' });
  const next = form.getByRole('button', { name: 'Continue' });
  await fillForm(form, account);
  await next.click();
  await fillForm(form, { ...person, dateOfBirth: `${new Date().getUTCFullYear() - 18}-01-01`, occupation: '' });
  await fillForm(form, { addressLine1: '80 Front Street West', city: 'Toronto', postcode: 'M5V 2T6' });
  await next.click();
  await expect(form.locator('[name="dateOfBirth"]')).toHaveAccessibleDescription(
    /^You must be 19 or over to play here\./,
  );
  await fillForm(form, { dateOfBirth: '1990-01-01' });
  await next.click();
  await expect(form.locator('[name="occupation"]')).toHaveAttribute('aria-invalid', 'true');
  await fillForm(form, { occupation: 'Carpenter' });
  await next.click();
  await expect(form.getByText('Step 3 of 3: Your preferences')).toBeVisible();
  return { form };
}

test('ON1 ON2b the safer-gambling page explains limits and breaks and names the help line @ca @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Safer gambling' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/limit/i).first()).toBeVisible();
  await expect(main.getByText(/self-exclu/i).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'ConnexOntario' }).first()).toHaveAttribute(
    'href',
    'https://www.connexontario.ca',
  );
  await expect(main.getByText(/1-866-531-2600/).first()).toBeVisible();
});

test('ON3a a break lasts a day, a week or one to three months @ca @desktop', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'ca' }));
  const panel = await openMyPlay(page);
  await panel.getByText('Time-out', { exact: true }).click();
  for (const length of ['1 day', '1 week', '1 month', '2 months', '3 months'])
    await expect(panel.getByRole('radio', { name: length, exact: true })).toBeAttached();
  await panel.getByRole('radio', { name: '3 months', exact: true }).check();
  await panel.getByRole('button', { name: 'Start time-out' }).scrollIntoViewIfNeeded();
});

test('ON4a a self-excluded player is logged out at once and cannot log in @ca @desktop', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  // A self-exclusion also closes the hub connection.
  consoleGuard.allow(/401|WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer({ marketId: 'ca' });
  await openAsPlayer(page, '/help', player);
  const panel = await openMyPlay(page);
  await panel.getByText('Self-exclusion', { exact: true }).click();
  for (const length of ['6 months', '1 year', '5 years'])
    await expect(panel.getByRole('radio', { name: length, exact: true })).toBeAttached();
  await panel.getByRole('radio', { name: '6 months', exact: true }).check();
  await panel.getByRole('radio', { name: /only$/ }).check();
  await panel.getByRole('checkbox', { name: /^I understand/ }).check();
  await panel.getByRole('button', { name: 'Self-exclude' }).click();
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('You are self-excluded.')).toBeVisible();
});

test('ON6a ON6b ON6e a slot has no auto-play, shows the net position and waits between rounds @ca @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, `/game/${gameId}`, await newPlayer({ marketId: 'ca' }));
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await expect(frame.getByRole('button', { name: /auto|turbo|quick|skip|stop/i })).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Game bar' }).locator('[data-figure=net] dd')).toHaveText('$0.00');
  await spin.click();
  await expect(spin).toBeDisabled();
});

test('ON7b ON8 limits of three kinds can be set, and a looser one waits for a day @ca @desktop', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'ca' }));
  const panel = await openMyPlay(page);
  for (const kind of ['Deposit limit', 'Loss limit', 'Time limit'])
    await expect(panel.locator('#limits').getByText(kind, { exact: true })).toBeVisible();
  const amount = panel.getByRole('textbox');
  await panel.getByRole('button', { name: 'Set Deposit limit for 24 hours' }).click();
  await amount.fill('50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('$0.00 of $50.00 used')).toBeVisible();
  await panel.getByRole('button', { name: 'Change Deposit limit for 24 hours' }).click();
  await amount.fill('80');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/^\$80.00 requested\. You can confirm it from/)).toBeVisible();
});

test('ON9 the home page names no offer, and consent to marketing is never preselected @ca @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const described = await page.evaluate(() =>
    [
      document.title,
      ...[...document.querySelectorAll('meta[content]')].map((each) => each.getAttribute('content')),
    ].join(' '),
  );
  expect(described).not.toMatch(/bonus|free spins|offer/i);
  await expect(page.getByRole('main').getByText(/bonus|free spins/i)).toHaveCount(0);
  const { form } = await openPreferences(page);
  const boxes = form.getByRole('checkbox');
  expect(await boxes.count()).toBeGreaterThan(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await form.getByRole('checkbox').first().scrollIntoViewIfNeeded();
});

test('ON10a ON10b ON14a registration refuses players under 19 and needs an occupation and an affirmation @ca @desktop', async ({
  page,
}) => {
  await page.goto('/help');
  const { form } = await openPreferences(page);
  const affirmation = form.locator('[name="affirmed"]');
  await expect(affirmation).not.toBeChecked();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(affirmation).toHaveAttribute('aria-invalid', 'true');
  await affirmation.scrollIntoViewIfNeeded();
});

test('ON11a the information of a game says that connection and device may affect it @ca @desktop', async ({ page }) => {
  await page.goto(`/game/${gameId}`);
  const notice = page.getByRole('main').getByText(/^A slow connection or a slow device can delay what you see\./);
  await expect(notice).toBeVisible();
  await notice.scrollIntoViewIfNeeded();
});

test('ON12a an open page shows the new amount of a jackpot within a minute @ca @desktop', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/jackpots');
  await expect(jackpotCell(page, 'Grand jackpot')).toContainText(/\$[\d,]+\.\d\d/);
  const amount = 96_000_000;
  await sandbox.jackpots({ set: { type: 'wowPot', currencyIsoCode: 'CAD', amount } });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10_000);
        return displayedJackpot(page, 'Grand jackpot');
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(amount);
});
