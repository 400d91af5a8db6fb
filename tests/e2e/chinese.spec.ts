import type { Frame, Page } from '@playwright/test';
import { providers } from '../../games/src/catalogue/providers.ts';
import { expect, expectAccessible, expectNoLayoutShift, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { untilQuiet } from './support/untilConnected.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
test.beforeEach(async ({ context, sites }) => {
  await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
});

/** Latin text that stays in Chinese: names and international terms. */
const names = [
  'Regency Palace',
  'Gambling Therapy',
  'English',
  'RTP',
  'support@regency.example',
  'complaints@regency.example',
  'Example Dispute Resolution Europe',
  ...providers.map(({ name }) => name),
];

/** Texts and accessible names of the page with Latin letters and no Chinese, except those marked as English. */
async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => {
      const trimmed = text?.trim() ?? '';
      if (/[a-z]{2}/i.test(trimmed) && !/[\u4e00-\u9fff]/.test(trimmed)) found.add(trimmed);
    };
    const inOtherLanguage = (element: Element | null) =>
      element?.closest('[lang]:not(html)') !== null && element?.closest('[lang]')?.getAttribute('lang') !== 'zh-CN';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && parent.closest('script, style, kbd') === null && !inOtherLanguage(parent))
        add(node.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (!inOtherLanguage(element)) add(element.getAttribute(name));
    }
    return [...found];
  });
  return texts.filter(
    (text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).match(/[a-z]{2}/i) !== null,
  );
}

// Without `/credits`, which lists works and licences.
const paths = [
  '/',
  '/help',
  '/promotions',
  '/jackpots',
  '/new',
  '/live',
  '/all-games',
  '/terms',
  '/complaints',
  '/responsible-gaming',
  '/accessibility',
  '/game/41000',
  '/no-such-page',
];
/** These pages contain every kind of row whose layout depends on the language. */
const accessibilityPaths = ['/', '/help', '/promotions'];

test('MK-09 no page of the Chinese market has English text or message keys, and pages are accessible', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/404/);
  const left: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('contentinfo').getByRole('group', { name: '语言' })).toBeVisible();
    const texts = await latinTexts(page);
    if (texts.length > 0) left[path] = texts;
    if (accessibilityPaths.includes(path)) await expectAccessible(page);
  }
  expect(left).toEqual({});
});

async function reloadIn(page: Page, language: string, lang: string): Promise<void> {
  await page.evaluate((chosen) => (document.cookie = `userLanguage=${chosen}; Path=/`), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

test('MK-09 a player’s pages and dialogs are in Chinese @all', async ({ page, newPlayer, isMobile }) => {
  const player = await newPlayer({ marketId: 'row' });
  await page.goto('/');
  await reloadIn(page, 'en', 'en-GB');
  await logIn(page, player);
  await reloadIn(page, 'zh', 'zh-CN');
  await expect(page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
  // The player’s name and initials are not translated.
  const own = (texts: string[]) => texts.filter((text) => !text.includes(player.username) && !/^[A-Z]{2}$/.test(text));
  expect(own(await latinTexts(page))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /搜索/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(own(await latinTexts(page))).toEqual([]);
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
    expect(own(await latinTexts(page))).toEqual([]);
  }
  await page.goto('/promotions');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(own(await latinTexts(page))).toEqual([]);
  await expectAccessible(page);
});

test('a page in Chinese brings its own font without layout shift, and an English page none of it @all', async ({
  page,
  context,
  sites,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.url().includes('noto-sans-sc') && fonts.push(request.url())));
  await page.goto(sites.regency);
  await untilQuiet(page);
  expect(await page.evaluate(() => document.fonts.check("500 20px 'Noto Sans SC'", '宫中一夜'))).toBe(true);
  expect(fonts.filter((font) => /-page-[45]00\.woff2$/.test(font))).toHaveLength(2);
  expect(fonts.filter((font) => font.includes('-content-'))).toEqual([]);
  await expectNoLayoutShift(page);
  fonts.length = 0;
  await context.addCookies([{ name: 'userLanguage', value: 'en', url: sites.regency }]);
  await page.goto(sites.regency);
  await untilQuiet(page);
  expect(fonts).toEqual([]);
});

test('MK-09 the game, the cashier and the account portal bring the Chinese font too @all', async ({
  page,
  newPlayer,
}) => {
  /** Whether the font is loaded for this text, and the frame asks for it first among Chinese fonts. */
  const hasFont = (frame: Page | Frame, text: string) =>
    frame.waitForFunction(
      ([characters]) =>
        getComputedStyle(document.body).fontFamily.includes('Noto Sans SC') &&
        [...document.fonts].some(({ family, status }) => /Noto Sans SC/.test(family) && status === 'loaded') &&
        document.fonts.check("16px 'Noto Sans SC'", characters),
      [text] as const,
    );
  await openAsPlayer(page, '/game/41296', await newPlayer({ marketId: 'row' }));
  await expect(page.frameLocator('iframe').locator('main[data-phase=betting]')).toBeVisible();
  const game = page.frames()[1];
  if (game === undefined) throw new Error('The page has no game.');
  await hasFont(game, '余额投注赢奖');

  await page.goto('/help');
  await page.getByRole('banner').getByRole('button', { name: '存款' }).click();
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  const cashier = page.frames()[1];
  if (cashier === undefined) throw new Error('The page has no cashier.');
  await hasFont(cashier, '现金奖金');
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('link', { name: '理性游戏' }).click();
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /营销消息/ })
    .click();
  await hasFont(await opened, '营销消息设置');
});
