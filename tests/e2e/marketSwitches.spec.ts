import type { Page } from '@playwright/test';
import { createCatalogue } from '../../games/src/catalogue/catalogue.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { playBigWins } from './support/playBigWins.ts';
import { untilQuiet } from './support/untilConnected.ts';

const markets = [
  {
    title: 'UK9b a player of the UK sees winners, and recent games without a prompt to continue @uk',
    country: 'GB',
    marketId: 'uk',
    continues: false,
    winners: true,
  },
  {
    title: 'UK9b ON5 a player of Ontario sees recent games without a prompt to continue, and no winners @ca',
    country: 'CA',
    marketId: 'ca',
    continues: false,
    winners: false,
  },
  {
    title: 'no-UK9b no-ON5 a player of the rest of the world sees games to continue and winners @row',
    country: 'FR',
    marketId: 'row',
    continues: true,
    winners: true,
  },
] as const;

const games = createCatalogue(80)
  .all.slice(0, 3)
  .map(({ gameGroupId }) => gameGroupId);

/** Waits for winners, because the web server caches the list for some seconds. */
async function waitForWinners(page: Page): Promise<void> {
  const known = () =>
    page.evaluate(async () => ((await (await fetch('/api/winners')).json()) as { winners: unknown[] }).winners.length);
  await expect.poll(known, { timeout: 20_000 }).toBeGreaterThan(0);
}

for (const { title, country, marketId, continues, winners } of markets) {
  test.describe(country, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(
      `LB-08 LB-09 ${title} @desktop`,
      { tag: country === 'GB' ? [] : '@all' },
      async ({ page, newPlayer, sandbox }) => {
        await playBigWins(sandbox, { brand: 'regency', marketId }, 1);
        await openAsPlayer(page, '/help', await newPlayer({ marketId }));
        for (const game of games) {
          const saved = page.waitForResponse(/\/api\/recently-played\/\d+\/add$/);
          await page.goto(`/game/${game}`);
          expect((await saved).status()).toBe(200);
        }
        if (winners) await waitForWinners(page);
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'Jackpots right now' })).toBeVisible();
        await untilQuiet(page);
        await expect(page.getByRole('region', { name: 'Continue playing' })).toHaveCount(continues ? 1 : 0);
        await expect(page.getByRole('region', { name: 'Your games' })).toHaveCount(continues ? 0 : 1);
        const list = page.getByRole('region', { name: 'Big winners' });
        if (!winners) return expect(list).toHaveCount(0);
        await list.scrollIntoViewIfNeeded();
        await expect(list.getByRole('tabpanel').locator('b').first()).toBeVisible();
      },
    );
  });
}
