import type { Page } from '@playwright/test';
import { openBanking } from '../support/banking.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameFrame } from '../support/play.ts';

/** A viewport of 1280 × 1024 at 400 % zoom, in CSS pixels. */
const zoomed = { width: 320, height: 256 };
const landscape = { width: 844, height: 390 };

/**
 * Scrolls down a little. Returns the share of the viewport’s height that no fixed or sticky bar covers, in the middle
 * column.
 */
async function freeShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 400);
    const isBar = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement) {
        if (
          ['fixed', 'sticky'].includes(getComputedStyle(each).position) &&
          each.getBoundingClientRect().height < window.innerHeight / 2
        )
          return true;
      }
      return false;
    };
    const rows = Array.from({ length: window.innerHeight }, (_, y) =>
      document.elementFromPoint(window.innerWidth / 2, y),
    );
    return rows.filter((element) => !isBar(element)).length / rows.length;
  });
}

test.use({ viewport: zoomed });

for (const path of ['/', '/game/41000', '/help']) {
  test(`UI-05 ${path} leaves two thirds of a viewport of 320 × 256 to its content @desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#content')).toBeAttached();
    expect(await freeShare(page)).toBeGreaterThanOrEqual(2 / 3);
  });
}

for (const path of ['/', '/game/41000']) {
  test(`UI-05 a player’s ${path} leaves two thirds of a viewport of 320 × 256 to its content @desktop`, async ({
    page,
    newPlayer,
  }) => {
    await openAsPlayer(page, path, await newPlayer({ marketId: 'uk' }));
    if (path.startsWith('/game/')) {
      await expect(gameFrame(page).locator('main[data-phase=betting]')).toBeVisible();
      const height = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
      expect(height / zoomed.height).toBeGreaterThanOrEqual(2 / 3);
      // The licence line starts inside its bar, so that scrolling reaches all of it.
      const hidden = await page.getByText(/not licensed by the Gambling Commission/).evaluate((line) => {
        const bar = line.parentElement;
        return (bar?.getBoundingClientRect().top ?? Infinity) - line.getBoundingClientRect().top;
      });
      expect(hidden).toBeLessThanOrEqual(0);
    } else {
      await expect(page.getByRole('banner').getByText('Balance')).toBeAttached();
      expect(await freeShare(page)).toBeGreaterThanOrEqual(2 / 3);
    }
  });
}

test('UI-05 registration and cashier fit a viewport of 320 × 256 with reachable buttons @desktop', async ({
  page,
  newPlayer,
}) => {
  await page.goto('/?register=1');
  const registration = page.getByRole('dialog');
  await expect(registration.getByRole('textbox').first()).toBeVisible();
  expect(await freeShare(page)).toBeGreaterThanOrEqual(2 / 3);
  for (const each of await registration.getByRole('button').all()) await each.click({ trial: true });

  await openAsPlayer(page, '/', await newPlayer({ marketId: 'row' }));
  const cashier = await openBanking(page);
  expect(await freeShare(page)).toBeGreaterThanOrEqual(2 / 3);
  for (const each of await cashier.getByRole('button').all()) await each.click({ trial: true });
});

for (const [name, viewport, isAtSide] of [
  ['at the foot of a viewport of 320 × 256', zoomed, false],
  ['at the side of a phone in landscape', landscape, true],
] as const)
  for (const brand of ['regency', 'aurora', 'pulse'] as const)
    test(`UI-05 search and menu of ${brand} stay in sight ${name} @desktop`, async ({ page, sites }) => {
      await page.setViewportSize(viewport);
      await page.goto(sites[brand]);
      const navigation = page.getByRole('navigation', { name: 'Quick access' });
      await page.mouse.wheel(0, 600);
      for (const button of ['Search', 'Menu']) {
        const entry = navigation.getByRole('button', { name: button });
        await expect(entry).toBeInViewport({ ratio: 1 });
        await entry.click({ trial: true });
      }
      const bar = await navigation.boundingBox();
      if (isAtSide) {
        expect(bar?.width).toBeLessThanOrEqual(72);
        expect((await page.getByRole('main').boundingBox())?.x).toBeGreaterThanOrEqual(
          (bar?.x ?? 0) + (bar?.width ?? 0),
        );
      } else expect(bar?.height).toBeLessThanOrEqual(48);
      const cut = await navigation
        .locator('> *')
        .evaluateAll((entries) =>
          entries.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
        );
      expect(cut).toEqual([]);
    });

test.describe('before a cookie choice', () => {
  test.use({ cookieGroups: null });

  test('CO-03 the cookie card covers two fifths of a phone in landscape at most @desktop', async ({ page }) => {
    await page.setViewportSize(landscape);
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Cookies' });
    await expect(card).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(landscape.height * 0.4);
    const controls = [...(await card.getByRole('button').all()), card.getByRole('link')];
    for (const each of controls) await expect(each).toBeInViewport({ ratio: 1 });
  });

  for (const path of ['/', '/help']) {
    test(`CO-03 ${path} shows all buttons of the cookie card in a viewport of 320 × 256 @desktop`, async ({ page }) => {
      await page.goto(path);
      const card = page.getByRole('region', { name: 'Cookies' });
      const responses = card.getByRole('button');
      await expect(responses).toHaveText(['Accept all', 'Reject all', 'Manage']);
      for (const each of await responses.all()) {
        await expect(each).toBeInViewport({ ratio: 1 });
        await each.click({ trial: true });
      }
      // The text scrolls, so that all of it can be read.
      const policy = card.getByRole('link');
      await policy.scrollIntoViewIfNeeded();
      await expect(policy).toBeInViewport({ ratio: 1 });
      await policy.click({ trial: true });
      await responses.nth(1).click();
      await expect(card).toHaveCount(0);
    });
  }
});
