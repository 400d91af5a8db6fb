import { brands } from '@foyer/brands/brands';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';
import { gameFrame } from '../support/play.ts';

/** One page of each kind. The named game is in every catalogue. */
const everyKind = [
  '/',
  '/all-games',
  '/promotions',
  '/blog',
  '/help',
  '/responsible-gaming',
  '/no-such-page',
  '/new',
  '/live',
  '/jackpots',
  '/promotion-terms',
  '/blog/guides',
  '/blog/guides/what-volatility-means',
  '/terms',
  '/terms/2026-1',
  '/complaints',
  '/accessibility',
  '/cookies',
  '/credits',
  '/game/41000',
  '/game/999999999',
];
/** The parts of these pages contain every colour and every kind of row that depends on the brand. */
const withOtherThemes = ['/', '/promotions', '/blog', '/help'];
/** Pages that look different for a player. */
const forPlayers = ['/', '/promotions', '/help', '/game/41000'];

/** The first market of each brand. `chinese.spec.ts` and `blog.spec.ts` check Chinese pages. */
const markets = brands.flatMap(({ id, markets: rows }) =>
  rows
    .slice(0, 1)
    .map(({ id: marketId, countryIso2Code }) => ({ brand: id, marketId, country: countryIso2Code ?? 'FR' })),
);

async function walk(page: Page, site: string, paths: readonly string[], isPlayer = false): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      if (page.url() !== site + path) await page.goto(site + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      if (isPlayer && path.startsWith('/game/'))
        await expect(gameFrame(page).getByRole('button').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}

for (const [index, { brand, marketId, country }] of markets.entries()) {
  test.describe(`${brand} ${marketId}`, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(`pages of ${brand} ${marketId} are accessible for visitors and players @desktop`, async ({
      page,
      sites,
      consoleGuard,
      newPlayer,
    }) => {
      test.setTimeout(180_000);
      if (index === 0) consoleGuard.expect(/404/);
      const site = sites[brand as keyof typeof sites];
      await walk(page, site, index === 0 ? everyKind : withOtherThemes);
      const player = await newPlayer({ brand, marketId, scenario: 'funded' });
      await openAsPlayer(page, site, player);
      await walk(page, site, index === 0 ? forPlayers : forPlayers.slice(0, 2), true);
    });
  });
}
