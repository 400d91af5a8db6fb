import { startBreakableStack } from '../../support/breakableStack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, test } from '../support/fixtures.ts';
import { createSandbox } from '../support/sandbox.ts';

test('HT-06 a broken games list leaves a usable lobby, and the games are back after ten seconds', async ({ page }) => {
  // A separate stack, because a cached catalogue would hide the failure.
  const stack = await startBreakableStack();
  const sandbox = createSandbox(stack.platformPort);
  try {
    const games = page.getByRole('main').locator('a[href^="/game/"]');
    const origins = {
      wrongShape: `http://regency.localhost:${stack.webPort}`,
      truncated: `http://pulse.localhost:${stack.webPort}`,
    };
    for (const kind of ['wrongShape', 'truncated'] as const) {
      await sandbox.faults({ set: [{ target: 'gamesList', kind }] });
      const response = await page.goto(`${origins[kind]}/all-games`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(/play money|游戏币/i);
      await expect(games).toHaveCount(0);
      await sandbox.faults({ clear: true });
    }
    // An incomplete page is cached for ten seconds only.
    stack.moveWebClock(10_000);
    for (const origin of Object.values(origins)) {
      await page.goto(`${origin}/all-games`);
      await expect(games.first()).toBeVisible();
    }
  } finally {
    await closePages(page);
    await stack.stop();
  }
});
