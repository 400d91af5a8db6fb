import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cashierScreens } from './cashierScreens.ts';
import { gameScreens } from './gameScreens.ts';
import { noticeScreens } from './noticeScreens.ts';
import { overlayScreens } from './overlayScreens.ts';
import type { Screen } from './screen.ts';
import { expectDialog, headerOf, type ScreenContext } from './screen.ts';

interface ControlRoomPage {
  name: string;
  path: string;
  heading: string;
  colorScheme: 'dark' | 'light';
}

const controlRoomPages: readonly ControlRoomPage[] = [
  { name: 'control-room', path: '', heading: 'Incoming events', colorScheme: 'dark' },
  { name: 'control-room-content', path: '/content', heading: 'Content', colorScheme: 'dark' },
  { name: 'control-room-light', path: '', heading: 'Incoming events', colorScheme: 'light' },
  { name: 'control-room-flags', path: '/flags', heading: 'Flags', colorScheme: 'light' },
];

/** The sandbox's control room, which has one language and no brand, in both colour schemes. */
const controlRoomScreens: readonly Screen[] = controlRoomPages.map(({ name, path, heading, colorScheme }) => ({
  name,
  path: '/help',
  isPlayer: false,
  onlyOn: 'regency-en',
  async prepare({ page, sandboxPort }) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`http://localhost:${sandboxPort}/control${path}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  },
}));

/** Opens the account portal from My play, as a player does. */
async function openPortal(context: ScreenContext): Promise<Page> {
  const { page, text } = context;
  await headerOf(context)
    .getByRole('link', { name: text('site.saferGambling') })
    .click();
  await expectDialog(context);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('saferGambling.preferences') })
    .click();
  const portal = await opened;
  const size = page.viewportSize();
  if (size !== null) await portal.setViewportSize(size);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  return portal;
}

const pages = ['preferences', 'transactions', 'games'] as const;

/** The pages of the account portal, in the order of its navigation. */
const portalScreens: readonly Screen[] = pages.map((name, index) => ({
  name: `portal-${name}`,
  path: '/help',
  isPlayer: true,
  async prepare(context) {
    const portal = await openPortal(context);
    await portal.getByRole('navigation').first().getByRole('link').nth(index).click();
    await expect(portal.getByRole('navigation').first().getByRole('link').nth(index)).toHaveAttribute(
      'aria-current',
      'page',
    );
    return portal;
  },
}));

const paths: Readonly<Record<string, string>> = {
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
  studios: '/studios',
  studio: '/studios/copperfox',
  theme: '/themes/dragon',
  'game-page': '/game/41000',
  'promotion-terms': '/promotion-terms',
  terms: '/terms',
  complaints: '/complaints',
  accessibility: '/accessibility',
  cookies: '/cookies',
  credits: '/credits',
  'not-found': '/no-such-page',
  'game-not-found': '/game/999999999',
  'theme-sheet': '/theme-sheet',
};

/** Pages of a visitor, and the pages that look different for a player. */
const pageScreens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    isPlayer: false,
    ...(/not-found/.test(name) && { consoleMessages: [/404/] }),
  })),
  ...['lobby', 'promotions', 'help'].map((name) => ({
    name: `${name}-player`,
    path: paths[name] ?? '/',
    isPlayer: true,
  })),
];

/** Every screen that has reference screenshots. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...overlayScreens,
  ...noticeScreens,
  ...cashierScreens,
  ...portalScreens,
  ...gameScreens,
  ...controlRoomScreens,
];
