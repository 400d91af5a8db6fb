import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, openAsPlayer, test } from './support/fixtures.ts';

const path = '/all-games';
const grid = (page: Page) => page.getByRole('list', { name: 'All games' });
const tiles = (page: Page) => grid(page).getByRole('listitem');
const tileAt = (page: Page, place: number) => grid(page).locator(`li[aria-posinset="${place}"] a`);
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
/** The grid is complete once assistive technology knows the number of tiles. */
const whole = (page: Page) => expect(tiles(page).first()).toHaveAttribute('aria-setsize', /\d+/);

/** Runs in the page: scrolls fast for forty frames and returns the largest number of tiles without a cover. */
async function namesInFlight(list: Element): Promise<number> {
  const [first] = list.children;
  const step = (first?.getBoundingClientRect().height ?? 0) * 0.4;
  let most = 0;
  for (let frame = 0; frame < 40; frame += 1) {
    window.scrollBy({ top: step, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    most = Math.max(most, list.querySelectorAll('li[data-id]:not(:has(img))').length);
  }
  return most;
}

test('LB-12 the page of all games has its full height, renders few tiles and discards hidden ones', async ({
  page,
}) => {
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/games/search-list')) lists += 1;
  });
  await page.goto(path);
  await whole(page);
  expect(lists).toBe(0);
  const all = Number(await tiles(page).first().getAttribute('aria-setsize'));
  await expect(count(page)).toHaveText(`${all} games`);
  // Only the height of the main part, because content below it that depends on the date may load later.
  const currentHeight = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
  const height = await currentHeight();
  for (const share of [0.3, 1, 0.6, 0]) {
    // The content below the games may be taller than a phone’s screen.
    await page
      .getByRole('main')
      .evaluate(
        (main, to) =>
          window.scrollTo(0, (main.getBoundingClientRect().bottom + window.scrollY - window.innerHeight) * to),
        share,
      );
    await expect(grid(page).locator('li:not([data-id])')).toHaveCount(0);
    await expect
      .poll(() =>
        tiles(page).evaluateAll((drawn) =>
          drawn.some(
            (tile) => tile.getBoundingClientRect().bottom > 0 && tile.getBoundingClientRect().top < window.innerHeight,
          ),
        ),
      )
      .toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
    expect(await currentHeight()).toBeCloseTo(height, 1);
  }
  // During fast scrolling tiles show names, and covers load when scrolling stops.
  expect(await grid(page).evaluate(namesInFlight)).toBeGreaterThan(0);
  await expect(grid(page).locator('li[data-id]:not(:has(img))')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(tileAt(page, 1)).toBeVisible();
  expect(lists).toBe(1);
  await expectNoLayoutShift(page);
  await expectAccessible(page);
});

test('LB-12 the keyboard moves through the whole grid, and returning from a game restores the position @desktop', async ({
  page,
}) => {
  await page.goto(path);
  await whole(page);
  const all = Number(await tiles(page).first().getAttribute('aria-setsize'));
  await tileAt(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  const columns = 6;
  await expect(tileAt(page, 1 + columns)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tileAt(page, 2 + columns)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
  await expect.poll(focused).toBeGreaterThan(2 + 3 * columns);
  expect((await focused()) % columns).toBe(2);
  await page.keyboard.press('End');
  await expect(tileAt(page, all)).toBeFocused();
  await expect(tileAt(page, all)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(tileAt(page, all)).toBeFocused();
  // The row of the focused tile scrolls out of sight. The tile keeps the focus, and the next key continues from it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(tileAt(page, 1)).toBeVisible();
  await expect(tileAt(page, all)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tileAt(page, all - 1)).toBeFocused();
  await expect(tileAt(page, all - 1)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(tileAt(page, 1)).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const inView = grid(page)
    .locator('li[data-id]')
    .filter({ has: page.locator('a:not([aria-disabled])') });
  await expect
    .poll(() =>
      inView.evaluateAll(
        (drawn) =>
          drawn.filter(
            (tile) =>
              tile.getBoundingClientRect().top > 200 && tile.getBoundingClientRect().bottom < window.innerHeight - 80,
          ).length,
      ),
    )
    .toBeGreaterThan(0);
  const id = await inView.evaluateAll(
    (drawn) => (drawn.find((tile) => tile.getBoundingClientRect().top > 200) as HTMLElement).dataset['id'],
  );
  const at = await page.evaluate(() => window.scrollY);
  await page.locator(`li[data-id="${id}"] a`).click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  // A step back would only close the login form.
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.locator(`li[data-id="${id}"] a`)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(4);
  await expect(page.locator(`li[data-id="${id}"] a`)).toBeFocused();
});

test('LB-13 filters chosen in the sheet are stored in the address and survive reload and back', async ({ page }) => {
  await page.goto(path);
  await whole(page);
  const all = await count(page).textContent();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('button', { name: /^High volatility/ }).click();
  await sheet.getByRole('button', { name: /^Oxbow/ }).click();
  await sheet.getByRole('radio', { name: 'Highest RTP' }).check();
  // In its full height: an option that is half below the bar counts as a small target.
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...viewport, height: 2000 });
  await expectAccessible(page);
  await page.setViewportSize(viewport);
  const show = sheet.getByRole('button', { name: /^Show \d+ games?/ });
  const promisedCount = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${path}?provider=Oxbow&volatility=high&sort=rtp`);
  await expect(count(page)).toHaveText(new RegExp(`^${promisedCount} games?$`));
  const first = await tileAt(page, 1).getAttribute('href');
  await page.reload();
  await expect(count(page)).toHaveText(new RegExp(`^${promisedCount} games?$`));
  await expect(tileAt(page, 1)).toHaveAttribute('href', first ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Oxbow' }).click();
  await expect(page).toHaveURL(`${path}?volatility=high&sort=rtp`);
  await expect(count(page)).not.toHaveText(new RegExp(`^${promisedCount} games?$`));
  await page.goBack();
  await expect(count(page)).toHaveText(new RegExp(`^${promisedCount} games?$`));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(all ?? '');
});

test('LB-13 filters in the address apply at once, and invalid ones are ignored @desktop @all', async ({ page }) => {
  await page.goto(`${path}?sort=name`);
  await expect(page.getByRole('button', { name: /^Remove Name/ })).toBeVisible();
  await expectNoLayoutShift(page);
  await page.goto(
    `${path}?provider=%3Cscript%3Ealert(1)%3C%2Fscript%3E&volatility=../../etc&sort=__proto__&jackpot=yes&new=${'1'.repeat(300)}`,
  );
  await whole(page);
  await expect(count(page)).toHaveText(/^\d{3,} games$/);
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeVisible();
  await page.goto(`${path}?feature=single-zero&volatility=high&new=1&jackpot=1&provider=Oxbow`);
  await expect(page.getByText('No games match all your filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect(count(page)).toHaveText(/^\d{3,} games$/);
});

test('LB-13 a category can be filtered, and changing the category clears its filters @desktop @all', async ({
  page,
}) => {
  await page.goto('/?category=slots&volatility=high');
  await expect(page.getByRole('button', { name: 'Remove High volatility' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove High volatility' })).toBeVisible();
  await page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab', { name: 'New' }).click();
  await expect(page).toHaveURL(/category=new/);
  await expect(page).not.toHaveURL(/volatility/);
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeVisible();
});

test('LB-12 the first games are readable without scripts, with a link to more @desktop @all', async ({
  browser,
  sites,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sites.regency + path);
  const covers = page.getByRole('list', { name: 'All games' }).getByRole('img');
  await expect(covers.first()).toBeVisible();
  const first = await covers.first().getAttribute('alt');
  await page.getByRole('link', { name: 'More games' }).click();
  await expect(page).toHaveURL(/\/all-games\/more\/2$/);
  await expect(covers.first()).toBeVisible();
  expect(await covers.first().getAttribute('alt')).not.toBe(first);
  await context.close();
});

/** Launch information of the running game, as stored in the tab. */
const launchInfo = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(window.sessionStorage.getItem('Games') ?? '{}') as { state: Record<string, unknown> }).state[
        'launchInfo'
      ],
  );
/**
 * Stores the heading’s index among the visible headings at the next click, before the page handles it, because rows may
 * still change.
 */
const watchHeading = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const note = () => {
      const seen = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) =>
        heading.checkVisibility(),
      );
      window.sessionStorage.setItem('noted', String(seen.findIndex((heading) => heading.textContent === wanted) + 1));
    };
    document.addEventListener('click', note, { capture: true, once: true });
  }, name);
const noted = (page: Page) => page.evaluate(() => Number(window.sessionStorage.getItem('noted')));

test('LB-11 a launch reports its section, the tile’s index and the heading’s index @desktop @all', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/', await newPlayer());
  const section = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: /^View all/ }) })
    .filter({ has: page.getByRole('list') })
    .last();
  const name = (await section.getByRole('heading').textContent()) ?? '';
  const tile = section
    .getByRole('listitem')
    .filter({ has: page.locator('a:not([aria-disabled=true])') })
    .nth(1);
  const gameIndex = await tile.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item) + 1);
  await watchHeading(page, name);
  await tile.getByRole('link').first().click();
  const headingIndex = await noted(page);
  await expect.poll(() => launchInfo(page)).toMatchObject({ sectionName: name, gameIndex, headingIndex });
  expect(headingIndex).toBeGreaterThan(1);

  // Far down in the list of all games, the index counts from the start of the list, not from the rendered part.
  await page.goto('/all-games');
  await whole(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const far = grid(page)
    .locator('li[data-id]')
    .filter({ has: page.locator('a:not([aria-disabled=true])') });
  await expect
    .poll(() => far.evaluateAll((drawn) => Number(drawn.at(-1)?.getAttribute('aria-posinset'))))
    .toBeGreaterThan(100);
  const id = await far.evaluateAll(
    (drawn) => (drawn.find((item) => item.getBoundingClientRect().top > 200) as HTMLElement).dataset['id'],
  );
  const place = Number(await page.locator(`li[data-id="${id}"]`).getAttribute('aria-posinset'));
  await page.locator(`li[data-id="${id}"] a`).click();
  await expect
    .poll(() => launchInfo(page))
    .toMatchObject({ gameGroupId: Number(id), sectionName: 'All games', gameIndex: place, headingIndex: 1 });
});

test('LB-12 a failed list of all games shows an error, keeps its content and can be retried @desktop @all', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const responses = [
    { status: 400, contentType: 'application/json', body: '{"message":"no"}' },
    { status: 200, contentType: 'application/json', body: '{"count":3,"ids":[],"names":{}}' },
    { status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' },
  ];
  await page.route('**/api/games/search-list', (route) => {
    const response = responses.shift();
    return response === undefined ? route.continue() : route.fulfill(response);
  });
  await page.goto(path);
  await whole(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  for (let left = 2; left >= 0; left -= 1) {
    await expect.poll(() => responses.length).toBe(left);
    await expect(page.getByRole('alert').filter({ hasText: 'We can’t load the games right now' })).toBeVisible();
    expect(await grid(page).locator('li[data-id]').count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t load the games right now' })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect
    .poll(() => tiles(page).evaluateAll((drawn) => Number(drawn.at(-1)?.getAttribute('aria-posinset'))))
    .toBeGreaterThan(100);
});

test('a row explains on request why it is shown, by keyboard and by touch', async ({ page }) => {
  await page.goto('/');
  const why = page.getByRole('main').getByRole('button', { name: /^Why am I seeing this/ });
  await expect(why.first()).toBeVisible();
  await why.first().focus();
  await page.keyboard.press('Enter');
  await expect(why.first()).toHaveAttribute('aria-expanded', 'true');
  await why.first().click();
  await expect(why.first()).toHaveAttribute('aria-expanded', 'false');
});
