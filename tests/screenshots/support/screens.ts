import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { createCatalogue } from '../../../platform/src/games/catalogue/catalogue.ts';
import { engineKinds } from '../../../platform/src/games/engines/gameEngine.ts';

/** What a screen needs to open itself. */
export interface ScreenContext {
  readonly page: Page;
  readonly isMobile: boolean;
  /** An interface text in the language of the page. */
  readonly text: (key: string) => string;
}

/** A page, or an overlay or a state of a page. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isPlayer: boolean;
  /** Brings the opened page into the state of the screenshot. */
  readonly prepare?: (context: ScreenContext) => Promise<void>;
}

const pages: Readonly<Record<string, string>> = {
  lobby: '/',
  'all-games': '/all-games',
  promotions: '/promotions',
  blog: '/blog',
  'blog-category': '/blog/guides',
  'blog-post': '/blog/guides/what-volatility-means',
  help: '/help',
  'safer-gambling': '/responsible-gaming',
  new: '/new',
  live: '/live',
  jackpots: '/jackpots',
  'promotion-terms': '/promotion-terms',
  terms: '/terms',
  accessibility: '/accessibility',
  cookies: '/cookies',
  credits: '/credits',
  'not-found': '/no-such-page',
  'game-not-found': '/game/999999999',
  'theme-sheet': '/theme-sheet',
};

async function expectDialog({ page }: ScreenContext): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0);
}

/** Presses a control of the header on a wide screen, or of the bottom navigation on a phone. */
async function openSearch(context: ScreenContext): Promise<void> {
  const { page, isMobile, text } = context;
  await (
    isMobile
      ? page
          .getByRole('navigation', { name: text('site.quickNavigation') })
          .getByRole('button', { name: text('site.search') })
      : page.getByRole('banner').getByRole('button', { name: text('site.searchGames') })
  ).click();
  await expectDialog(context);
}

const overlays: readonly Omit<Screen, 'path'>[] = [
  {
    name: 'login',
    isPlayer: false,
    async prepare(context) {
      await context.page
        .getByRole('banner')
        .getByRole('link', { name: context.text('site.logIn') })
        .click();
      await expectDialog(context);
    },
  },
  {
    name: 'registration',
    isPlayer: false,
    async prepare(context) {
      await context.page
        .getByRole('banner')
        .getByRole('link', { name: context.text('site.join') })
        .click();
      await expectDialog(context);
    },
  },
  { name: 'search', isPlayer: false, prepare: openSearch },
  {
    name: 'search-nothing-found',
    isPlayer: false,
    async prepare(context) {
      await openSearch(context);
      await context.page.getByRole('dialog').getByRole('textbox').fill('zzzzzz');
      await expect(context.page.locator('dialog[open]').getByRole('status')).not.toBeEmpty();
    },
  },
  {
    name: 'my-play',
    isPlayer: true,
    async prepare(context) {
      await context.page
        .getByRole('banner')
        .getByRole('link', { name: context.text('site.saferGambling') })
        .click();
      await expectDialog(context);
    },
  },
  {
    name: 'banking',
    isPlayer: true,
    async prepare(context) {
      await context.page
        .getByRole('banner')
        .getByRole('button', { name: context.text('site.deposit') })
        .click();
      await expect(context.page.frameLocator('dialog[open] iframe').locator('main')).toBeVisible();
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
];

/** The first game of each kind. */
const games = createCatalogue(400).all;
const gameScreens: readonly Screen[] = engineKinds.map((kind) => {
  const game = games.find(({ engine }) => engine === kind);
  if (game === undefined) throw new Error(`No game has the engine ${kind}.`);
  return {
    name: `game-${kind}`,
    path: `/game/${game.gameGroupId}`,
    isPlayer: true,
    async prepare({ page }) {
      await expect(page.frameLocator('iframe').locator('main[data-phase=betting]')).toBeVisible({ timeout: 30_000 });
    },
  };
});

/** Every screen that has reference screenshots. */
export const screens: readonly Screen[] = [
  ...Object.entries(pages).map(([name, path]) => ({ name, path, isPlayer: false })),
  ...['lobby', 'promotions', 'help'].map((name) => ({
    name: `${name}-player`,
    path: pages[name] ?? '/',
    isPlayer: true,
  })),
  ...overlays.map((overlay) => ({ ...overlay, path: '/' })),
  ...gameScreens,
];
