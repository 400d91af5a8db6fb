import { expect, test } from './support/fixtures.ts';

test.use({ cookieGroups: null, extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

/** What another host of the domain may have set: a cookie of this name for the domain, with its subdomains. */
const ofDomain = (name: string, value: string) => ({ name, value, domain: '.regency.localhost', path: '/' });

test('A15 CO-01 the cookie banner is answered once although the domain has a cookie of the same name', async ({
  page,
  context,
}) => {
  await context.addCookies([
    ofDomain('OptanonConsent', 'groups=C0001:1'),
    ofDomain('OptanonAlertBoxClosed', '2020-01-01T00:00:00.000Z'),
  ]);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name === 'OptanonConsent')).toHaveLength(1);
  await page.reload();
  await expect(
    page
      .getByRole('button', { name: 'Log in' })
      .or(page.getByRole('link', { name: 'Log in' }))
      .first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('OptanonAlertBoxClosed');
  await expect(banner).toBeHidden();
});

test('A15 MK-04 the language is chosen although the domain has a cookie of the same name', async ({
  page,
  context,
}) => {
  await context.addCookies([ofDomain('userLanguage', 'en')]);
  await page.goto('/help');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('group', { name: 'Language' }).getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('A15 a call removes a cookie of the domain that scripts cannot see', async ({ page, context }) => {
  await context.addCookies([
    { ...ofDomain('userLanguage', 'en'), httpOnly: true },
    { name: 'userLanguage', value: 'zh', domain: 'regency.localhost', path: '/' },
  ]);
  await page.goto('/');
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'userLanguage').map(({ value }) => value))
    .toEqual(['zh']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
