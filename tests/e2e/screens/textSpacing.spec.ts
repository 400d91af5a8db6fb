import type { Page } from '@playwright/test';
import { cutOffTexts } from '../support/cutOffTexts.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { openMyPlay } from '../support/openMyPlay.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';

/** WCAG 1.4.12: spacing that readers may set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

async function expectWholeTexts(page: Page): Promise<void> {
  // The security policy refuses style elements, and allows sheets that a script constructs.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(cutOffTexts), page.url()).toEqual([]);
  expect(await sidewaysOverflow(page), `${page.url()} scrolls sideways`).toBe(0);
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
