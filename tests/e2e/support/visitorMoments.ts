import { chooseCookies } from './cookieChoice.ts';
import { dialogOf, loginLink, reload, shown } from './endpointMoment.ts';
import type { EndpointMoment } from './endpointMoment.ts';
import { gameFrame } from './play.ts';
import { playBigWins } from './playBigWins.ts';
import { fillForm, newPerson } from './registrationForm.ts';

const search = /search/i;

/** Moments of visitors, and of everybody. */
export const visitorMoments: Readonly<Record<string, EndpointMoment>> = {
  postLogin: {
    name: 'logs in',
    async prepare({ page, player }) {
      await loginLink(page).click();
      await dialogOf(page, 'Log in').getByLabel('Username', { exact: true }).fill(player.username);
    },
    async press({ page, player }) {
      const dialog = dialogOf(page, 'Log in');
      await dialog.getByLabel('Password', { exact: true }).fill(player.password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
    },
    says: (page) => dialogOf(page, 'Log in').getByRole('alert'),
    works: ({ page }) => shown(page.getByRole('banner').getByRole('button', { name: 'Deposit' })),
  },
  postForgotPassword: {
    name: 'asks for a new password',
    async prepare({ page, player }) {
      await loginLink(page).click();
      await dialogOf(page, 'Log in').getByRole('button', { name: 'Forgot password?' }).click();
      await dialogOf(page, 'Forgot your password?').getByLabel('Username', { exact: true }).fill(player.username);
    },
    press: ({ page }) => dialogOf(page, 'Forgot your password?').getByRole('button', { name: 'Send link' }).click(),
    says: (page) => dialogOf(page, 'Forgot your password?').getByRole('alert'),
    works: ({ page }) => shown(dialogOf(page, 'Forgot your password?').getByRole('status')),
  },
  postResetPassword: {
    name: 'chooses a new password',
    async prepare({ page, player, sandbox }) {
      await loginLink(page).click();
      await dialogOf(page, 'Log in').getByRole('button', { name: 'Forgot password?' }).click();
      const forgot = dialogOf(page, 'Forgot your password?');
      await forgot.getByLabel('Username', { exact: true }).fill(player.username);
      await forgot.getByRole('button', { name: 'Send link' }).click();
      await shown(forgot.getByRole('status'));
      await page.goto((await sandbox.outbox(player.username))[0]?.link ?? '');
      await dialogOf(page, 'Choose a new password').getByLabel('New password').fill('harbour zinc lamp');
    },
    press: ({ page }) => dialogOf(page, 'Choose a new password').getByRole('button', { name: 'Save password' }).click(),
    says: (page) => dialogOf(page, 'Choose a new password').getByRole('alert'),
    // The service would use up the link.
    except: ['late'],
    works: ({ page }) => shown(dialogOf(page, 'Log in').getByText('Password changed.')),
  },
  postRememberUsername: {
    name: 'logs in, and the page remembers the username',
    async prepare({ page }) {
      await loginLink(page).click();
      await page.keyboard.press('Escape');
    },
    async press({ page }) {
      await page.reload();
      await loginLink(page).click();
      await shown(dialogOf(page, 'Log in').getByLabel('Username', { exact: true }));
    },
  },
  postRegister: {
    name: 'opens an account',
    async prepare({ page }) {
      const { account, person } = newPerson();
      await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
      const form = dialogOf(page, 'Create account');
      const next = form.getByRole('button', { name: 'Continue' });
      await fillForm(form, account);
      await next.click();
      await fillForm(form, person);
      await fillForm(form, { addressLine1: '12 Harbour Row', city: 'Leeds', postcode: 'LS1 4DY' });
      await next.click();
      await form.locator('label', { hasText: 'Not now' }).click();
      await form.getByText('I am 18 or over and agree to the').click();
    },
    press: ({ page }) => dialogOf(page, 'Create account').getByRole('button', { name: 'Create account' }).click(),
    says: (page) => dialogOf(page, 'Create account').getByRole('alert'),
    works: ({ page }) => shown(dialogOf(page, 'Before you play')),
  },
  postChat: {
    name: 'asks the chat',
    async prepare({ page }) {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Contact' }).click();
      await dialogOf(page, 'Support')
        .getByRole('button', { name: /^Live chat/ })
        .click();
    },
    async press({ page }) {
      await dialogOf(page, 'Live chat').getByLabel('Your question').fill('How do I set a limit?');
      await page.keyboard.press('Enter');
    },
    says: (page) => dialogOf(page, 'Live chat').getByText('The reply did not arrive.').last(),
    works: ({ page }) => shown(dialogOf(page, 'Live chat').getByText('losses and time in My play').last()),
  },
  getPage: {
    name: 'opens another page',
    press: ({ page }) => page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click(),
    says: (page) => page.getByText('Something went wrong').first(),
    works: ({ page }) => shown(page.getByRole('heading', { level: 1, name: 'Promotions' })),
  },
  getComplianceUrls: {
    name: 'opens the menu on a phone',
    async prepare({ page }) {
      await page.setViewportSize({ width: 390, height: 844 });
    },
    async press({ page }) {
      await page.reload();
      await page.getByRole('navigation').getByRole('button', { name: 'Menu' }).click();
      await shown(dialogOf(page, 'Menu').getByRole('link', { name: 'Join' }));
    },
  },
  getRestrictedCountry: { name: 'opens the lobby, and the page checks the place', as: {}, press: reload },
  getGeoInfo: {
    name: 'opens the lobby, and the page looks up the country',
    press: ({ page }) => page.evaluate(() => sessionStorage.removeItem('Site')).then(() => page.reload()),
  },
  getIpAddress: {
    name: 'opens the lobby, and the page looks up the address',
    press: ({ page }) => page.evaluate(() => sessionStorage.removeItem('Site')).then(() => page.reload()),
  },
  getVisitTracker: {
    name: 'has allowed marketing, and the page looks up the visit',
    prepare: ({ page }) => chooseCookies(page.context(), [new URL(page.url()).origin], ['C0002', 'C0003', 'C0004']),
    press: reload,
  },
  getJackpots: {
    name: 'watches the jackpots',
    at: '/jackpots',
    press: ({ page }) => page.clock.runFor(11_000),
  },
  getWinners: {
    name: 'watches the winners',
    as: {},
    async prepare({ page, sandbox }) {
      await playBigWins(sandbox, { brand: 'regency', marketId: 'uk' }, 2);
      await page.reload();
      const winners = page.getByRole('region', { name: 'Big winners' });
      await winners.evaluate((block) => window.scrollBy(0, block.getBoundingClientRect().top - 200));
      await shown(winners);
    },
    press: ({ page }) => page.clock.runFor(11_000),
  },
  getLiveTables: { name: 'watches live tables', at: '/live', press: ({ page }) => page.clock.runFor(11_000) },
  getRecalledGames: {
    name: 'plays, and the page looks for recalled games',
    as: {},
    at: '/game/41000',
    prepare: ({ page }) => shown(gameFrame(page).getByRole('button', { name: 'Spin' })),
    press: ({ page }) => page.clock.runFor(16_000),
  },
  gameCategories: {
    name: 'opens a category',
    async press({ page }) {
      await page.goto('/?category=slots');
    },
    says: (page) => page.getByText('We can’t load the games right now.'),
    works: ({ page }) => shown(page.locator('main a[href^="/game/"]').nth(20)),
  },
  tilesByIds: {
    // The page has tiles of its own, so that some of the category are there.
    name: 'opens a category, and the page loads its games',
    async press({ page }) {
      await page.goto('/?category=slots');
    },
    works: ({ page }) => shown(page.locator('main a[href^="/game/"]').nth(20)),
  },
  moreTiles: {
    name: 'opens the search, and the page suggests games',
    async press({ page }) {
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: search }).click();
      await shown(dialogOf(page, search).getByRole('textbox'));
    },
    works: ({ page }) => shown(dialogOf(page, search).getByRole('heading', { name: 'Popular' })),
  },
  getAllGames: {
    name: 'searches for a game',
    async prepare({ page }) {
      await page.getByRole('banner').getByRole('button', { name: search }).click();
    },
    async press({ page }) {
      const box = dialogOf(page, search).getByRole('textbox');
      await box.fill('');
      await box.fill('fjord');
    },
    says: (page) => dialogOf(page, search).getByText('We can’t load the game list right now.'),
    works: ({ page }) => shown(dialogOf(page, search).getByRole('link', { name: /fjord/i }).first()),
  },
  readGame: {
    name: 'reads about a game',
    async press({ page }) {
      await page.keyboard.press('Escape');
      // The button is there while the keyboard has the focus on the tile.
      await page.locator('main li a[href^="/game/"]').first().focus();
      for (const key of ['Shift+Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
      await page.locator('button[aria-label^="About "]:focus').press('Enter');
    },
    says: (page) => page.getByRole('dialog').getByText('We can’t load the information about this game right now.'),
    works: ({ page }) => shown(page.getByRole('dialog').getByText('Volatility').first()),
  },
  getAnonymousPromotionTerms: {
    name: 'reads the terms of an offer',
    brand: 'pulse',
    at: '/promotions',
    async press({ page }) {
      await page.keyboard.press('Escape');
      await page
        .getByRole('article', { name: '20 spins on Neon Orbit' })
        .getByRole('link', { name: 'Full terms' })
        .click();
    },
    says: (page) => page.getByRole('dialog').getByRole('alert'),
    works: ({ page }) => shown(page.getByRole('dialog').getByText('When you have staked €4')),
  },
  postReport: {
    name: 'uses a link that no longer works, and the page reports the refusal',
    // A page reports the same refusal once.
    async press({ page }) {
      await page.goto('/help');
      await page.goto(`/#reset=${'r'.repeat(43)}`);
      const dialog = dialogOf(page, 'Choose a new password');
      await dialog.getByLabel('New password').fill('harbour zinc lamp');
      await dialog.getByRole('button', { name: 'Save password' }).click();
      await shown(dialog.getByRole('alert'));
      await page.clock.runFor(2000);
    },
  },
};
