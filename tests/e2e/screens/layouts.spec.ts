import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, openAsPlayer, test } from '../support/fixtures.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';
import { untilQuiet } from '../support/untilConnected.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
  centre: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, centre: box.x + box.width / 2 };
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const firstRow = (page: Page) =>
  part(page, 'row')
    .filter({ has: page.locator('ul') })
    .first();
const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;
/** From this width on, the header has its own navigation. */
const isWide = (page: Page) => widthOf(page) >= 1024;

async function heroBoxes(page: Page) {
  const hero = part(page, 'hero');
  return {
    hero: await boxOf(hero),
    heading: await boxOf(hero.getByRole('heading', { level: 1 })),
    cover: await boxOf(hero.locator('img').first()),
    covers: await hero.locator('img:visible').count(),
    terms: await boxOf(hero.locator('[data-track=keyTerms]')),
  };
}

const heroChecks: Readonly<Record<ThemeLayout['hero'], (page: Page) => Promise<void>>> = {
  async split(page) {
    const { hero, heading, cover, covers } = await heroBoxes(page);
    expect(covers).toBe(3);
    expect(hero.x).toBeGreaterThan(0);
    if (isWide(page)) expect(cover.x).toBeGreaterThan(heading.right - 1);
    else expect(cover.bottom).toBeLessThanOrEqual(heading.y + 60);
  },
  async panorama(page) {
    const { hero, heading, cover, covers, terms } = await heroBoxes(page);
    expect(covers).toBe(isWide(page) ? 7 : 5);
    // The page ends where its scrollbar begins.
    const { width } = await boxOf(page.locator('body'));
    expect([hero.x, hero.width]).toEqual([0, width]);
    expect(Math.abs(heading.centre - width / 2)).toBeLessThan(1);
    expect(cover.y).toBeGreaterThan(terms.bottom);
  },
  async poster(page) {
    const { heading, cover, covers } = await heroBoxes(page);
    expect(covers).toBe(1);
    expect(cover.width / cover.height).toBeGreaterThan(1.6);
    if (isWide(page)) expect(cover.right).toBeLessThan(heading.x);
    else expect(cover.bottom).toBeLessThan(heading.y);
  },
};

async function rowBoxes(page: Page) {
  const row = firstRow(page);
  const heading = row.locator('> :first-child');
  return {
    line: await boxOf(heading),
    heading: await boxOf(heading.getByRole('heading')),
    on: await boxOf(heading.getByRole('button').last()),
    tile: await boxOf(row.getByRole('listitem').first().locator('> a')),
    rule: await heading.evaluate((element) => getComputedStyle(element).borderTopWidth),
  };
}

const rowChecks: Readonly<Record<ThemeLayout['rows'], (page: Page) => Promise<void>>> = {
  async spread(page) {
    const { line, heading, on, rule } = await rowBoxes(page);
    expect(heading.x).toBe(line.x);
    expect(on.bottom).toBeLessThanOrEqual(line.bottom);
    expect(rule).toBe('0px');
  },
  async centred(page) {
    const { line, heading, on, tile } = await rowBoxes(page);
    if (!isWide(page)) return;
    // The information button counts to the group in the middle.
    expect(Math.abs(heading.centre - line.centre)).toBeLessThan(40);
    expect(on.y).toBeGreaterThan(tile.y);
    expect(on.bottom).toBeLessThan(tile.bottom);
  },
  async ruled(page) {
    const { line, heading, on, rule } = await rowBoxes(page);
    expect(heading.x).toBe(line.x);
    expect(on.bottom).toBeLessThanOrEqual(line.bottom);
    expect(rule).toBe('1px');
  },
};

async function tileBoxes(page: Page) {
  const tile = firstRow(page).getByRole('listitem').first();
  const cover = await boxOf(tile.locator('> a'));
  return { cover, captions: await tile.locator('> p').count(), whole: await boxOf(tile) };
}

