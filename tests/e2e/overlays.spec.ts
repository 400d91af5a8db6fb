import type { Locator, Page } from '@playwright/test';
import { listenToInteractions } from './banking.ts';
import { expect, logIn, openAsPlayer, test } from './fixtures.ts';
import { tabTo } from './tabTo.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

/** Opens it by keyboard, goes round in it and out again: it has a name, the focus stays in it, Escape ends it and the focus is back. `further` is pressed in it first; `back` is where the focus goes when the opener is gone. */
async function goRound(
  page: Page,
  opener: Locator,
  { further, back = opener }: { further?: string; back?: Locator } = {},
): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  if (further !== undefined) {
    await dialog.getByRole('button', { name: further }).press('Enter');
    await expect(dialog.getByRole('button', { name: further })).toBeHidden();
  }
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(/\S/);
  const strays = () =>
    dialog.evaluate((one) => {
      const { activeElement, body } = document;
      return activeElement === null || activeElement === body || one.contains(activeElement)
        ? null
        : activeElement.outerHTML.slice(0, 120);
    });
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await strays()).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(back).toBeFocused();
}

test('UI-03 UI-04 what header, footer and pages open has a name, keeps the focus, closes on Escape and gives the focus back; the message panel is told of @desktop', async ({
  page,
  newPlayer,
}) => {
  test.setTimeout(60_000);
  page.setDefaultTimeout(8000);
  const banner = page.getByRole('banner');
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await page.goto('/');
  await test.step('visitor', async () => {
    for (const opener of [
      banner.getByRole('link', { name: 'Log in' }),
      banner.getByRole('link', { name: 'Join' }),
      banner.getByRole('button', { name: 'Search' }),
      contact,
    ])
      await goRound(page, opener);
    // A tile shows this button only while it is looked at.
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') })
      .first();
    const cover = tile.getByRole('link').first();
    await cover.focus();
    await goRound(page, tile.getByRole('button', { name: /^About / }), { back: cover });
    // What opens inside another one is left by the same key, and the focus goes back to where it all began.
    await goRound(page, banner.getByRole('link', { name: 'Log in' }), { further: 'Forgot password?' });
  });
  await test.step('windows of pages', async () => {
    await page.goto('/help');
    await goRound(page, page.getByRole('main').getByRole('link', { name: 'Play money', exact: true }));
    await page.goto('/promotions');
    await goRound(page, page.getByRole('main').getByRole('article').getByRole('link', { name: /terms/i }).first());
  });
  await test.step('player', async () => {
    await openAsPlayer(page, '/', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
    const told = await listenToInteractions(page);
    await goRound(page, banner.getByRole('button', { name: /^Messages/ }));
    await goRound(page, page.getByRole('button', { name: 'Verify', exact: true }));
    expect((await told()).filter(({ area }) => area === 'messagePanel').map(({ action }) => action)).toEqual([
      'shown',
      'close',
    ]);
    for (const opener of [
      banner.getByRole('link', { name: 'Safer gambling' }),
      banner.getByRole('button', { name: 'Deposit' }),
    ])
      await goRound(page, opener);
    await goRound(page, banner.getByRole('link', { name: 'Safer gambling' }), {
      further: 'History of games and money',
    });
  });
});

test('UI-05 from 320 to 2560 pixels nothing scrolls sideways, and the main ways can be gone by keyboard alone with reduced motion @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widths = [320, 768, 1440, 2560];
  for (const path of ['/all-games', '/promotions', '/help', '/blog', '/game/41000', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([
        path,
        width,
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ]).toEqual([path, width, 0]);
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // From the top, as somebody who has just come.
    await page.reload();
    for (const name of ['Log in', 'Join']) await tabTo(page, page.getByRole('banner').getByRole('link', { name }));
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /Join the house/ }));
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(
      await page
        .locator('dialog[open]')
        .evaluate(
          (dialog) =>
            dialog
              .getAnimations()
              .filter(
                ({ playState, effect }) =>
                  playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 50,
              ).length,
        ),
    ).toBe(0);
    await page.keyboard.press('Escape');
  }
});

