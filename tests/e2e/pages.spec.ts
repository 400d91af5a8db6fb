import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, test } from './support/fixtures.ts';

test('PG-01 links load pages without a reload, and scroll position, focus and title follow @desktop', async ({
  page,
}) => {
  await page.goto('/game/41000');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404/);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { __kept: true }));
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /safer|playing safely/i })
    .first();
  // Records the position when the link is clicked, because a bar over the link may scroll the page before.
  await link.evaluate((pressed) =>
    pressed.addEventListener(
      'click',
      () => Object.assign(window, { __pressedAt: { y: window.scrollY, top: pressed.getBoundingClientRect().top } }),
      { once: true },
    ),
  );
  await link.click();
  await expect(page).toHaveURL('/responsible-gaming');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(link).toBeInViewport();
  const pressedAt = await page.evaluate(
    () => (window as unknown as { __pressedAt: { y: number; top: number } }).__pressedAt,
  );
  expect(pressedAt.y).toBeGreaterThan(500);
  // Rows above that were never near the viewport have an estimated height, so compare the link’s position in the
  // viewport.
  await expect
    .poll(() => link.evaluate((each, top) => Math.abs(each.getBoundingClientRect().top - top), pressedAt.top))
    .toBeLessThanOrEqual(1);

  // A response overtaken by a newer navigation is not shown.
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/page\?path=%2Fterms/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    for (const path of ['/terms', '/help'])
      [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === path)?.click();
  });
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  expect(await page.evaluate(() => '__kept' in window)).toBe(true);
});

