import { duplicateTab } from './support/duplicateTab.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { openMyPlay } from './support/myPlay.ts';

const markets = [
  { clause: 'UK20', marketId: 'uk', country: 'GB' },
  { clause: 'ON4', marketId: 'ca', country: 'CA' },
  { clause: 'MT3', marketId: 'row', country: 'MT' },
] as const;

for (const { clause, marketId, country } of markets) {
  test(`${clause} a self-exclusion ends the game, the session and the socket in every other tab @${marketId} @desktop`, async ({
    browser,
    sites,
    newPlayer,
    consoleGuard,
  }) => {
    test.slow();
    // What the ended session still requests is refused.
    consoleGuard.allow(/401|403/);
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
    const page = await context.newPage();
    await openAsPlayer(page, `${sites.regency}/game/41000`, await newPlayer({ marketId }));
    await expect(page.locator('iframe')).toBeVisible();
    const [lobby, promotions] = [await duplicateTab(page, context), await duplicateTab(page, context)];
    await promotions.goto(`${sites.regency}/promotions`);
    await lobby.goto(sites.regency);

    const panel = await openMyPlay(lobby);
    await panel.getByText('Self-exclusion', { exact: true }).click();
    await panel.getByRole('radio', { name: '6 months', exact: true }).check();
    await panel.getByRole('radio', { name: /only$/ }).check();
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: 'Self-exclude' }).click();
    await expect(lobby.getByText(/^You are logged out\./)).toBeVisible();

    for (const each of [page, promotions]) {
      await each.bringToFront();
      await expect(each.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    }
    await expect(page.locator('iframe')).toBeHidden();
    await context.close();
  });
}
