import { expect, test } from '../support/fixtures.ts';
import { untilQuiet } from '../support/untilConnected.ts';

test('PG-13 a page of text loads no code of its text, and its links navigate without a page load', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/promotion-terms');
  await untilQuiet(page);
  const text = page.getByRole('main').locator('section').first();
  await expect(text.getByRole('heading').first()).toBeVisible();
  expect(scripts.filter((address) => address.includes('/RichText-'))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const heading = await text.getByRole('heading').first().textContent();
  const link = page.getByRole('main').locator('section a[href^="/"]').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target ?? 'no link'}$`));
  await page.goBack();
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: heading ?? '' })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('PG-13 the blog is read, opened and left without a page load, and the keyboard works in it', async ({ page }) => {
  await page.goto('/blog');
  await untilQuiet(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const post = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await post.textContent();
  await post.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: title ?? '' })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('PG-13 a page of text that somebody changed before hydration keeps its text', async ({ page }) => {
  // Simulates a browser extension that changes the page's header before its scripts run.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('.skip')?.remove();
    }),
  );
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/report') && (request.postData() ?? '').includes('"name":"RENDER_ERROR"'),
  );
  await page.goto('/promotion-terms');
  await reported;
  await expect(page.locator('.skip')).toBeAttached();
  await expect(page.getByRole('main').locator('section p').first()).toBeVisible();
});