test('PG-09 PG-11 an unknown path is a styled 404 with help and without a login dialog @desktop', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/404/);
  for (const path of ['/no-such-page', '/game/%7Bid%7D']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404: Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Page Not Found');
    await expect(page.getByRole('contentinfo')).toContainText(/play money/i);
    await page.getByRole('link', { name: 'Go to the lobby' }).focus();
  }
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('PG-09 PG-11 Log in and Join open their dialogs at once on a page that does not exist @all', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/404/);
  const logIn = page.getByRole('dialog', { name: 'Log in' });
  for (const path of ['/no-such-page', '/game/%7Bid%7D', '/game/999999999']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(logIn).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(logIn).toBeHidden();
  }
  await page.goto('/game/999999999');
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page).toHaveTitle('Regency Palace | An evening at the palace');
  await page.goto('/no-such-page');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const join = page.getByRole('dialog');
  await expect(join).toBeVisible();
  await expect(page).toHaveURL('/no-such-page');
  await join.getByRole('button', { name: 'Log in' }).click();
  await expect(logIn).toBeVisible();
  await expect(page).toHaveURL('/');
  // Back closes the dialog, and then returns to the page without it.
  await page.evaluate(() => window.history.back());
  await expect(logIn).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Page Not Found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('GM-10 PG-11 an unknown game is a 404 page that offers other games @desktop @all', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/404/);
  for (const id of ['999999999', 'abc', '12345678901234567890', '..%2f..%2fetc', '17/x.css']) {
    const response = await page.goto(`/game/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page).toHaveTitle('404: Game Not Found');
    expect(response?.headers()['cache-control']).not.toContain('public');
  }
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('TE-06 a hydration error is reported as RENDER_ERROR, and the page is rendered anyway @desktop @all', async ({
  page,
}) => {
  // Simulates a browser extension that changes the page before its scripts run.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const heading = document.querySelector('h1');
      if (document.readyState === 'interactive' && heading !== null) heading.textContent = 'Somebody else’s words';
    }),
  );
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/report') && (request.postData() ?? '').includes('"name":"RENDER_ERROR"'),
  );
  await page.goto('/');
  await reported;
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Somebody else’s words');
});

test('PG-10 the head contains the content service’s values and the defaults @desktop @all', async ({
  page,
  consoleGuard,
}) => {
  await page.goto('/');
  const content = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  expect(await content('robots')).toBe('noindex');
  expect(await content('theme-color')).toBe('#1a1b1d');
  expect(await content('mobile-web-app-capable')).toBe('yes');
  expect(await content('apple-mobile-web-app-status-bar-style')).toBe('black-translucent');
  expect(await content('application-name')).toBe('Regency Palace');
  expect(await content('description')).toMatch(/play money/i);
  expect(await content('keywords')).toMatch(/casino/);
  await expect(page).toHaveTitle(/Regency Palace/);
  // Sandbox pages are not for search engines: no canonical address, no alternates and no site map.
  await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
  consoleGuard.expect(/404/);
  const read = (path: string) =>
    page.evaluate(
      (address) => fetch(address).then(async (response) => ({ status: response.status, text: await response.text() })),
      path,
    );
  expect((await read('/robots.txt')).text).toBe('User-agent: *\nDisallow: /api/\n');
  expect((await read('/sitemap.xml')).status).toBe(404);
});

test('PG-12 a visitor’s page is complete without scripts @desktop', async ({ browser, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  const page = await context.newPage();
  const response = await page.goto(sites.regency);
  expect(response?.headers()['cache-control']).toContain('s-maxage=3600');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible();
  const games = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  expect(await games.count()).toBeGreaterThan(30);
  await games.first().click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByText(/return to player/i).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/play money/i);
  await context.close();
});

test('UI-05 a press before the scripts have loaded takes effect once they have, exactly once @phone', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    requests += 1;
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => requests).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  code.resolve();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('UI-05 the slash key opens the search, also before the scripts have loaded @desktop', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('/');
  code.resolve();
  const field = page.getByRole('textbox', { name: 'Search games' });
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('/');
  await expect(login).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('UI-05 a lazy module runs only with the integrity that the page names @desktop @all', async ({
  page,
  consoleGuard,
}) => {
  await page.goto('/');
  const firstModules = page.locator('link[rel=modulepreload][fetchpriority=low]');
  await expect.poll(() => firstModules.count()).toBeGreaterThan(1);
  const named = new Set(await firstModules.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)));
  const changed: string[] = [];
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (named.has(route.request().url())) return route.continue();
    changed.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.__changedCodeRan = true;' });
  });
  consoleGuard.expect(/integrity/i);
  const refused = page.waitForEvent('console', { predicate: (message) => /integrity/i.test(message.text()) });
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await refused;
  expect(changed).not.toEqual([]);
  expect(await page.evaluate(() => '__changedCodeRan' in globalThis)).toBe(false);

  await page.unroute(/\/assets\/[^/]+\.js$/);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('PG-13 covers are webp in the displayed size, keep their space and load lazily @all', async ({ page }) => {
  const types: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/covers/'))
      types.push(
        `${response.headers()['content-type']} ${new URL(response.url()).searchParams.get('rmode')} ${new URL(response.url()).searchParams.get('quality')}`,
      );
  });
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('main').getByRole('img').first().scrollIntoViewIfNeeded();
  const covers = page.getByRole('main').getByRole('link').getByRole('img');
  await expect
    .poll(() => covers.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(new Set(types)).toEqual(new Set(['image/webp max 80']));
  // The smallest available width that fills the space.
  const { chosen, needed } = await covers.first().evaluate((image: HTMLImageElement) => ({
    chosen: Number(new URL(image.currentSrc).searchParams.get('width')),
    needed: image.getBoundingClientRect().width * window.devicePixelRatio,
  }));
  expect({ needed, chosen }).toEqual({
    needed,
    chosen: [120, 165, 240, 360, 480].find((width) => width >= needed - 1) ?? 480,
  });
  for (const image of await covers.all()) {
    expect(
      await image.evaluate(
        (each: HTMLImageElement) => each.width > 0 && each.hasAttribute('width') && each.hasAttribute('height'),
      ),
    ).toBe(true);
  }
  const last = new URL((await covers.last().getAttribute('src')) ?? '').pathname;
  expect(requests).not.toContain(last);
  const request = page.waitForRequest((each) => new URL(each.url()).pathname === last);
  await covers.last().scrollIntoViewIfNeeded();
  await request;
  await expectNoLayoutShift(page);
});

/** The five links of the content node, in their own section and not in the editors’ columns. */
async function expectComplianceUrls(page: Page, within: Locator): Promise<void> {
  const urls = (await page.evaluate(async () => (await fetch('/api/compliance-urls')).json())) as Record<
    string,
    { Url: string; Name: string }
  >;
  expect(Object.keys(urls).toSorted()).toEqual([
    'gameHistory',
    'help',
    'playerProtection',
    'responsibleGaming',
    'transactionHistory',
  ]);
  const section = within
    .locator('section, div, details')
    .filter({ has: page.getByText('Your records and rights', { exact: true }) })
    .last();
  await expect(section.getByRole('link')).toHaveCount(5);
  for (const { Url, Name } of Object.values(urls))
    await expect(section.getByRole('link', { name: Name, exact: true })).toHaveAttribute('href', Url);
}

test('HI-03 the footer of every page has the market’s five compliance links @desktop @all', async ({ page }) => {
  for (const path of ['/', '/promotions', '/help', '/game/41000']) {
    await page.goto(path);
    await expectComplianceUrls(page, page.getByRole('contentinfo'));
  }
});

test('HT-07 HI-03 the phone menu has the five compliance links, and anchors scroll to their place @phone @all', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectComplianceUrls(page, menu);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Transaction history' }).click();
  await expect(page).toHaveURL('/help#history');
  await expect(page.getByRole('heading', { name: 'Where is my history?' })).toBeInViewport();
});
