import { expect, test } from '../fixtures.ts';

// A catalogue that somebody asked for is remembered, and a failure would not be seen.
test.use({ ownStack: 'untouched' });

test('HT-06 a games list that comes in another shape or cut off leaves a lobby with its ways on, and the games come with the next good answer', async ({ page, sandbox, sites }) => {
  const games = page.getByRole('main').locator('a[href^="/game/"]');
  const origins = { wrongShape: sites.regency, truncated: sites.pulse };
  for (const kind of ['wrongShape', 'truncated'] as const) {
    await sandbox.faults({ set: [{ target: 'gamesList', kind }] });
    const answer = await page.goto(`${origins[kind]}/all-games`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/play money|游戏币/i);
    await expect(games).toHaveCount(0);
    await sandbox.faults({ clear: true });
  }
  // A page that lacked something is kept for ten seconds only.
  await expect(async () => {
    for (const origin of Object.values(origins)) {
      await page.goto(`${origin}/all-games`);
      await expect(games.first()).toBeVisible({ timeout: 1000 });
    }
  }).toPass({ timeout: 25_000, intervals: [9000, 1000] });
});
