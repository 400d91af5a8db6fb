import type { Page } from '@playwright/test';
import { dialogOf, openAccountMenu, pulse, reload, shown } from './endpointMoment.ts';
import type { EndpointMoment, Scene } from './endpointMoment.ts';
import { excludePlayer } from './excludePlayer.ts';
import { submitLogin } from './logIn.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { openMyPlay } from './openMyPlay.ts';
import { playRound } from './play.ts';

const dayMs = 86_400_000;
const myPlay = (page: Page) => dialogOf(page, 'My play');
const notSaved = (page: Page) => page.getByText('Your change could not be saved.').first();
const openPanel = ({ page }: Scene) => openMyPlay(page);
const history = (page: Page) => dialogOf(page, 'History');
const quests = (page: Page) => page.getByRole('dialog');

async function setDepositLimit(page: Page, amount: string): Promise<void> {
  const panel = myPlay(page);
  if (!(await panel.getByRole('textbox').isVisible()))
    await panel.getByRole('button', { name: /^(?:Set|Change) Deposit limit for 24 hours/ }).click();
  await panel.getByRole('textbox').fill(amount);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Chooses an interval that is neither chosen nor the one of the last press, which becomes so after a late response. */
const chooseAnother = (page: Page, name: RegExp) =>
  myPlay(page).getByRole('radio', { name, checked: false }).and(page.locator(':not(:focus)')).first().click();

async function openQuests({ page }: Scene): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await openAccountMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Quests' }).click();
}

async function openHistory(page: Page): Promise<void> {
  await (await openMyPlay(page)).getByRole('button', { name: 'Game and transaction history' }).click();
}

/** Presses the button of a failed load, or the given one. */
const again = (name: string, first: (scene: Scene) => Promise<unknown>) => async (scene: Scene) => {
  const button = scene.page.getByRole('dialog').getByRole('button', { name });
  await ((await button.isVisible()) ? button.click() : first(scene));
};

/** A player whose chosen time of exclusion is over tries to log in. */
async function meetExclusion({ page, player, sandbox }: Scene): Promise<void> {
  await openAsPlayer(page, '/help', player);
  await excludePlayer(page);
  await sandbox.clock({ move: 185 * dayMs });
  const dialog = await submitLogin(page, player);
  await shown(dialog.getByText('How to return'));
}

async function askToReturn(page: Page): Promise<void> {
  const dialog = dialogOf(page, 'Log in');
  const check = dialog.getByRole('button', { name: 'Check again' });
  if (await check.isVisible()) await check.click();
  await dialog.getByText('How to return').click();
  await dialog.getByRole('checkbox', { name: /^I understand that I can lose money/ }).check();
  await dialog.getByRole('button', { name: 'Ask to return' }).click();
}

