import type { Locator, Page } from '@playwright/test';
import { listenToInteractions } from './banking.ts';
import { expect, logIn, openAsPlayer, test } from './fixtures.ts';
import { tabTo } from './tabTo.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

/** Opens it by keyboard, goes round in it and out again: it has a name, the focus stays in it, Escape ends it and the focus is back. `further` is pressed in it first; `back` is where the focus goes when the opener is gone. */
async function goRound(page: Page, opener: Locator, { further, back = opener }: { further?: string; back?: Locator } = {}): Promise<void> {
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
      return activeElement === null || activeElement === body || one.contains(activeElement) ? null : activeElement.outerHTML.slice(0, 120);
    });
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await strays()).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(back).toBeFocused();
}

test('UI-03 UI-04 what header, footer and pages open has a name, keeps the focus, closes on Escape and gives the focus back; the message panel is told of @desktop', async ({ page, newPlayer }) => {
  test.setTimeout(60_000);
  page.setDefaultTimeout(8000);
  const banner = page.getByRole('banner');
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await page.goto('/');
  await test.step('visitor', async () => {
    for (const opener of [banner.getByRole('link', { name: 'Log in' }), banner.getByRole('link', { name: 'Join' }), banner.getByRole('button', { name: 'Search' }), contact]) await goRound(page, opener);
    // A tile shows this button only while it is looked at.
    const tile = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('img') }).first();
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
    expect((await told()).filter(({ area }) => area === 'messagePanel').map(({ action }) => action)).toEqual(['shown', 'close']);
    for (const opener of [banner.getByRole('link', { name: 'Safer gambling' }), banner.getByRole('button', { name: 'Deposit' })]) await goRound(page, opener);
    await goRound(page, banner.getByRole('link', { name: 'Safer gambling' }), { further: 'History of games and money' });
  });
});

test('UI-05 from 320 to 2560 pixels nothing scrolls sideways, and the main ways can be gone by keyboard alone with reduced motion @desktop', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widths = [320, 768, 1440, 2560];
  for (const path of ['/all-games', '/promotions', '/help', '/blog', '/game/41000', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)]).toEqual([path, width, 0]);
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
    expect(await page.locator('dialog[open]').evaluate((dialog) => dialog.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 50).length)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('UI-03 UI-05 by touch: the offer of the app, a window that editors wrote, logo, hero, key terms and the ways at the foot of a phone work and are told of @phone', async ({ page, sites, newPlayer }) => {
  test.setTimeout(60_000);
  page.setDefaultTimeout(8000);
  await page.goto(sites.aurora);
  const told = await listenToInteractions(page);
  const areas = async (...wanted: string[]) => (await told()).filter(({ area }) => wanted.includes(area)).map(({ area, action }) => `${area} ${action}`);
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
    [...document.querySelectorAll<HTMLElement>('button, [role="tab"], header a, nav a, li[data-id] > a, main h2 ~ a, summary')]
      .map((target) => ({ name: target.textContent || target.ariaLabel, ...target.getBoundingClientRect().toJSON() }) as { name: string; width: number; height: number })
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
  await expect.poll(() => areas('keyTerms', 'hero', 'mobileNavigation')).toEqual(['keyTerms press', 'hero press', 'mobileNavigation press', 'mobileNavigation press']);

  await page.goto(`${sites.aurora}/help`);
  const toldOnHelp = await listenToInteractions(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Play money', exact: true });
  const modal = page.getByRole('dialog', { name: 'Play money' });
  await link.click();
  await expect(modal).toBeVisible();
  await modal.getByRole('link', { name: 'Safer gambling' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  expect((await toldOnHelp()).filter(({ area }) => area === 'genericModal').map(({ action }) => action)).toEqual(['shown', 'press']);

  await page.goto(sites.aurora);
  const toldToPlayer = await listenToInteractions(page);
  await logIn(page, await newPlayer({ brand: 'aurora', marketId: 'row' }));
  const band = page.getByRole('complementary', { name: /as an app$/ });
  await expect(band.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/android-app');
  await band.getByRole('button', { name: 'Close' }).tap();
  await expect(band).toBeHidden();
  expect((await toldToPlayer()).filter(({ area }) => area === 'appDownload').map(({ action }) => action)).toEqual(['shown', 'close']);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect(band).toHaveCount(0);
});