/** What of an open panel cannot be seen or reached at the present width, by its words. */
async function outOfReach(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toHaveCount(1);
  return dialog.evaluate((panel) => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}`;
    /** A row of its own may scroll sideways; what holds the whole panel may not. */
    const isRow = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.clientHeight < panel.clientHeight / 3;
    const box = panel.getBoundingClientRect();
    const trouble: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      trouble.push('the page scrolls sideways');
    if (panel.scrollWidth > panel.clientWidth)
      trouble.push(`the panel scrolls sideways: ${panel.scrollWidth} in ${panel.clientWidth}`);
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight + 1)
      trouble.push(`the panel leaves the screen: ${JSON.stringify(box)}`);
    for (const each of panel.querySelectorAll('*')) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth && !isRow(each))
        trouble.push(`${nameOf(each)} scrolls sideways: ${each.scrollWidth} in ${each.clientWidth}`);
    }
    for (const control of panel.querySelectorAll(
      'button, a[href], input, select, textarea, summary, iframe, h2, h3, p',
    )) {
      const { left, right, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden') continue;
      let isInRow = false;
      for (let each = control.parentElement; each !== null && each !== panel; each = each.parentElement)
        isInRow ||= isRow(each);
      if (!isInRow && (left < box.left - 1 || right > box.right + 1))
        trouble.push(`${nameOf(control)} lies from ${left} to ${right} of ${box.left} to ${box.right}`);
    }
    return trouble;
  });
}

test('UI-05 every panel of a player fits from 320 to 2560 pixels, and nothing in it lies outside @desktop', async ({
  page,
  newPlayer,
}) => {
  test.setTimeout(120_000);
  const banner = page.getByRole('banner');
  const panel = page.locator('dialog[open]');
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
  const myPlay = async () => {
    await banner.getByRole('link', { name: 'Safer gambling' }).click();
    await expect(panel.getByRole('heading', { name: 'Your limits' })).toBeVisible();
  };
  const panels: [name: string, open: () => Promise<void>][] = [
    ['My play', myPlay],
    [
      'History',
      async () => {
        await myPlay();
        await panel.getByRole('button', { name: 'History of games and money' }).click();
        await panel.getByRole('button', { name: 'Money', exact: true }).click();
        await expect(panel.getByText('Play money from the house')).toBeVisible();
      },
    ],
    ['Verification', () => page.getByRole('button', { name: 'Verify', exact: true }).click()],
    ['Messages', () => banner.getByRole('button', { name: /^Messages/ }).click()],
    [
      'Banking',
      async () => {
        await banner.getByRole('button', { name: 'Deposit' }).click();
        await expect(page.frameLocator('iframe[title="Cashier"]').locator('main')).toBeVisible();
      },
    ],
    [
      'Quests',
      async () => {
        await page.getByRole('button', { name: /Your account/ }).click();
        await page.getByRole('button', { name: 'Quests' }).click();
        await expect(panel.getByRole('button', { name: /^Details: / }).first()).toBeVisible();
      },
    ],
    ['Support', () => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()],
    ['Search', () => banner.getByRole('button', { name: 'Search' }).click()],
  ];
  for (const [name, open] of panels) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open();
      await expect(panel).toBeVisible();
      for (const width of [320, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect([name, width, await outOfReach(page)]).toEqual([name, width, []]);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });
  }
  await page.goto('/game/41000');
  await expect(page.locator('iframe')).toBeVisible();
  for (const width of [320, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect([
      width,
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ]).toEqual([width, 0]);
    await expect(page.locator('iframe')).toBeInViewport();
  }
});

test('UI-03 UI-05 by touch: the offer of the app, a window that editors wrote, logo, hero, key terms and the ways at the foot of a phone work and are told of @phone', async ({
  page,
  sites,
  newPlayer,
}) => {
  test.setTimeout(60_000);
  page.setDefaultTimeout(8000);
  await page.goto(sites.aurora);
  const told = await listenToInteractions(page);
  const areas = async (...wanted: string[]) =>
    (await told()).filter(({ area }) => wanted.includes(area)).map(({ area, action }) => `${area} ${action}`);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).tap();
  await expect.poll(() => areas('logo')).toEqual(['logo redirect']);
  await page.locator('[data-tells="keyTerms"] a').tap();
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).click();
  await page.locator('[data-tells="hero"] a').first().tap();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // Every target of the screen is wide enough for a finger, but for links inside sentences (WCAG 2.5.8).
  const narrow = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, [role="tab"], header a, nav a, li[data-id] > a, main h2 ~ a, summary',
      ),
    ]
      .map(
        (target) =>
          ({ name: target.textContent || target.ariaLabel, ...target.getBoundingClientRect().toJSON() }) as {
            name: string;
            width: number;
            height: number;
          },
      )
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 24 || height < 24)),
  );
  expect(narrow).toEqual([]);
  await bar.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // The ways in come before everything that header and footer lead to.
  await expect(menu.getByRole('link').first()).toHaveText('Log in');
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  await bar.getByRole('link', { name: 'Promos' }).tap();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect
    .poll(() => areas('keyTerms', 'hero', 'mobileNavigation'))
    .toEqual(['keyTerms press', 'hero press', 'mobileNavigation press', 'mobileNavigation press']);

  await page.goto(`${sites.aurora}/help`);
  const toldOnHelp = await listenToInteractions(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Play money', exact: true });
  const modal = page.getByRole('dialog', { name: 'Play money' });
  await link.click();
  await expect(modal).toBeVisible();
  await modal.getByRole('link', { name: 'Safer gambling' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  expect((await toldOnHelp()).filter(({ area }) => area === 'genericModal').map(({ action }) => action)).toEqual([
    'shown',
    'press',
  ]);

  await page.goto(sites.aurora);
  const toldToPlayer = await listenToInteractions(page);
  await logIn(page, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  const band = page.getByRole('complementary', { name: /as an app$/ });
  await expect(band.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/android-app');
  await band.getByRole('button', { name: 'Close' }).tap();
  await expect(band).toBeHidden();
  expect((await toldToPlayer()).filter(({ area }) => area === 'appDownload').map(({ action }) => action)).toEqual([
    'shown',
    'close',
  ]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect(band).toHaveCount(0);
});
