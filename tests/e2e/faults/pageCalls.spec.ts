import type { Locator, Page } from '@playwright/test';
import { cashierFrame } from '../support/banking.ts';
import { callFaults, failCalls } from '../support/failCalls.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameFrame } from '../support/play.ts';
import type { SandboxPlayer } from '../support/sandbox.ts';

/** Something that a person does while every call of the page fails. */
interface Moment {
  name: string;
  isPlayer: boolean;
  act: (page: Page, player: SandboxPlayer) => Promise<void>;
  /** What must be there once the waits are over, while calls still fail. */
  shows: (page: Page) => Locator;
  /** The same press works again, without a reload, when calls are answered. */
  again: (page: Page, player: SandboxPlayer) => Promise<void>;
}

/** A form or the page itself that waits. Lists that nobody has looked at yet do not. */
const busy = (page: Page) => page.locator('form[aria-busy="true"]:visible, .page-progress[data-pending]');
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

const moments: readonly Moment[] = [
  {
    name: 'logs in',
    isPlayer: false,
    async act(page, { username, password }) {
      await loginLink(page).click();
      const dialog = dialogOf(page, 'Log in');
      await dialog.getByLabel('Username', { exact: true }).fill(username);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
    },
    shows: (page) => dialogOf(page, 'Log in').getByRole('alert'),
    async again(page, { password }) {
      const dialog = dialogOf(page, 'Log in');
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'logs out',
    isPlayer: true,
    async act(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /your account/i })
        .click();
      await page.getByRole('button', { name: 'Log out' }).click();
    },
    shows: loginLink,
    async again(page) {
      await loginLink(page).click();
      await expect(dialogOf(page, 'Log in')).toBeVisible();
    },
  },
  {
    name: 'opens another page',
    isPlayer: true,
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click(),
    shows: (page) => page.getByText('Something went wrong').first(),
    async again(page) {
      await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    },
  },
  {
    name: 'asks for a new password',
    isPlayer: false,
    async act(page, { username }) {
      await loginLink(page).click();
      await dialogOf(page, 'Log in').getByRole('button', { name: 'Forgot password?' }).click();
      const forgot = dialogOf(page, 'Forgot your password?');
      await forgot.getByLabel('Username', { exact: true }).fill(username);
      await forgot.getByRole('button', { name: 'Send link' }).click();
    },
    shows: (page) => dialogOf(page, 'Forgot your password?').getByRole('alert'),
    async again(page) {
      const forgot = dialogOf(page, 'Forgot your password?');
      await forgot.getByRole('button', { name: 'Send link' }).click();
      await expect(forgot.getByRole('status')).toContainText('If this username belongs to an account');
    },
  },
  {
    name: 'opens the cashier',
    isPlayer: true,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }),
    async again(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
      await expect(cashierFrame(page).locator('main')).toBeVisible();
    },
  },
  {
    name: 'opens a game',
    isPlayer: true,
    act: async (page) => void (await page.goto('/game/41000')),
    shows: (page) => page.getByRole('heading', { name: / did not start$/ }),
    async again(page) {
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    },
  },
];

for (const { name, isPlayer, act, shows, again } of moments)
  for (const fault of callFaults)
    test(`HT-01 every wait ends when somebody ${name} while calls are ${fault}`, async ({ page, newPlayer }) => {
      const calls = await failCalls(page);
      await page.clock.install();
      const player = await newPlayer();
      if (isPlayer) await openAsPlayer(page, '/', player);
      else await page.goto('/');
      await calls.start(fault);
      await act(page, player);
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return (await shows(page).isVisible()) && (await busy(page).count()) === 0;
        })
        .toBe(true);
      expect(await calls.end()).not.toEqual([]);
      await again(page, player);
    });