const tileChecks: Readonly<Record<ThemeLayout['tiles'], (page: Page) => Promise<void>>> = {
  async upright(page) {
    const { cover, captions } = await tileBoxes(page);
    expect([cover.width, cover.width / cover.height, captions]).toEqual([isWide(page) ? 240 : 165, 0.75, 0]);
  },
  async showcase(page) {
    const { cover, captions } = await tileBoxes(page);
    expect(cover.width).toBe(isWide(page) ? 276 : 220);
    expect(cover.width / cover.height).toBeCloseTo(0.75, 2);
    expect(captions).toBe(0);
  },
  async square(page) {
    const { cover, captions, whole } = await tileBoxes(page);
    expect([cover.width, cover.height, captions]).toEqual([isWide(page) ? 200 : 156, cover.width, 1]);
    expect(whole.height).toBe(cover.height + 48);
  },
};

async function tabBoxes(page: Page) {
  const tabs = part(page, 'categories').getByRole('tab');
  return {
    first: await boxOf(tabs.first()),
    second: await boxOf(tabs.nth(1)),
    icon: await boxOf(tabs.first().locator('> :first-child')),
    bar: isWide(page) ? null : await boxOf(page.locator('main ~ nav')),
    row: await boxOf(firstRow(page)),
  };
}

const navigationChecks: Readonly<Record<ThemeLayout['navigation'], (page: Page) => Promise<void>>> = {
  async tabs(page) {
    const { first, second, icon, bar } = await tabBoxes(page);
    expect(second.y).toBe(first.y);
    expect(icon.centre).toBeLessThan(first.centre);
    if (bar !== null) expect([bar.x, bar.right]).toEqual([0, widthOf(page)]);
  },
  async rail(page) {
    const { first, second, icon, bar } = await tabBoxes(page);
    expect(second.y).toBe(first.y);
    expect(Math.abs(icon.centre - first.centre)).toBeLessThan(1);
    if (bar !== null) expect([bar.x, bar.right]).toEqual([12, widthOf(page) - 12]);
  },
  async sidebar(page) {
    const { first, second, bar, row } = await tabBoxes(page);
    if (bar !== null) expect([bar.x, bar.right, second.y]).toEqual([0, widthOf(page), first.y]);
    else {
      expect(second.y).toBeGreaterThanOrEqual(first.bottom);
      expect(first.right).toBeLessThan(row.x + 48);
    }
  },
};

/** Widens a page’s texts, as long names and large amounts do. */
const fillPlayerHero = (page: Page) =>
  page.locator('div[data-part=hero]').evaluate((hero) => {
    const name = hero.querySelector('#hero-game');
    if (name !== null) name.textContent = 'The Extraordinary Treasures of the Northern Lighthouse';
    for (const figure of hero.querySelectorAll('dd')) figure.textContent = '\u2212CA$12,345,678.90';
  });

