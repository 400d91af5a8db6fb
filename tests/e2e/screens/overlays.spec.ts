import type { Locator, Page } from '@playwright/test';
import { listenToInteractions } from '../support/banking.ts';
import { closeWithEscape } from '../support/closeWithEscape.ts';
import { expect, logIn, openAsPlayer, test } from '../support/fixtures.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';
import { tabTo } from '../support/tabTo.ts';
import { untilQuiet } from '../support/untilConnected.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

/**
 * Opens a dialog by keyboard, tabs through it and closes it with Escape. Expects a name, a focus trap, and the focus
 * back on the opener. `further` is pressed inside the dialog first; `back` receives the focus when the opener is gone.
 */
async function checkDialog(
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
  const focusOutsideDialog = () =>
    dialog.evaluate((one) => {
      const { activeElement, body } = document;
      return activeElement === null || activeElement === body || one.contains(activeElement)
        ? null
        : activeElement.outerHTML.slice(0, 120);
    });
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focusOutsideDialog()).toBeNull();
  }
  await closeWithEscape(dialog);
  await expect(back).toBeFocused();
}

test('UI-03 UI-04 dialogs have a name, keep the focus, close on Escape and return the focus @desktop', async ({
  page,
  newPlayer,
}) => {
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
      await checkDialog(page, opener);
    // A tile shows this button only while hovered or focused.
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') })
      .first();
    const cover = tile.getByRole('link').first();
    await cover.focus();
    await checkDialog(page, tile.getByRole('button', { name: /^About / }), { back: cover });
    // Escape closes a nested dialog too, and the focus returns to the first opener.
    await checkDialog(page, banner.getByRole('link', { name: 'Log in' }), { further: 'Forgot password?' });
  });
  await test.step('windows of pages', async () => {
    await page.goto('/help');
    await page.getByRole('main').getByText('What is a bonus?').click();
    await checkDialog(page, page.getByRole('main').getByRole('link', { name: 'Play money', exact: true }));
    await page.goto('/promotions');
    await checkDialog(page, page.getByRole('main').getByRole('article').getByRole('link', { name: /terms/i }).first());
  });
  await test.step('player', async () => {
    await openAsPlayer(page, '/', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
    const interactions = await listenToInteractions(page);
    await checkDialog(page, banner.getByRole('button', { name: /^Messages/ }));
    await checkDialog(page, page.getByRole('button', { name: 'Verify', exact: true }));
    expect((await interactions()).filter(({ area }) => area === 'messagePanel').map(({ action }) => action)).toEqual([
      'shown',
      'close',
    ]);
    for (const opener of [
      banner.getByRole('link', { name: 'Safer gambling' }),
      banner.getByRole('button', { name: 'Deposit' }),
    ])
      await checkDialog(page, opener);
    await checkDialog(page, banner.getByRole('link', { name: 'Safer gambling' }), {
      further: 'Game and transaction history',
    });
  });
});

test('UI-05 pages do not scroll sideways from 320 to 2560 pixels and work by keyboard @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widths = [320, 768, 1440, 2560];
  for (const path of ['/all-games', '/promotions', '/help', '/blog', '/game/41000', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await sidewaysOverflow(page)]).toEqual([path, width, 0]);
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // From the top, like a new visit.
    await page.reload();
    for (const name of ['Log in', 'Join']) await tabTo(page, page.getByRole('banner').getByRole('link', { name }));
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /Create account/ }));
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

/** Texts of an open panel that are not visible or reachable at the current width. */
async function outOfReach(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toHaveCount(1);
  return dialog.evaluate(async (panel) => {
    // While a panel slides in, it is not at its place yet.
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}`;
    /** A row inside a panel may scroll sideways, but not the panel itself. */
    const isRow = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.clientHeight < panel.clientHeight / 3;
    const box = panel.getBoundingClientRect();
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.offsetWidth)
      problems.push('the page scrolls sideways');
    if (panel.scrollWidth > panel.clientWidth)
      problems.push(`the panel scrolls sideways: ${panel.scrollWidth} in ${panel.clientWidth}`);
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight + 1)
      problems.push(`the panel leaves the screen: ${JSON.stringify(box)}`);
    for (const each of panel.querySelectorAll('*')) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth && !isRow(each))
        problems.push(`${nameOf(each)} scrolls sideways: ${each.scrollWidth} in ${each.clientWidth}`);
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
        problems.push(`${nameOf(control)} lies from ${left} to ${right} of ${box.left} to ${box.right}`);
    }
    return problems;
  });
}

test('UI-05 every player panel fits from 320 to 2560 pixels @desktop', async ({ page, newPlayer }) => {
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
        await panel.getByRole('button', { name: 'Game and transaction history' }).click();
        await panel.getByRole('button', { name: 'Transactions', exact: true }).click();
        await expect(panel.getByText('Play money added')).toBeVisible();
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
      await closeWithEscape(panel);
    });
  }
  await page.goto('/game/41000');
  await expect(page.locator('iframe')).toBeVisible();
  for (const width of [320, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await sidewaysOverflow(page)]).toEqual([width, 0]);
    await expect(page.locator('iframe')).toBeInViewport();
  }
});

test('UI-03 UI-05 app offer, editors’ modal, logo, hero, key terms and navigation work by touch @phone', async ({
  page,
  sites,
  newPlayer,
}) => {
  page.setDefaultTimeout(8000);
  await page.goto(sites.aurora);
  // Code that records presses loads when the browser is idle.
  await untilQuiet(page);
  const interactions = await listenToInteractions(page);
  const areas = async (...wanted: string[]) =>
    (await interactions()).filter(({ area }) => wanted.includes(area)).map(({ area, action }) => `${area} ${action}`);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).tap();
  await expect.poll(() => areas('logo')).toEqual(['logo redirect']);
  await page.locator('[data-track="keyTerms"] a').tap();
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).click();
  await page.locator('[data-track="hero"] a').first().tap();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // Every target is large enough for touch, except links inside sentences (WCAG 2.5.8).
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
  // Login and registration come before the links of header and footer.
  await expect(menu.getByRole('link').first()).toHaveText('Log in');
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  await bar.getByRole('link', { name: 'Promos' }).tap();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect
    .poll(() => areas('keyTerms', 'hero', 'mobileNavigation'))
    .toEqual(['keyTerms press', 'hero press', 'mobileNavigation press', 'mobileNavigation press']);

  await page.goto(`${sites.aurora}/help`);
  const interactionsOnHelp = await listenToInteractions(page);
  await page.getByRole('main').getByText('What is a bonus?').tap();
  const link = page.getByRole('main').getByRole('link', { name: 'Play money', exact: true });
  const modal = page.getByRole('dialog', { name: 'Play money' });
  await link.click();
  await expect(modal).toBeVisible();
  await modal.getByRole('link', { name: 'Safer gambling' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  expect(
    (await interactionsOnHelp()).filter(({ area }) => area === 'genericModal').map(({ action }) => action),
  ).toEqual(['shown', 'press']);

  await page.goto(sites.aurora);
  const playerInteractions = await listenToInteractions(page);
  await logIn(page, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  const band = page.getByRole('complementary', { name: /as an app$/ });
  await expect(band.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', '/android-app');
  await band.getByRole('button', { name: 'Close' }).tap();
  await expect(band).toBeHidden();
  expect((await playerInteractions()).filter(({ area }) => area === 'appDownload').map(({ action }) => action)).toEqual(
    ['shown', 'close'],
  );
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect(band).toHaveCount(0);
});
