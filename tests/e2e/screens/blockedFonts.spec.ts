import { expect, test } from '../support/fixtures.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';

for (const brand of ['regency', 'aurora', 'pulse'] as const)
  test(`${brand} is usable with fonts of the device when its own are blocked`, async ({
    page,
    sites,
    consoleGuard,
  }) => {
    consoleGuard.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(sites[brand]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click({ trial: true });
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: 'Search games' }).fill('diamond');
    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  });
