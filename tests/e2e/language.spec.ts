import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, logIn, test } from './support/fixtures.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });

const chinese = /[\u4e00-\u9fff]/;

/** Waits until the stored site state hides the toggle. */
const expectToggleHidden = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('Site'))).toContain('"showPreferredLang":false');

test('MK-04 MK-09 the footer’s language toggle changes texts, formats and content on the same page', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(chinese);
  const footer = page.getByRole('contentinfo');
  const toggle = footer.getByRole('group', { name: 'Language' });
  await expect(toggle.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoLayoutShift(page);
  const other = toggle.getByRole('button', { name: '中文' });
  await expect(other).toHaveAttribute('lang', 'zh-CN');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveURL('/help');
  await expect(heading).toHaveText(chinese);
  await expect(page).toHaveTitle(chinese);
  await expect(footer).toContainText('游戏币');
  expect((await context.cookies()).find(({ name }) => name === 'userLanguage')).toMatchObject({
    value: 'zh',
    path: '/',
    sameSite: 'Lax',
  });
  await expectAccessible(page);
  // The next page is loaded by an /api call and uses the same language.
  await page.goto('/terms');
  await expect(heading).toHaveText(chinese);
  await footer.getByRole('group', { name: '语言' }).getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveURL('/terms');
  await expect(heading).not.toHaveText(chinese);
});

test('MK-04 a player changes the language in the menu, stays logged in and sees localised amounts', async ({
  page,
  newPlayer,
  isMobile,
}) => {
  await page.goto('/');
  await logIn(page, await newPlayer({ marketId: 'row' }));
  await page.getByRole('button', { name: isMobile ? 'Menu' : /Your account/ }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('#account-menu');
  await menu.getByRole('group', { name: 'Language' }).getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeHidden();
  // A page loaded without a reload uses the same language.
  await page.getByRole('contentinfo').getByRole('link', { name: '理性游戏', exact: true }).last().click();
  await expect(page).toHaveURL('/responsible-gaming');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
});

test('MK-04 an open page keeps its language when another tab changes it @all', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('group', { name: 'Language' })).toBeVisible();
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: page.url() }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safer gambling', exact: true }).last().click();
  await expect(page).toHaveURL('/responsible-gaming');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chinese);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
});

test('MK-04 showPreferredLang hides or shows the toggle in any market, and a stored language counts in each @desktop @all', async ({
  page,
  context,
  sites,
  browser,
  consoleGuard,
}) => {
  await context.addCookies([
    { name: 'showPreferredLang', value: 'false', url: sites.regency },
    { name: 'userLanguage', value: 'zh', url: sites.regency },
  ]);
  await page.goto('/');
  await expectToggleHidden(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
  await context.addCookies([{ name: 'showPreferredLang', value: 'true', url: sites.regency }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  for (const site of [sites.aurora, sites.pulse]) {
    await page.goto(site);
    await expectToggleHidden(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await context.addCookies([
      { name: 'showPreferredLang', value: 'true', url: site },
      { name: 'userLanguage', value: 'zh', url: site },
    ]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  }
  const inBritain = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  await inBritain.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
  const british = await inBritain.newPage();
  await british.goto(sites.regency);
  await expect(british.getByRole('contentinfo').getByRole('button', { name: 'English' })).toBeVisible();
  await expect(british.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(british.getByRole('contentinfo')).toContainText('英国博彩委员会');
  await inBritain.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});

test('MK-05 the inspector of a visit says where country and language come from', async ({ page }) => {
  await page.goto('/help?language=zh&inspect=visit');
  const inspector = page.getByRole('region', { name: '为何显示此页面？' });
  await expect(inspector.getByRole('row', { name: /^国家/ })).toContainText('FR');
  await expect(inspector.getByRole('row', { name: /^语言/ })).toContainText('由网址');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectAccessible(page);
});
