import type { Screen } from './screen.ts';

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
export const pageScreens: readonly Screen[] = [
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
