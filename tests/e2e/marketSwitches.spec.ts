import type { Page } from '@playwright/test';
import { playBigWins } from './support/bigWins.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';

const markets = [
  {
    title: 'UK9 a player of the UK sees winners but no recent games',
    country: 'GB',
    marketId: 'uk',
    continues: false,
    winners: true,
  },
  {
    title: 'UK9 ON5 a player of Ontario sees neither recent games nor winners',
    country: 'CA',
    marketId: 'ca',
    continues: false,
    winners: false,
  },
  {
    title: 'a player of the rest of the world sees recent games and winners',
    country: 'FR',
    marketId: 'row',
    continues: true,
    winners: true,
  },
] as const;

/** Waits for winners, because the web server caches the list for some seconds. */
async function waitForWinners(page: Page): Promise<void> {
  const known = () =>
    page.evaluate(async () => ((await (await fetch('/api/winners')).json()) as { winners: unknown[] }).winners.length);
  await expect.poll(known, { timeout: 20_000 }).toBeGreaterThan(0);
}

for (const { title, country, marketId, continues, winners } of markets) {
  test.describe(country, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(`LB-08 LB-09 ${title} @desktop`, async ({ page, newPlayer, sandbox }) => {
      await playBigWins(sandbox, { brand: 'regency', marketId }, 1);
      const saved = page.waitForResponse(/\/api\/recently-played\/\d+\/add$/);
      await openAsPlayer(page, '/game/41000', await newPlayer({ marketId }));
      expect((await saved).status()).toBe(200);
      if (winners) await waitForWinners(page);
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Jackpots right now' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: 'Continue playing' })).toHaveCount(continues ? 1 : 0);
      const list = page.getByRole('region', { name: 'Big winners' });
      if (!winners) return expect(list).toHaveCount(0);
      await list.scrollIntoViewIfNeeded();
      await expect(list.getByRole('tabpanel').locator('b').first()).toBeVisible();
    });
  });
}
