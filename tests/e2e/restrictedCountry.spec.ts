import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './support/fixtures.ts';

/** Records every interaction event of the page from its start. */
const recordInteractions = (page: Page) =>
  page.addInitScript(() => {
    const interactions: unknown[] = [];
    Object.assign(window, { __interactions: interactions });
    window.addEventListener('foyer:interaction', (event) => interactions.push((event as CustomEvent).detail));
  });
const noticeActions = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { __interactions: { area: string; action: string }[] }).__interactions.flatMap(
      ({ area, action }) => (area === 'restrictedCountry' ? [action] : []),
    ),
  );

test.describe('in a restricted country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'BV' } });

  test('MK-11 PG-03 a player in a restricted country is told and can withdraw, and each step is tracked @desktop', async ({
    page,
    newPlayer,
    recordedEvents,
  }) => {
    await recordInteractions(page);
    await page.goto('/help');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await logIn(page, await newPlayer({ marketId: 'row' }));
    const notice = page.getByRole('dialog', { name: 'Not available where you are' });
    await expect(notice).toContainText('Bouvet Island');
    await expectAccessible(page);
    const [withdraw, support] = [
      notice.getByRole('button', { name: 'Withdraw' }),
      notice.getByRole('link', { name: 'Support' }),
    ];
    const [first, second] = [await withdraw.boundingBox(), await support.boundingBox()];
    expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
    expect(first?.height).toBeGreaterThanOrEqual(44);
    await withdraw.press('Enter');
    await expect(notice).toBeHidden();
    const banking = page.getByRole('dialog').filter({ visible: true });
    await expect(banking).toContainText('€1,000.00');
    await page.keyboard.press('Escape');
    expect(await noticeActions(page)).toEqual(['shown', 'withdraw']);

    // The notice shows once per page load.
    await page.reload();
    await notice.getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/help');
    await expect(notice).toBeHidden();
    expect(await noticeActions(page)).toEqual(['shown', 'support']);
    await page.reload();
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    expect(await noticeActions(page)).toEqual(['shown', 'close']);
    await expect.poll(() => recordedEvents.names()).toContain('restrictedCountryClose');
  });
});

test('MK-11 an unrestricted or unknown country shows no notice @desktop @all', async ({
  browser,
  sites,
  newPlayer,
  consoleGuard,
}) => {
  for (const [country, marketId] of [
    ['FR', 'row'],
    ['Unknown', 'row'],
  ] as const) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
    // The cookie decides the market of the visitor's page, but never the notice.
    await context.addCookies([{ name: 'h20-iso3', value: 'GBR', url: sites.regency }]);
    const page = await context.newPage();
    await recordInteractions(page);
    await page.goto(`${sites.regency}/help`);
    const response = page.waitForResponse(/\/api\/restricted-country$/);
    await logIn(page, await newPlayer({ marketId }));
    expect(((await (await response).json()) as { play: string }).play).toBe(country === 'FR' ? 'allowed' : 'unknown');
    await expect(page.getByRole('dialog', { name: 'Not available where you are' })).toHaveCount(0);
    expect(await noticeActions(page)).toEqual([]);
    await context.close();
  }
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
