import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { openMyPlay } from '../support/openMyPlay.ts';

/** WCAG 1.4.12: spacing that readers may set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Runs in the page. Returns the tag and the first words of each text that does not fit in its element. */
function cutOffTexts(): string[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    const style = getComputedStyle(element);
    // Texts for screen readers alone have a box of one pixel, and clamped ones say more elsewhere.
    if (!hasText || element.clientHeight <= 1 || style.display === 'inline' || style.textOverflow === 'ellipsis')
      return [];
    const isCut = (overflow: string, inner: number, outer: number) =>
      (overflow === 'hidden' || overflow === 'clip') && inner > outer + 2;
    return isCut(style.overflowY, element.scrollHeight, element.clientHeight) ||
      isCut(style.overflowX, element.scrollWidth, element.clientWidth)
      ? [`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`]
      : [];
  });
}

async function expectWholeTexts(page: Page): Promise<void> {
  // The security policy refuses style elements, and allows sheets that a script constructs.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(cutOffTexts), page.url()).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${page.url()} scrolls sideways`,
  ).toBeLessThanOrEqual(0);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

test('WCAG 1.4.12 pages and dialogs of a visitor keep their texts with wide text spacing', async ({ page }) => {
  for (const path of ['/', '/promotions', '/help', '/game/41000', '/responsible-gaming', '/blog']) {
    await page.goto(path);
    await expectWholeTexts(page);
  }
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectWholeTexts(page);
});

test('WCAG 1.4.12 lobby and My play of a player keep their texts with wide text spacing', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/', await newPlayer());
  await expectWholeTexts(page);
  await openMyPlay(page);
  await expectWholeTexts(page);
});
