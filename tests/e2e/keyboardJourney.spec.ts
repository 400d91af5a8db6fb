import type { Locator, Page } from '@playwright/test';
import { cashierFrame } from './support/banking.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';
import { newPerson } from './support/registrationForm.ts';
import { tabTo } from './support/tabTo.ts';

test('GM-03 GM-05 LB-02 search, login, play, favourite and My Games work by keyboard alone @desktop', async ({
  page,
  newPlayer,
}) => {
  test.setTimeout(180_000);
  const player = await newPlayer();
  await page.goto('/');
  await expect(page.getByRole('tablist').first()).toBeVisible();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /search/i }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('ember wyrm');
  const found = page
    .getByRole('dialog')
    .getByRole('link', { name: /play/i })
    .or(page.getByRole('dialog').getByRole('link', { name: 'Ember Wyrm' }));
  await tabTo(page, found.first());
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(page).toHaveURL(/\/game\/41000$/);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play.or(dialog).first()).toBeVisible();
  if (!(await dialog.isVisible())) {
    await tabTo(page, play);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, dialog.getByLabel('Username', { exact: true }));
  await page.keyboard.type(player.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');

  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeVisible({ timeout: 20_000 });
  await tabTo(page, spin);
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.press('Space');
  expect((await responsePromise).status()).toBe(200);
  await expect(spin).toBeEnabled({ timeout: 75_000 });

  const bar = page.getByRole('toolbar', { name: 'Game bar' });
  const heart = bar.getByRole('button', { name: /favourite/i });
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, bar.getByRole('link', { name: 'Lobby' }));
  await page.keyboard.press('Enter');

  const tabs = page.getByRole('tablist').first();
  await expect(tabs).toBeVisible();
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  const mine = tabs.getByRole('tab', { name: 'My Games', exact: true });
  for (let presses = 0; presses < 12 && !(await mine.evaluate((tab) => tab === document.activeElement)); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ember Wyrm' }).first()).toBeVisible();
});

/** Chooses an option: Tab reaches the group, Space takes the option there, and arrows move to the others. */
async function choose(page: Page, option: Locator): Promise<void> {
  const group = (await option.getAttribute('name')) ?? '';
  const isInGroup = () =>
    page.evaluate(
      (name) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === name,
      group,
    );
  for (let presses = 0; presses < 150 && !(await isInGroup()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await option.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('RG-01 UK11a a visitor registers by keyboard alone @desktop @uk', async ({ page }) => {
  const { account, person } = newPerson();
  await page.goto('/help');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Join' }));
  const form = page.getByRole('dialog', { name: 'Create account' });
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values)) await typeInto(page, form.locator(`[name="${name}"]`), text);
  };
  const next = () => press(page, form.getByRole('button', { name: 'Continue' }));
  await fill(account);
  await next();
  await expect(form.getByText('Step 2 of 3: About you')).toBeVisible();
  await fill(person);
  await fill({ addressLine1: '12 Harbour Row', city: 'Leeds', postcode: 'LS1 4DY' });
  await next();
  await choose(page, form.getByRole('radio', { name: 'Not now' }));
  await press(page, form.getByRole('checkbox', { name: /^I am 18 or over/ }), 'Space');
  await press(page, form.getByRole('button', { name: 'Create account' }));
  await press(page, page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
});

test('BK-01 BK-02 a player deposits by keyboard alone @desktop @uk', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Deposit' }));
  const cashier = cashierFrame(page);
  await expect(cashier.getByRole('heading', { name: 'Before your first deposit' })).toBeFocused();
  await press(page, cashier.getByRole('button', { name: 'Continue' }));
  await typeInto(page, cashier.getByLabel('Amount to deposit'), '20');
  await press(page, cashier.getByRole('button', { name: 'Deposit £20' }));
  await expect(cashier.getByRole('heading', { name: 'Deposit complete' })).toBeFocused();
  // The key closes the frame that has it, and the browser may then never confirm it.
  await Promise.race([
    press(page, cashier.getByRole('button', { name: 'Done' })),
    page.getByRole('dialog', { name: 'Banking' }).waitFor({ state: 'detached' }),
  ]);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toHaveCount(0);
});

test('RM-05 UK12a UK20b a player sets a limit and self-excludes by keyboard alone @desktop @uk', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  // A self-exclusion also closes the hub connection.
  consoleGuard.allow(/401|WebSocket connection to 'ws:\/\/hub\./);
  await openAsPlayer(page, '/help', await newPlayer());
  await press(page, page.locator('a[href$="#my-play"]:visible').first());
  const panel = page.getByRole('dialog', { name: 'My play' });
  await panel.locator('#limits').waitFor();
  await press(page, panel.getByRole('button', { name: 'Deposit limit for 24 hours' }));
  await typeInto(page, panel.getByRole('textbox', { name: /^Deposit limit/ }), '50');
  const saved = page.waitForResponse(/\/api\/protection\/limit$/);
  await press(page, panel.getByRole('button', { name: 'Save', exact: true }));
  expect((await saved).status()).toBe(200);
  await press(page, panel.locator('summary', { hasText: 'Self-exclusion' }));
  await choose(page, panel.getByRole('radio', { name: '6 months', exact: true }));
  await choose(page, panel.getByRole('radio', { name: /only$/ }));
  await press(page, panel.getByRole('checkbox', { name: /^I understand that I cannot play/ }), 'Space');
  await press(page, panel.getByRole('button', { name: 'Self-exclude' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
