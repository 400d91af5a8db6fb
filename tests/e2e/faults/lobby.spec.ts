import { startBreakableStack } from '../../support/breakableStack.ts';
import { closePages } from '../support/closePages.ts';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';
import { createSandbox } from '../support/sandbox.ts';

test('HT-06 a broken games list leaves a usable lobby, and the games are back after ten seconds', async ({ page }) => {
  // A separate stack, because a cached catalogue would hide the failure.
  const stack = await startBreakableStack();
  const sandbox = createSandbox(stack.sandboxPort);
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

test('games without covers show their names in tiles of the same size', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/Failed to load resource/);
  await sandbox.faults({ set: [{ target: 'mediaPages', kind: 'refused' }] });
  await page.goto('/');
  const tile = page.getByRole('main').locator('li[data-id]').first();
  const link = tile.getByRole('link').first();
  await expect(link.getByRole('img')).toHaveCount(0);
  await expect(link).toHaveText(/\w/);
  const name = await link.innerText();
  const broken = await tile.boundingBox();
  await expectAccessible(page);
  await sandbox.faults({ clear: true });
  await page.reload();
  await expect(link.getByRole('img', { name })).toBeVisible();
  const drawn = await tile.boundingBox();
  expect([broken?.width, broken?.height]).toEqual([drawn?.width, drawn?.height]);
});

test('GM-01 UK8a of two tabs that launch at once one plays, and the other can take over @uk', async ({
  page,
  context,
  newPlayer,
  consoleGuard,
}) => {
  // A copied tab may use a token that the other tab has just used. It then launches with the next one.
  consoleGuard.allow(/401 \(Unauthorized\).*\/api\/launch\//);
  await openAsPlayer(page, '/', await newPlayer());
  // A tab opened by the page starts with its session, like a duplicated tab.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
  await expect(other.getByText('£1,000.00').first()).toBeVisible();
  await Promise.all([page.goto('/game/41000'), other.goto('/game/41037')]);
  const takeOver = (tab: typeof page) => tab.getByRole('button', { name: 'Continue here' });
  await expect
    .poll(async () => (await takeOver(page).count()) + (await takeOver(other).count()), { timeout: 30_000 })
    .toBe(1);
  const [lost, plays] = (await takeOver(page).count()) === 1 ? [page, other] : [other, page];
  await expect(plays.locator('iframe')).toBeVisible();
  await takeOver(lost).click();
  await expect(lost.locator('iframe')).toBeVisible({ timeout: 20_000 });
  await expect(takeOver(plays)).toBeVisible({ timeout: 20_000 });
});