for (const { id, name, productId } of brands) {
  const { layout } = themeOfProduct(productId);
  const address = (sites: Record<string, string>) => sites[id] ?? '';

  test(`MK-08 ${name} shows the structure of its theme without layout shift`, async ({ page, sites }) => {
    await page.goto(address(sites));
    await untilQuiet(page);
    await heroChecks[layout.hero](page);
    await rowChecks[layout.rows](page);
    await tileChecks[layout.tiles](page);
    await navigationChecks[layout.navigation](page);
    await expectNoLayoutShift(page);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test(`MK-08 ${name} keeps terms below the actions of its hero, and equal tools beside each other`, async ({
    page,
    sites,
    newPlayer,
  }) => {
    await page.goto(address(sites));
    const { hero, terms } = await heroBoxes(page);
    const action = await boxOf(part(page, 'hero').locator('[data-track=hero] > a').first());
    expect(terms.y).toBeGreaterThanOrEqual(action.bottom);
    expect(terms.bottom).toBeLessThanOrEqual(hero.bottom);
    if (!isWide(page)) return;
    const player = await newPlayer({ brand: id, marketId: 'row' });
    await openAsPlayer(page, address(sites), player);
    await untilQuiet(page);
    await expectNoLayoutShift(page);
    const tools = page.getByRole('region', { name: 'My play' }).getByRole('link');
    const [limit, pause] = [await boxOf(tools.first()), await boxOf(tools.last())];
    expect([pause.y, pause.height]).toEqual([limit.y, limit.height]);
    expect(limit.height).toBeGreaterThanOrEqual(44);
    await fillPlayerHero(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    const overflowing = await page
      .locator('div[data-part=hero]')
      .evaluate(
        (element) =>
          [...element.querySelectorAll('dd, h2')].filter((text) => text.scrollWidth > text.clientWidth + 1).length,
      );
    expect(overflowing).toBe(0);
  });

  test(`LB-12 ${name} reserves the height of rows and grid tiles before they are drawn`, async ({ page, sites }) => {
    await page.goto(address(sites));
    await untilQuiet(page);
    const rows = part(page, 'row').filter({ has: page.locator('ul') });
    const heights = () => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    const reserved = await heights();
    for (let at = 0; at < reserved.length; at += 1) await rows.nth(at).scrollIntoViewIfNeeded();
    expect(await heights()).toEqual(reserved);

    await page.goto(`${address(sites)}/all-games`);
    const grid = page.getByRole('main').locator('li[aria-posinset]');
    await expect(grid.first()).toBeVisible();
    const places = await grid.evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const below = places.find(({ top }) => top > (places[0]?.top ?? 0));
    expect(below?.top).toBeGreaterThanOrEqual((places[0]?.bottom ?? 0) + 8);
  });

  test(`WCAG 2.4.3 3.2.6 ${name} moves the focus down the page, and has the landmarks and help of every brand`, async ({
    page,
    sites,
  }) => {
    await page.goto(address(sites));
    await untilQuiet(page);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    if (isWide(page)) {
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Safer gambling' })).toBeVisible();
    } else
      expect(await page.locator('main ~ nav').locator('> *').allInnerTexts()).toEqual([
        'Lobby',
        'Search',
        'My Games',
        'Promos',
        'Menu',
      ]);
    await page.getByRole('banner').getByRole('link').first().focus();
    let bottom = 0;
    for (let step = 0; step < 24; step += 1) {
      const focused = await page.evaluate(() => {
        const { top, bottom: end, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return { top: top + window.scrollY, bottom: end + window.scrollY, height };
      });
      expect(focused.height).toBeGreaterThan(0);
      // Beside or below the element before it.
      expect(focused.bottom).toBeGreaterThan(bottom);
      bottom = focused.top;
      await page.keyboard.press('Tab');
    }
    await expectAccessible(page);
  });

  test(`WCAG 1.4.4 1.4.10 ${name} fits 200 % zoom and a width of 320 px @desktop`, async ({
    page,
    sites,
    newPlayer,
  }) => {
    const player = await newPlayer({ brand: id, marketId: 'row' });
    for (const viewport of [
      { width: 720, height: 450 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address(sites));
      await untilQuiet(page);
      expect(await sidewaysOverflow(page)).toBe(0);
      const { hero, terms } = await heroBoxes(page);
      expect(terms.bottom).toBeLessThanOrEqual(hero.bottom);
      expect(terms.right).toBeLessThanOrEqual(viewport.width);
    }
    await openAsPlayer(page, address(sites), player);
    await fillPlayerHero(page);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test(`UI-05 ${name} marks current page and category in forced colours @desktop`, async ({ page, sites }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address(sites));
    const marks = await page.evaluate(() => {
      const tab = document.querySelector('[data-part=categories] [aria-selected=true]');
      const link = document.querySelector('#app > header nav [aria-current]');
      if (tab === null || link === null) throw new Error('Nothing is current.');
      const { backgroundColor, height, width } = getComputedStyle(tab, '::after');
      return {
        tab: backgroundColor,
        area: Number.parseFloat(height) * Number.parseFloat(width),
        page: getComputedStyle(document.body).backgroundColor,
        link: getComputedStyle(link).textDecorationLine,
      };
    });
    expect(marks.area).toBeGreaterThan(0);
    expect(marks.tab).not.toBe(marks.page);
    expect(marks.link).toBe('underline');
  });
}
