import { startBreakableStack } from '../../breakableStack.ts';
import { expect, test } from '../fixtures.ts';
import { createSandbox } from '../sandbox.ts';

test('HT-06 a games list that comes in another shape or cut off leaves a lobby with its ways on, and the first page after its ten seconds has the games', async ({
  page,
}) => {
  test.setTimeout(60_000);
  // A catalogue that somebody asked for is remembered, and a failure would not be seen.
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
    // A page that lacked something is kept for ten seconds only.
    stack.moveWebClock(10_000);
    for (const origin of Object.values(origins)) {
      await page.goto(`${origin}/all-games`);
      await expect(games.first()).toBeVisible();
    }
  } finally {
    // An open page would ask services that are gone.
    await page.close();
    await stack.stop();
  }
});
