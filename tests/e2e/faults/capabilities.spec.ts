import { startStack } from '../../support/stack.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { createSandbox } from '../support/sandbox.ts';

const off =
  'winners jackpots liveTables favourites recentlyPlayed realTime promotions campaigns chat blog registration passwordReset passwordChange exclusionReturn location locationProvider';
const calls =
  /\/api\/(?:winners|jackpots|live-tables|favourites|recently-played|messages|realtime|promotions|campaigns|rewards|freespins|streaks|chat)/;

test('a player sees and the browser requests nothing of capabilities that are off', async ({ browser }) => {
  test.slow();
  const stack = await startStack({ webEnv: { CAPABILITIES_OFF: off } });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    page.on('websocket', (socket) => requested.push(socket.url()));
    const site = `http://regency.localhost:${stack.webPort}`;
    await openAsPlayer(page, site, await createSandbox(stack.sandboxPort).newPlayer({ marketId: 'uk' }));
    const summaries = () => requested.filter((path) => path === '/api/session-summary').length;
    await expect.poll(summaries).toBeGreaterThan(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^(?:Promos|Promotions|Blog)$/ })).toHaveCount(0);
    await expect(page.locator('button[aria-pressed][data-game-id]')).toHaveCount(0);
    await expect(page.locator('[data-bell]')).toHaveCount(0);
    await page.getByRole('button', { name: /account$/i }).click();
    const menu = page.getByRole('dialog', { name: 'Your account' });
    await expect(menu.getByRole('button', { name: 'History' })).toBeVisible();
    await expect(menu.getByRole('button', { name: /Bonuses|Quests/ })).toHaveCount(0);
    await page.goto(`${site}/live`);
    await page.goto(`${site}/help#contact`);
    await page.goto(`${site}/game/41037`);
    await expect(page.getByRole('toolbar')).toBeVisible();
    expect(requested.filter((path) => calls.test(path) || path.startsWith('ws'))).toEqual([]);
    await context.close();
  } finally {
    await stack.stop();
  }
});
