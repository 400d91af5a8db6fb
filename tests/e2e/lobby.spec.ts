import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { openMyGames } from './support/play.ts';
import { untilQuiet } from './support/untilConnected.ts';

const openSearch = async (page: Page, name: RegExp) => {
  await page.getByRole('banner').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  return dialog;
};

test('LB-01 a category opens its first sub-category, is in the address and is reachable by arrow keys', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (!isMobile) {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
  }
  const slots = page.getByRole('tab', { name: 'Slots' });
  await slots.click();
  await expect(slots).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/category=slots/);
  const chips = page.getByRole('tablist').nth(1).getByRole('tab');
  await expect(chips.first()).toHaveAttribute('aria-selected', 'true');
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab', { name: 'New' }).click();
  await slots.click();
  await expect(chips.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.reload();
  await expect(slots).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(
    page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab', { name: 'New' }),
  ).toHaveAttribute('aria-selected', 'true');
});

test('LB-01 a category chosen from a scrolled lobby shows its sub-categories below the bars', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('tablist', { name: 'Categories', exact: true });
  await expect(tabs).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1600));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['header'])).toBe('away');
  await tabs.getByRole('tab', { name: 'Slots' }).click();
  const chips = page.getByRole('tablist').nth(1).getByRole('tab');
  await expect(chips.first()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['header'])).toBeUndefined();
  // A trial click fails if anything covers the chip.
  await chips.first().click({ trial: true });
  const [bar, chip] = await Promise.all([tabs.boundingBox(), chips.first().boundingBox()]);
  expect(chip?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('LB-01 bars over a scrolled page are opaque', async ({ page }) => {
  await page.goto('/');
  const alpha = (selector: string) =>
    page.locator(selector).evaluate((bar) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) return null;
      canvas.fillStyle = getComputedStyle(bar).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3];
    });
  expect(await alpha('header')).toBe(255);
  expect(await alpha('div:has(> [role=tablist][aria-label=Categories])')).toBe(255);
});

test('LB-01 choosing a category in the search closes it and opens the first sub-category @desktop @all', async ({
  page,
}) => {
  await page.goto('/?category=slots');
  const chips = page.getByRole('tablist').nth(1).getByRole('tab');
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-selected', 'true');
  const dialog = await openSearch(page, /search/i);
  await dialog.getByRole('textbox').fill('zzzzqqqq');
  await dialog
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Slots', exact: true })
    .click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/category=slots$/);
  await expect(chips.first()).toHaveAttribute('aria-selected', 'true');
  // The search is empty when it is opened again.
  await openSearch(page, /search/i);
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('LB-02 LB-06 PG-02 a visitor is asked to log in for My Games, which shows a player’s own games @desktop', async ({
  page,
  newPlayer,
}) => {
  const visitorsHero = page.getByRole('main').getByRole('link', { name: 'Create account' });
  await page.goto('/');
  await expect(visitorsHero).toBeVisible();
  await page.getByRole('tab', { name: 'My Games', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page, await newPlayer());
  await expect(visitorsHero).toBeHidden();
  await expect(page.getByRole('banner').getByText('£1,000.00').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Play' }).first()).toBeVisible();

  for (const id of [41_000, 41_037, 41_000]) {
    const saved = page.waitForResponse(/\/api\/recently-played\/\d+\/add$/);
    await page.goto(`/game/${id}`);
    expect((await saved).status()).toBe(200);
  }
  await page.goto('/');
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /favourite/i }) })
    .filter({ hasNot: page.locator('[href="/game/41000"], [href="/game/41037"]') })
    .nth(3);
  const name = (await tile.getByRole('img').getAttribute('alt')) ?? '';
  await tile.getByRole('button', { name: /favourite/i }).click();
  await openMyGames(page);
  const chips = page.getByRole('tablist').nth(1);
  const games = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  await chips.getByRole('tab', { name: /favourite/i }).click();
  await expect(games).toHaveCount(1);
  await expect(games.first().getByRole('img')).toHaveAttribute('alt', name);
  await chips.getByRole('tab', { name: /recent/i }).click();
  await expect(games).toHaveCount(2);
  expect(await games.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/game/41000',
    '/game/41037',
  ]);
  await chips.getByRole('tab', { name: /all/i }).click();
  await expect(games).toHaveCount(3);
});

