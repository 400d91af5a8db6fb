import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

async function openSearch(page: Page, isMobile: boolean): Promise<Locator> {
  await (
    isMobile
      ? page.getByRole('navigation').getByRole('button', { name: 'Search' })
      : page.getByRole('banner').getByRole('button', { name: /search/i })
  ).click();
  return page.getByRole('dialog');
}

test('LB-03 LB-13 “like Diamond Hour but calm” leads to the list of calm games like it, by Enter and by a press', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const dialog = await openSearch(page, isMobile);
  await dialog.getByRole('textbox').fill('like Diamond Hour but calm');
  const filters = dialog.getByRole('link', { name: /^\d+ games?: .*Slots · Low volatility$/ });
  const count = /\d+/.exec((await filters.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page);
  await (isMobile ? filters.tap() : page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/all-games\?.*kind=slot&volatility=low$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Low volatility' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} games?`) })).toHaveCount(1);
});

test('LB-03 LB-13 “low volatility under 20p” leads to the list of these games, and each can be removed', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const dialog = await openSearch(page, isMobile);
  await dialog.getByRole('textbox').fill('low volatility under 20p');
  const filters = dialog.getByRole('link', { name: /^\d+ games: Low volatility · Lowest stake up to £0\.20$/ });
  // Enter takes the first result that is there.
  await expect(filters).toBeVisible();
  await (isMobile ? filters.tap() : page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/all-games\?volatility=low&stake=20$/);
  await page.getByRole('button', { name: 'Remove Low volatility' }).click();
  await expect(page).toHaveURL(/\/all-games\?stake=20$/);
  await expectAccessible(page);
});

test('LB-03 LB-13 a Chinese text of likeness leads to the same filters @desktop', async ({ page, context, sites }) => {
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'FR' });
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /搜索/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('像钻石时光但平稳');
  await expect(dialog.getByRole('link', { name: /老虎机 · 低波动：\d+ 款游戏$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all-games\?.*kind=slot&volatility=low$/);
});