/** Moments of a player’s account, limits, history and quests. */
export const accountMoments: Readonly<Record<string, EndpointMoment>> = {
  getProtection: {
    name: 'opens My play',
    as: {},
    at: '/help',
    async press({ page }) {
      await page.keyboard.press('Escape');
      await page.locator('a[href$="#my-play"]:visible').first().click();
    },
    says: (page) => myPlay(page).getByText(/We can’t (?:load|update) your figures right now\./),
    works: ({ page }) => shown(myPlay(page).locator('#limits')),
  },
  postLimit: {
    name: 'sets a limit',
    as: {},
    at: '/help',
    prepare: openPanel,
    press: ({ page }) => setDepositLimit(page, '50'),
    says: notSaved,
    works: ({ page }) => shown(myPlay(page).getByText('£0.00 of £50.00 used')),
  },
  postLimitConfirmation: {
    name: 'confirms a higher limit',
    as: {},
    at: '/help',
    async prepare(scene) {
      const { page, player, sandbox } = scene;
      await openPanel(scene);
      await setDepositLimit(page, '50');
      await shown(myPlay(page).getByText('£0.00 of £50.00 used'));
      await setDepositLimit(page, '80');
      await shown(
        myPlay(page)
          .getByText(/^£80.00 requested\./)
          .first(),
      );
      await sandbox.clock({ move: dayMs + 60_000 });
      await openAsPlayer(page, '/help', player);
      await openPanel(scene);
    },
    press: ({ page }) => myPlay(page).getByRole('button', { name: 'Change limit', exact: true }).click(),
    says: notSaved,
    // The limit is confirmed then, and nothing is left to press.
    except: ['late'],
  },
  postReminder: {
    name: 'chooses the interval of the reality check',
    as: {},
    at: '/help',
    prepare: openPanel,
    press: ({ page }) => chooseAnother(page, /^Every /),
    says: notSaved,
  },
  postReview: {
    name: 'chooses the interval of the account review',
    as: {},
    at: '/help',
    prepare: openPanel,
    press: ({ page }) => chooseAnother(page, /^in \d/),
    says: notSaved,
  },
  postCalmMode: {
    name: 'turns the dial',
    as: {},
    at: '/help',
    prepare: openPanel,
    press: ({ page }) => chooseAnother(page, /^(?:Calm|Quiet)$/),
    says: (page) => page.getByText('Something went wrong. Try again.').first(),
  },
  postMarketing: {
    name: 'refuses offers',
    as: { marketingAsked: false },
    at: '/help',
    press: ({ page }) => dialogOf(page, 'Marketing preferences').getByRole('button', { name: 'No offers' }).click(),
    says: notSaved,
    // The choice is stored then, and the question goes.
    except: ['late'],
    async works({ page }) {
      await dialogOf(page, 'Marketing preferences').waitFor({ state: 'hidden' });
    },
  },
  postBreak: {
    name: 'takes a break',
    as: {},
    at: '/help',
    async prepare({ page }) {
      const panel = await openMyPlay(page);
      await panel.getByText('Time-out', { exact: true }).click();
      await panel.getByRole('radio', { name: '1 day' }).check();
      await panel.getByRole('checkbox').check();
    },
    press: ({ page }) => myPlay(page).getByRole('button', { name: 'Start time-out' }).click(),
    says: notSaved,
    // The service ends the session with the break.
    except: ['late'],
    works: ({ page }) => shown(page.getByText(/^You are logged out\. Your break ends on/)),
  },
  postExclusion: {
    name: 'looks at an exclusion',
    at: '/help',
    prepare: meetExclusion,
    async press({ page, player }) {
      const button = dialogOf(page, 'Log in').getByRole('button', { name: 'Check again' });
      if (await button.isVisible()) return button.click();
      await page.goto('/help');
      return submitLogin(page, player);
    },
    says: (page) => dialogOf(page, 'Log in').getByText('We could not load your self-exclusion.'),
    works: ({ page }) => shown(dialogOf(page, 'Log in').getByText('How to return')),
  },
  postReturn: {
    name: 'asks to return',
    at: '/help',
    prepare: meetExclusion,
    press: ({ page }) => askToReturn(page),
    says: (page) => dialogOf(page, 'Log in').getByText('we do not know whether your choice reached us'),
    // The service holds the request then: a test of its own.
    except: ['late'],
    works: ({ page }) =>
      shown(
        dialogOf(page, 'Log in')
          .getByText(/^You asked to return\./)
          .first(),
      ),
  },
  postReturnWithdrawal: {
    name: 'stays excluded',
    at: '/help',
    async prepare(scene) {
      await meetExclusion(scene);
      await askToReturn(scene.page);
    },
    async press({ page }) {
      const dialog = dialogOf(page, 'Log in');
      const check = dialog.getByRole('button', { name: 'Check again' });
      if (await check.isVisible()) await check.click();
      await dialog.getByRole('button', { name: 'Stay self-excluded' }).click();
    },
    says: (page) => dialogOf(page, 'Log in').getByText('we do not know whether your choice reached us'),
    except: ['late'],
    works: ({ page }) => shown(dialogOf(page, 'Log in').getByText('How to return')),
  },
  postChangePassword: {
    name: 'changes the password',
    as: {},
    at: '/help',
    async prepare({ page, player }) {
      const panel = await openMyPlay(page);
      await panel.getByRole('button', { name: 'Change password' }).click();
      const dialog = dialogOf(page, 'Change password');
      await dialog.getByLabel('Current password').fill(player.password);
      await dialog.getByLabel('New password').fill('harbour zinc lamp');
    },
    press: ({ page }) => dialogOf(page, 'Change password').getByRole('button', { name: 'Save new password' }).click(),
    says: (page) => dialogOf(page, 'Change password').getByRole('alert'),
    // The old password is wrong then.
    except: ['late'],
    works: ({ page }) => shown(dialogOf(page, 'Change password').getByRole('status')),
  },
  getGameHistory: {
    name: 'opens the history',
    as: {},
    at: '/help',
    async press({ page }) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await openHistory(page);
    },
    says: (page) => history(page).getByText('We can’t load your history right now.'),
    works: ({ page }) => shown(history(page).getByText('No entries in this period.')),
  },
  getMoneyHistory: {
    name: 'opens the transactions',
    as: {},
    at: '/help',
    prepare: ({ page }) => openHistory(page),
    async press({ page }) {
      await history(page).getByRole('button', { name: 'Games', exact: true }).click();
      await history(page).getByRole('button', { name: 'Transactions', exact: true }).click();
    },
    says: (page) => history(page).getByText('We can’t load your history right now.'),
    works: ({ page }) => shown(history(page).getByText('Play money added')),
  },
  getGameRound: {
    name: 'reads how a round was decided',
    as: {},
    at: '/game/41000',
    async prepare({ page }) {
      await playRound(page);
      await openHistory(page);
    },
    async press({ page }) {
      const button = history(page).getByRole('button', { name: 'How this round was decided' });
      if ((await button.getAttribute('aria-expanded')) === 'true') await button.click();
      await button.click();
    },
    says: (page) => history(page).getByText('We can’t load this round right now.'),
    works: ({ page }) => shown(history(page).getByText(/^[0-9a-f]{64}$/)),
  },
  getVerification: {
    name: 'is not verified, and the page asks what is missing',
    as: { scenario: 'provisional' },
    at: '/help',
    press: reload,
  },
  postDocument: {
    name: 'sends a document',
    as: { scenario: 'provisional' },
    at: '/help',
    async press({ page }) {
      await dialogOf(page, 'Verify your account')
        .locator('li')
        .filter({ hasText: 'Proof of identity' })
        .locator('input')
        .setInputFiles({
          name: 'passport.png',
          mimeType: 'image/png',
          buffer: Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
            'base64',
          ),
        });
    },
    says: (page) => dialogOf(page, 'Verify your account').getByText('The file could not be sent.'),
  },
  getTerms: {
    name: 'has to read the terms',
    as: { termsAccepted: false },
    at: '/help',
    press: again('Try again', reload),
    says: (page) => dialogOf(page, 'Terms and conditions').getByText('We can’t load the terms right now.'),
    works: ({ page }) =>
      shown(
        dialogOf(page, 'Terms and conditions')
          .getByText(/^Version /)
          .first(),
      ),
  },
  postAcceptTerms: {
    name: 'accepts the terms',
    as: { termsAccepted: false },
    at: '/help',
    press: ({ page }) => dialogOf(page, 'Terms and conditions').getByRole('button', { name: 'Accept' }).click(),
    says: (page) => dialogOf(page, 'Terms and conditions').getByText('Your choice could not be saved.'),
    async works({ page }) {
      await dialogOf(page, 'Terms and conditions').waitFor({ state: 'hidden' });
    },
  },
  ...Object.fromEntries(
    (['getCampaigns', 'getRewards', 'getFreeSpins'] as const).map((name) => [
      name,
      {
        name: 'opens the quests',
        as: pulse,
        brand: 'pulse' as const,
        at: '/help',
        press: again('Try again', openQuests),
        says: (page: Page) => quests(page).getByText(/^We can’t load quests right now/),
        works: ({ page }: Scene) => shown(quests(page).getByText('Try three space games')),
      },
    ]),
  ),
  getUserStatistics: {
    name: 'opens the record of streaks',
    as: pulse,
    brand: 'pulse',
    at: '/help',
    press: again('Try again', async (scene) => {
      await openQuests(scene);
      await quests(scene.page).getByRole('button', { name: 'Streak and achievements' }).click();
    }),
    says: (page) => quests(page).getByText(/^We can’t load quests right now/),
    works: ({ page }) => shown(quests(page).getByText('Days in a row')),
  },
  postStreaks: {
    name: 'turns streaks off',
    as: pulse,
    brand: 'pulse',
    at: '/help',
    async prepare(scene) {
      await openQuests(scene);
      await quests(scene.page).getByRole('button', { name: 'Streak and achievements' }).click();
    },
    press: ({ page }) =>
      quests(page)
        .getByRole('button', { name: /^Turn streaks/ })
        .click(),
    says: notSaved,
    works: ({ page }) => shown(quests(page).getByRole('button', { name: 'Turn streaks on' })),
  },
  postClaim: {
    name: 'claims a reward',
    as: pulse,
    brand: 'pulse',
    async prepare(scene) {
      const { page } = scene;
      const hearts = page
        .getByRole('main')
        .getByRole('button', { name: /^Favourite: / })
        .and(page.locator('[aria-pressed="false"]'));
      for (let left = 5; left > 0; left -= 1) {
        const saved = page.waitForResponse(/\/api\/favourites\/\d+\/add$/);
        await hearts.first().click();
        await saved;
      }
      await openQuests(scene);
    },
    press: ({ page }) => quests(page).getByRole('button', { name: 'Claim reward: Five favourites' }).click(),
    says: (page) => page.getByText('The reward could not be claimed.').first(),
    works: ({ page }) =>
      shown(
        quests(page)
          .getByText(/^Claimed /)
          .first(),
      ),
  },
};
