import { expect, expectAccessible, test } from './support/fixtures.ts';

test('BL-01 PG-08 the blog shows the four latest posts of each category and links to them', async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle('Blog | Regency Palace');
  for (const name of ['Latest in guides', 'Latest from behind the scenes', 'Latest in safer play']) {
    const dates = await page
      .getByRole('region', { name })
      .locator('time')
      .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent]));
    expect(dates).toHaveLength(4);
    expect(dates.map(([iso]) => iso)).toEqual(
      dates
        .map(([iso]) => iso ?? '')
        .toSorted()
        .toReversed(),
    );
    const asWritten = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [iso, text] of dates) expect(text).toBe(asWritten.format(new Date(iso ?? '')));
  }
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { __kept: true }));
  await page
    .getByRole('region', { name: 'Featured posts' })
    .getByRole('link', { name: 'What return to player means' })
    .click();
  await expect(page).toHaveURL('/blog/guides/what-return-to-player-means');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What return to player means');
  await expect(page.locator('main').getByRole('link', { name: 'Safer gambling' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Featured posts' })).toBeVisible();
  expect(await page.evaluate(() => '__kept' in window)).toBe(true);
});

test('BL-01 a category shows its posts, heading and pictures, and is marked as current @desktop @all', async ({
  page,
}) => {
  await page.goto('/blog');
  const categories = page.getByRole('navigation', { name: 'Blog' });
  await categories.getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/blog/guides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(categories.locator('[aria-current="page"]')).toHaveText('Guides');
  await expect(page.getByRole('region', { name: 'Latest in guides' }).getByRole('article')).toHaveCount(4);
  const widthOf = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
  for (const link of await categories.getByRole('link').all())
    expect(await link.locator('img').evaluate(widthOf)).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await article.getByRole('paragraph').filter({ hasText: 'Guides' }).locator('img').evaluate(widthOf),
  ).toBeGreaterThan(0);
});

test('BL-01 the table of contents jumps to a part without a history entry @phone @all', async ({ page }) => {
  await page.goto('/blog/guides/how-a-roulette-wheel-is-read');
  const entries = await page.evaluate(() => history.length);
  const part = page.getByRole('heading', { name: 'The wheel has no memory' });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The wheel has no memory' })
    .click();
  await expect(part).toBeInViewport();
  await expect(part).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('BL-01 the blog is shown in Chinese when the visitor’s language is Chinese @desktop @all', async ({
  browser,
  sites,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  await context.addCookies([
    { name: 'showPreferredLang', value: 'false', url: sites.regency },
    { name: 'userLanguage', value: 'zh', url: sites.regency },
  ]);
  const page = await context.newPage();
  await page.goto(`${sites.regency}/blog`);
  await expect(page.getByRole('region', { name: '精选文章' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${sites.regency}/blog/guides/what-volatility-means`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('什么是波动性');
  await expect(page.getByText('作者：编辑部')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('BL-01 an article is readable without scripts, with picture, description and canonical address @desktop', async ({
  browser,
  sites,
}) => {
  for (const [site, own] of [
    [sites.regency, 'a-house-with-doors'],
    [sites.aurora, 'lights-over-the-bay'],
    [sites.pulse, 'real-off-switch'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const path = `/blog/behind-the-house/${own}`;
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('paragraph').nth(2)).toBeVisible();
    const picture = page.getByRole('main').locator('img[alt]:not([alt=""])').first();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(1000);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
    await context.close();
  }
});

test('BL-01 an unknown post or category is a 404 page @desktop @all', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/404/);
  for (const path of ['/blog/guides/no-such-post', '/blog/no-such-category', '/blog/%7Bcategory%7D']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Page Not Found');
  }
});
