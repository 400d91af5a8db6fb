import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures.ts';

/** Notes every interaction that the page tells of, from the first moment on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { __heard: heard });
    window.addEventListener('foyer:interaction', (event) => heard.push((event as CustomEvent).detail));
  });
const heard = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { __heard: { area: string; action: string }[] }).__heard.flatMap(({ area, action }) =>
      area === 'restrictedCountry' ? [action] : [],
    ),
  );

test.describe('in a restricted country', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'BV' } });

  test('MK-11 PG-03 a player is told where play is not allowed and what can be done; each step is told to who measures @desktop', async ({
    page,
    newPlayer,
    told,
  }) => {
    await listen(page);
    await page.goto('/help');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await logIn(page, await newPlayer({ marketId: 'row' }));
    const notice = page.getByRole('dialog', { name: 'No play where you are' });
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
    expect(await heard(page)).toEqual(['shown', 'withdraw']);

    // Once a page load, and again with the next.
    await page.reload();
    await notice.getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/help');
    await expect(notice).toBeHidden();
    expect(await heard(page)).toEqual(['shown', 'support']);
    await page.reload();
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    expect(await heard(page)).toEqual(['shown', 'close']);
    await expect.poll(() => told.names()).toContain('restrictedCountryClose');
  });
});

test('MK-11 a country that is not certain restricts nobody @desktop', async ({ browser, sites, newPlayer, quiet }) => {
  for (const [country, marketId] of [
    ['FR', 'row'],
    ['Unknown', 'uk'],
  ] as const) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
    // The cookie stands in for the market, and never for the notice.
    await context.addCookies([{ name: 'h20-iso3', value: 'GBR', url: sites.regency }]);
    const page = await context.newPage();
    await listen(page);
    await page.goto(`${sites.regency}/help`);
    const asked = page.waitForResponse(/\/api\/restricted-country$/);
    await logIn(page, await newPlayer({ marketId }));
    expect(((await (await asked).json()) as { play: string }).play).toBe(country === 'FR' ? 'allowed' : 'unknown');
    await expect(page.getByRole('dialog', { name: 'No play where you are' })).toHaveCount(0);
    expect(await heard(page)).toEqual([]);
    await context.close();
  }
  expect(quiet.complaints()).toEqual([]);
});
