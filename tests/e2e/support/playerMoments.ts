import type { Page } from '@playwright/test';
import { cashierFrame } from './banking.ts';
import {
  aMinuteLater,
  comeBackOnline,
  dialogOf,
  loginLink,
  openAccountMenu,
  pulse,
  reload,
  shown,
} from './endpointMoment.ts';
import type { EndpointMoment, Scene } from './endpointMoment.ts';
import { handOverSession } from './handOverSession.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logIn.ts';
import { gameFrame, meteredGame } from './play.ts';

const spin = (page: Page) => gameFrame(page).getByRole('button', { name: 'Spin' });
const didNotStart = (page: Page) => page.getByRole('heading', { name: / did not start$/ });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();

async function openGame({ page }: Scene): Promise<void> {
  if (await didNotStart(page).isVisible()) await tryAgain(page).click();
  else await page.goto('/game/41000');
}

/** Logs in with the form after a logout. */
async function enter(scene: Scene): Promise<void> {
  if (await loginLink(scene.page).isVisible()) await logIn(scene.page, scene.player);
}

/** Moments of a player’s session, games, payments, offers and messages. */
export const playerMoments: Readonly<Record<string, EndpointMoment>> = {
  postLogout: {
    name: 'logs out',
    as: {},
    ready: enter,
    async press({ page }) {
      await openAccountMenu(page);
      await page.getByRole('button', { name: 'Log out' }).click();
    },
    says: loginLink,
    works: ({ page }) => shown(loginLink(page)),
  },
  postUnsubscribe: {
    name: 'logs out, and the page unsubscribes',
    as: {},
    // Only a tab with a connection unsubscribes.
    async ready(scene) {
      const subscribed = scene.page.waitForResponse(/\/api\/realtime\/topics\/subscribe$/);
      if (await loginLink(scene.page).isVisible()) await logIn(scene.page, scene.player);
      else await scene.page.reload();
      await subscribed;
    },
    async press({ page }) {
      await openAccountMenu(page);
      await page.getByRole('button', { name: 'Log out' }).click();
    },
    says: loginLink,
  },
  postSingleSession: {
    name: 'logs in, and the page tells the player’s other devices',
    async ready({ page }) {
      if (!(await loginLink(page).isVisible())) await logOut(page);
    },
    press: ({ page, player }) => logIn(page, player),
  },
  postAppLogin: {
    name: 'opens the app, which has a session',
    at: '/?isAndroidWrappedApp=true',
    async prepare({ page }) {
      await page.addInitScript(() => void Object.assign(window, { Android: { postMessage: () => undefined } }));
    },
    async press({ page, player, sandboxPort }) {
      await handOverSession(page.context(), new URL(page.url()).origin, sandboxPort, player);
      await page.reload();
    },
    works: ({ page }) => shown(page.getByRole('banner').getByRole('button', { name: 'Deposit' })),
  },
  getDetails: {
    name: 'loads a page whose account is not stored',
    as: {},
    async press({ page }) {
      // What has changed is stored after a moment.
      await page.clock.runFor(500);
      await page.evaluate(() => sessionStorage.removeItem('Player'));
      await page.reload();
    },
    works: ({ page }) => shown(page.getByRole('banner').getByText('£1,000.00').first()),
  },
  getSessionSummary: {
    name: 'plays on, and the page asks for the balance',
    as: {},
    press: aMinuteLater,
    works: ({ page }) => shown(page.getByRole('banner').getByText('£1,000.00').first()),
  },
  postRefreshToken: {
    name: 'stays until the token has to be renewed',
    as: {},
    // Without activity the session would end.
    ready: ({ page }) => page.keyboard.press('Shift'),
    press: ({ page }) => page.clock.fastForward('13:00'),
    works: ({ page }) => shown(page.getByRole('banner').getByText('£1,000.00').first()),
  },
  postRefreshLaunchTokens: {
    name: 'opens a game without a launch token',
    as: {},
    // A document that loads has no request from before, which would bring tokens.
    async prepare({ page }) {
      await page.addInitScript(() => window.top === window && sessionStorage.setItem('launchTokens', '[]'));
    },
    press: async ({ page }) => void (await page.goto('/game/41000')),
    says: didNotStart,
    works: ({ page }) => shown(spin(page)),
  },
  launchGame: {
    name: 'opens a game',
    as: {},
    press: openGame,
    says: didNotStart,
    works: ({ page }) => shown(spin(page)),
  },
  fetchIsGameMetered: {
    name: 'opens a game where play has to be metered',
    as: {},
    press: openGame,
    says: didNotStart,
    works: ({ page }) => shown(spin(page)),
  },
  startMeter: {
    name: 'opens a metered game',
    as: {},
    async press({ page }) {
      if (await didNotStart(page).isVisible()) await tryAgain(page).click();
      else await page.goto(`/game/${await meteredGame(page)}`);
    },
    says: didNotStart,
    works: ({ page }) => shown(page.locator('iframe')),
  },
  endMeter: {
    name: 'closes a metered game',
    as: {},
    async press({ page }) {
      await page.goto(`/game/${await meteredGame(page)}`);
      await shown(page.locator('iframe'));
      await page.getByRole('button', { name: 'Close game' }).click();
    },
  },
  addRecentlyPlayed: {
    name: 'opens a game, which is recently played',
    as: {},
    press: ({ page }) => page.goto('/game/41000'),
  },
  getRecentlyPlayed: { name: 'opens the lobby, and the page loads the games played', as: {}, press: reload },
  getFavourites: { name: 'opens the lobby, and the page loads the favourites', as: {}, press: reload },
  addFavourite: {
    name: 'adds a favourite',
    as: {},
    press: ({ page }) => heart(page).click(),
    says: (page) => page.getByText('The favourite could not be saved.').first(),
  },
  removeFavourite: {
    name: 'removes a favourite',
    as: {},
    async prepare({ page }) {
      const saved = page.waitForResponse(/\/api\/favourites\/\d+\/add$/);
      await heart(page).click();
      await saved;
    },
    press: ({ page }) => heart(page).click(),
    says: (page) => page.getByText('The favourite could not be removed.').first(),
  },
  similarGames: {
    name: 'comes back to the lobby after a game',
    as: { brand: 'aurora', marketId: 'row' },
    brand: 'aurora',
    async prepare({ page }) {
      const lobby = page.url();
      const saved = page.waitForResponse(/\/api\/recently-played\/\d+\/add$/);
      await page.goto(new URL('/game/41000', lobby).href);
      await saved;
      await page.goto(lobby);
    },
    press: reload,
  },
  openCashier: {
    name: 'opens the cashier',
    as: {},
    async press({ page }) {
      const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
      await (
        (await again.isVisible()) ? again : page.getByRole('banner').getByRole('button', { name: 'Deposit' })
      ).click();
    },
    says: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }),
    works: ({ page }) => shown(cashierFrame(page).locator('main')),
  },
  openPortal: {
    name: 'opens the account portal',
    as: {},
    async prepare({ page }) {
      await page.locator('a[href$="#my-play"]:visible').first().click();
    },
    press: ({ page }) =>
      dialogOf(page, 'My play')
        .getByRole('button', { name: /marketing preferences/i })
        .click(),
    says: (page) => page.getByText('The account portal could not be opened.').first(),
  },
  getUserPromotions: {
    name: 'opens the promotions',
    as: pulse,
    brand: 'pulse',
    at: '/promotions',
    press: reload,
    says: (page) => page.getByText(/can’t update your promotions/).first(),
    works: ({ page }) => shown(page.getByRole('main').getByRole('button', { name: 'Opt in' }).first()),
  },
  optInToPromotion: {
    name: 'opts in to an offer',
    as: pulse,
    brand: 'pulse',
    at: '/promotions',
    press: ({ page }) =>
      page.getByRole('article', { name: 'Table games bonus' }).getByRole('button', { name: 'Opt in' }).click(),
    says: (page) => page.getByRole('article').getByText('We could not opt you in.').first(),
    // The list, which is loaded again, shows that the service acted: a test of its own.
    except: ['late'],
    works: ({ page }) =>
      shown(page.getByRole('article', { name: 'Table games bonus' }).getByRole('button', { name: 'Opted in' })),
  },
  getPromotionTerms: {
    name: 'reads the terms of an offer',
    as: pulse,
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
  postNegotiate: { name: 'opens a page, and it connects', as: {}, at: '/help', press: reload },
  postSubscribe: { name: 'opens a page, and it subscribes', as: {}, at: '/help', press: reload },
  postPending: {
    name: 'comes back online, and the page asks for messages',
    as: {},
    at: '/help',
    press: comeBackOnline,
  },
  postReceive: {
    name: 'receives a message',
    as: {},
    at: '/help',
    // A message without room is not received.
    async ready({ page }) {
      const close = page.getByRole('status').getByRole('article').getByRole('button', { name: 'Close' });
      while ((await close.count()) > 0) await close.first().click();
    },
    async press({ page, player, sandbox }) {
      const publish = async () =>
        (
          await sandbox.messages({
            publish: { userId: player.userId, topic: 'xeniaAdvert', content: { title: 'News', text: 'Words.' } },
          })
        ).published[0]?.connections;
      while ((await publish()) !== 1) await page.clock.runFor(1000);
    },
  },
  postAcknowledge: {
    name: 'closes a message',
    as: {},
    at: '/help',
    async press({ page, player, sandbox }) {
      const card = page.getByRole('status').getByRole('article').first();
      while (!(await card.isVisible())) {
        await sandbox.messages({
          publish: { userId: player.userId, topic: 'xeniaAdvert', content: { title: 'News', text: 'Words.' } },
        });
        await page.clock.runFor(1000);
      }
      await card.getByRole('button', { name: 'Close' }).click();
      // An acknowledgement that failed before is repeated first, half a minute later at most.
      await page.clock.runFor(32_000);
    },
  },
};
