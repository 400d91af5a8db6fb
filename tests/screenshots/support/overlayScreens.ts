import { expect } from '@playwright/test';
import { untilQuiet } from '../../e2e/support/untilConnected.ts';
import { expectDialog, headerOf, type Screen, type ScreenContext } from './screen.ts';

/** Presses a control of the header on a wide screen, or of the bottom navigation on a phone. */
async function openSearch(context: ScreenContext): Promise<void> {
  const { page, isMobile, text } = context;
  await (
    isMobile
      ? page
          .getByRole('navigation', { name: text('site.quickNavigation') })
          .getByRole('button', { name: text('site.search') })
      : headerOf(context).getByRole('button', { name: text('site.searchGames') })
  ).click();
  await expectDialog(context);
}

async function searchFor(context: ScreenContext, words: string): Promise<void> {
  await openSearch(context);
  await context.page.getByRole('dialog').getByRole('textbox').fill(words);
  await expect(context.page.locator('dialog[open]').getByRole('status')).not.toBeEmpty();
}

/** The account menu of a wide screen, or the phone's menu. */
async function openMenu(context: ScreenContext): Promise<void> {
  const { page, isMobile, text } = context;
  await (
    isMobile
      ? page
          .getByRole('navigation', { name: text('site.quickNavigation') })
          .getByRole('button', { name: text('site.menu') })
      : headerOf(context).locator('button[aria-haspopup=dialog][aria-expanded]')
  ).click();
  await expectDialog(context);
}

/** Chooses an entry of the menu by its visible text. */
async function openFromMenu(context: ScreenContext, key: string): Promise<void> {
  await openMenu(context);
  await context.page
    .getByRole('dialog')
    .getByRole('button', { name: context.text(key) })
    .first()
    .click();
  await expectDialog(context);
}

async function openCookieSettings(context: ScreenContext): Promise<void> {
  await context.page.getByRole('button', { name: context.text('cookies.manage') }).click();
  await expectDialog(context);
}

const overlays: readonly Omit<Screen, 'path'>[] = [
  {
    name: 'login',
    isPlayer: false,
    async prepare(context) {
      await headerOf(context)
        .getByRole('link', { name: context.text('site.logIn') })
        .click();
      await expectDialog(context);
    },
  },
  {
    name: 'registration',
    isPlayer: false,
    async prepare(context) {
      await headerOf(context)
        .getByRole('link', { name: context.text('site.join') })
        .click();
      await expectDialog(context);
    },
  },
  { name: 'search', isPlayer: false, prepare: openSearch },
  { name: 'search-results', isPlayer: false, prepare: (context) => searchFor(context, 'ember') },
  { name: 'search-nothing-found', isPlayer: false, prepare: (context) => searchFor(context, 'zzzzzz') },
  {
    name: 'cookie-card',
    isPlayer: false,
    asksForCookies: true,
    async prepare({ page, text }) {
      await expect(page.getByRole('button', { name: text('cookies.rejectAll') })).toBeVisible();
    },
  },
  { name: 'cookie-settings', isPlayer: false, asksForCookies: true, prepare: openCookieSettings },
  {
    name: 'my-play',
    isPlayer: true,
    async prepare(context) {
      await headerOf(context)
        .getByRole('link', { name: context.text('site.saferGambling') })
        .click();
      await expectDialog(context);
    },
  },
  {
    name: 'messages',
    isPlayer: true,
    async prepare(context) {
      await context.page.locator('[data-bell] button').click();
      await expectDialog(context);
    },
  },
  { name: 'menu', isPlayer: true, prepare: openMenu },
  { name: 'quests', isPlayer: true, prepare: (context) => openFromMenu(context, 'site.quests') },
  { name: 'history', isPlayer: true, prepare: (context) => openFromMenu(context, 'accountMenu.history') },
  { name: 'bonus', isPlayer: true, prepare: (context) => openFromMenu(context, 'accountMenu.bonuses') },
  {
    name: 'verification',
    isPlayer: true,
    scenario: 'provisional',
    async prepare(context) {
      // A market that verifies before play opens the window itself.
      if (context.site.marketId !== 'uk') await openFromMenu(context, 'accountMenu.verification');
      await expectDialog(context);
      // The title lies on half a pixel, which the browser rounds up or down from run to run.
      await context.page
        .getByRole('dialog')
        .getByRole('heading')
        .first()
        .evaluate((title: HTMLElement) => {
          title.style.color = 'transparent';
        });
    },
  },
];

/** Windows that open over the lobby or over a page of text. */
export const overlayScreens: readonly Screen[] = [
  ...overlays.map((overlay) => ({ ...overlay, path: overlay.isPlayer ? '/help' : '/' })),
  {
    name: 'support',
    path: '/help',
    isPlayer: false,
    async prepare(context) {
      // The panel opens once the code of idle time is there; before, the link leads to the same content.
      await untilQuiet(context.page);
      // The link is in a closed part of the footer on a phone.
      await context.page
        .locator('a[href$="#contact"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectDialog(context);
    },
  },
];