test('LB-04 a favourite button changes at once, and the press after a failure saves the change @desktop', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await openAsPlayer(page, '/', await newPlayer());
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const served = Promise.withResolvers<void>();
  await page.route('**/api/favourites/*/add', async (route) => {
    await served.promise;
    await route.fulfill({ status: 400, contentType: 'application/json', body: '{"message":"no"}' });
  });
  const requested = page.waitForRequest('**/api/favourites/*/add');
  await heart.click();
  // The server has not responded yet.
  await requested;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  served.resolve();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /saved|add|favourite/i })
      .first(),
  ).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });
  const saved = page.waitForResponse(/\/api\/favourites\/\d+\/add$/);
  await heart.click();
  expect((await saved).status()).toBe(200);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /favourite/i })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('LB-03 search starts with the third letter and tolerates a typing error', async ({ page, isMobile }) => {
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/games/search-list')) lists += 1;
  });
  await page.goto('/');
  const open = isMobile
    ? page
        .getByRole('navigation')
        .getByRole('link', { name: 'Search' })
        .or(page.getByRole('navigation').getByRole('button', { name: 'Search' }))
        .first()
    : page.getByRole('banner').getByRole('button', { name: /search/i });
  await open.click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('di');
  await expect(page.getByRole('status').filter({ hasText: /game/ })).toHaveCount(0);
  expect(lists).toBe(0);
  await field.fill('DIA');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Diamond Hour').first()).toBeVisible();
  expect(lists).toBe(1);
  await field.fill('dimond');
  await expect(dialog.getByText('Diamond Hour').first()).toBeVisible();
  await field.fill('zzzzqqqq');
  await expect(dialog.getByText(/no game/i).first()).toBeVisible();
  expect(lists).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('LB-03 Chinese names are found by characters, pinyin and pinyin initials @desktop @all', async ({
  browser,
  sites,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
  const page = await context.newPage();
  await page.goto(sites.regency);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const dialog = await openSearch(page, /搜索/);
  const best = dialog.getByRole('article').getByRole('heading');
  for (const [text, name] of [
    ['轮盘', /轮盘/],
    ['钻', /钻/],
    ['lunpan', /轮盘/],
    ['zuanshi', /钻石/],
    ['lun pan lu', '轮盘露台'],
    ['lplt', '轮盘露台'],
  ] as const) {
    await dialog.getByRole('textbox').fill(text);
    await expect(best).toHaveText(name);
    await expect(dialog.getByRole('status')).toContainText(`“${text}”`);
  }
  await dialog.getByRole('textbox').fill('lp');
  await expect(dialog.getByRole('article')).toHaveCount(0);
  await context.close();
});

test('LB-03 a word that is not a name is not corrected to a name @desktop @all', async ({ page }) => {
  await page.goto('/');
  const dialog = await openSearch(page, /search/i);
  for (const text of ['slot', 'slots', 'bonus']) {
    await dialog.getByRole('textbox').fill(text);
    await expect(dialog.getByRole('status')).toContainText(`“${text}”`);
    await expect(dialog.getByRole('button', { name: 'Search exact text' })).toHaveCount(0);
  }
});

test('LB-03 arrow keys move between results and field, and Enter opens the best match @desktop', async ({ page }) => {
  await page.goto('/');
  const dialog = await openSearch(page, /search/i);
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription(/arrow keys/);
  await field.fill('ing');
  const play = dialog.getByRole('article').getByRole('link', { name: 'Play' });
  const tiles = dialog.getByRole('list', { name: 'Games found' }).getByRole('link');
  await expect(play).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(play).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tiles.nth(6)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  const game = await play.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${game}$`));
  await expect(dialog).toBeHidden();
});

test('AU-02 the login form closes when the page behind it is the player’s @desktop', async ({ page, newPlayer }) => {
  await page.goto('/');
  const model = Promise.withResolvers<void>();
  await page.route('**/api/page?**', async (route) => {
    await model.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/page?**');
  const player = await newPlayer();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await requested;
  await expect(dialog.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  model.resolve();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
});

test('rows of the lobby do not repeat each other’s games @all', async ({ page, isMobile }) => {
  await page.goto('/');
  const rows = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('li > a[href^="/game/"]')].map((link) => link.getAttribute('href'))),
    );
  const games = rows.flat();
  expect(rows.filter((row) => row.length >= 8).length).toBeGreaterThan(isMobile ? 4 : 5);
  expect(new Set(games).size).toBe(games.length);
});

test('a lobby and a login load few files without layout shift @all', async ({ page, newPlayer }) => {
  const files: string[] = [];
  page.on(
    'request',
    (request) => void (/\/assets\/[^/]+\.(?:js|css)$/.test(request.url()) && files.push(request.url())),
  );
  await page.goto('/');
  await untilQuiet(page);
  // Bundles (web/src/base/bundleNames.ts) keep this number low: without them it is five times as high.
  expect(files.length).toBeLessThanOrEqual(13);
  await expectNoLayoutShift(page);
  // On a slow connection the player’s page arrives long after the press, so count layout shifts at any time.
  await page.evaluate(() => {
    const moved: number[] = Object.assign(window, { moved: [] }).moved;
    new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift' });
  });
  const connected = page.waitForResponse('**/api/messages/pending');
  await logIn(page, await newPlayer());
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
  expect(Math.max(0, ...(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)))).toBeLessThan(
    0.01,
  );
  // The last request that a login causes.
  await connected;
  // With the code of busy buttons and its styles, which the first press loads. A busy browser may still load files of the
  // visitor’s page in the meantime.
  expect(files.length).toBeLessThanOrEqual(31);
  await page.reload();
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
  await expectNoLayoutShift(page);
});
