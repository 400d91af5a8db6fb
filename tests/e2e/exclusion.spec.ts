import { duplicateTab } from './support/duplicateTab.ts';
import { excludePlayer } from './support/excludePlayer.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';

const markets = [
  { clause: 'UK20d', marketId: 'uk', country: 'GB' },
  { clause: 'ON4a', marketId: 'ca', country: 'CA' },
  { clause: 'MT3c', marketId: 'row', country: 'MT' },
] as const;

for (const { clause, marketId, country } of markets) {
  test(
    `${clause} a self-exclusion ends the game, the session and the socket in every other tab @${marketId} @desktop`,
    { tag: marketId === 'uk' ? [] : '@all' },
    async ({ browser, sites, newPlayer, sandbox, consoleGuard }) => {
      test.slow();
      // What the ended session still requests is refused.
      consoleGuard.allow(/401|403/);
      const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
      const page = await context.newPage();
      const player = await newPlayer({ marketId });
      await openAsPlayer(page, `${sites.regency}/game/41000`, player);
      await expect(page.locator('iframe')).toBeVisible();
      const promotions = await duplicateTab(page, context);
      await promotions.goto(`${sites.regency}/promotions`);
      await expect(promotions.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible();

      // The first tab has the connection for all tabs of the player.
      const sockets = async () => (await sandbox.hub({ userId: player.userId, sendRaw: '' })).reached;
      await expect.poll(sockets).toBe(1);
      await excludePlayer(promotions);

      for (const each of [page, promotions]) {
        await each.bringToFront();
        await expect(each.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible({ timeout: 15_000 });
      }
      await expect(page.locator('iframe')).toBeHidden();
      await expect.poll(sockets).toBe(0);
      await context.close();
    },
  );
}
