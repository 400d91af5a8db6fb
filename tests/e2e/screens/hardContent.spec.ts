import type { Frame, Locator, Page } from '@playwright/test';
import { openBanking } from '../support/banking.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { hardContents, replaceContent, type HardContent } from '../support/hardContent.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';
import { untilQuiet } from '../support/untilConnected.ts';

/** The narrowest phone, a phone, and a laptop. */
const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const pages = ['/', '/jackpots', '/promotions', '/studios/copperfox', '/game/41000'];

/** Expects that names and amounts of unusual length fit the page, and that its controls can be pressed. */
async function expectToFit(view: Page | Frame, content: HardContent, username?: string): Promise<void> {
  await view.evaluate(() => document.fonts.ready.then(() => undefined));
  const { replacedCount, problems } = await replaceContent(view, content, username);
  expect(replacedCount).toBeGreaterThan(0);
  expect.soft(problems).toEqual([]);
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The account menu of a wide screen, or the phone’s menu. */
async function openMenu(page: Page): Promise<void> {
  await (
    isPhone(page)
      ? page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' })
      : page.getByRole('banner').getByRole('button', { name: 'Your account' })
  ).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log out' })).toBeVisible();
}

for (const [name, content] of Object.entries(hardContents)) {
  test(`LB-07 LB-10 pages fit ${name} and large amounts from 320 to 1440 pixels @desktop`, async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const path of pages)
        await test.step(`${path} ${viewport.width}`, async () => {
          await page.goto(path);
          await untilQuiet(page);
          await expectToFit(page, content);
        });
    }
  });

  test(`HT-07 BK-01 header, menus, My play and cashier fit ${name} and large amounts @desktop`, async ({
    page,
    newPlayer,
  }) => {
    const player = await newPlayer({ marketId: 'row' });
    await openAsPlayer(page, '/help', player);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const open = async (part: string, prepare: () => Promise<unknown>) =>
        test.step(`${part} ${viewport.width}`, async () => {
          await page.goto('/help');
          await expect(page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
          await prepare();
          await expectToFit(page, content, player.username);
        });
      await open('header', async () => undefined);
      await open('menu', async () => openMenu(page));
      await open('My play', async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Safer gambling' }).click();
        await expect(page.getByRole('dialog').getByText('€').first()).toBeVisible();
      });
      await open('history', async () => {
        await openMenu(page);
        await page.getByRole('dialog').getByRole('button', { name: 'History' }).click();
        await expect(page.getByRole('dialog', { name: 'History' }).getByRole('button').first()).toBeVisible();
      });
      await open('cashier', async () => openBanking(page));
    }
  });
}

test('PR-01 the cards and the head of the promotions show complete covers from 320 to 1440 pixels @desktop', async ({
  page,
}) => {
  await page.goto('/promotions');
  await untilQuiet(page);
  for (const viewport of [...viewports, { width: 834, height: 1112 }]) {
    await page.setViewportSize(viewport);
    const cut = await page.locator('main').evaluate((main) => {
      const covers = [...main.querySelectorAll('img')].filter(
        (image) => getComputedStyle(image).filter === 'none' && image.checkVisibility(),
      );
      return {
        count: covers.length,
        cut: covers.flatMap((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          let frame: Element | null = image.parentElement;
          while (frame !== null && getComputedStyle(frame).overflowY !== 'hidden') frame = frame.parentElement;
          const box = (frame ?? main).getBoundingClientRect();
          return top < box.top || bottom > box.bottom || left < box.left || right > box.right ? [image.src] : [];
        }),
      };
    });
    expect(cut.count).toBeGreaterThan(2);
    expect(cut.cut, String(viewport.width)).toEqual([]);
  }
});

test('LB-03 nothing of the page shows through the search @desktop', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog');
  await expect(search.getByRole('textbox')).toBeFocused();
  const background = await search.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
});

test('LB-05 a category with one game shows it as wide as in other categories', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/', await newPlayer());
  const tileWidth = (list: Locator) =>
    list
      .locator('li[data-id]')
      .first()
      .evaluate((tile) => Math.round(tile.getBoundingClientRect().width));
  await page.getByRole('tab', { name: 'Slots' }).first().click();
  const grid = page.locator('section[aria-labelledby=category-heading]');
  await expect(grid.locator('li[data-id]').nth(1)).toBeVisible();
  const usual = await tileWidth(grid);
  await grid
    .getByRole('button', { name: /favourite/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'My Games' }).first().click();
  await expect(grid.getByRole('status')).toHaveText('1 game');
  await expect(grid.locator('li[data-id]')).toHaveCount(1);
  expect(Math.abs((await tileWidth(grid)) - usual)).toBeLessThanOrEqual(2);
  expect(await sidewaysOverflow(page)).toBe(0);
});
