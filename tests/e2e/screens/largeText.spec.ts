import type { Page } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium.ts';
import { continueToDeposit, openBanking } from '../support/banking.ts';
import { browserSwitches } from '../support/browserSwitches.ts';
import { cutOffTexts } from '../support/cutOffTexts.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameKinds } from '../support/gameKinds.ts';
import { openMyPlay } from '../support/openMyPlay.ts';
import { openGameAsPlayer } from '../support/tableGame.ts';

const executablePath = findChromium();
const text200 = '--blink-settings=defaultFontSize=32';

/** The browser’s setting for text of 200 %, which scales `rem` and media queries in `em`. */
test.use({
  launchOptions: { ...(executablePath !== null && { executablePath }), args: [...browserSwitches, text200] },
});

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const [name, findId] of Object.entries(gameKinds)) {
  test(`WCAG 1.4.4 ${name} is playable with text of 200 % and a balance of millions @desktop`, async ({
    page,
    newPlayer,
    sandbox,
    stack,
  }) => {
    const id = await findId(stack.sandboxPort);
    const player = await newPlayer({ marketId: 'row' });
    await sandbox.balances({ userId: player.userId, amount: 1_234_567_890 });
    const game = await openGameAsPlayer(page, player, id);
    await expect(game.locator('.of-balance .value')).toHaveText('€12,346,678.90');
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const part of ['.of-balance .value', '.of-stake .value', '.of-win .value', '.controls .play-button'])
        await expect(game.locator(part).first()).toBeInViewport({ ratio: 1 });
      const measured = await game.locator('main').evaluate(measureStage);
      expect(measured, `${viewport.width} × ${viewport.height}`).toEqual({ fontSize: '32px', problems: [] });
    }
  });
}

async function expectWholeTexts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(cutOffTexts), page.url()).toEqual([]);
  const { sideways, fontSize, controls } = await page.evaluate(measurePage);
  expect(sideways, `${page.url()} scrolls sideways`).toBe(0);
  expect(fontSize).toBe('32px');
  expect(controls, page.url()).toEqual([]);
}

/** Runs in the page: texts of the header and of the navigation at the bottom that reach out of their control. */
function measurePage() {
  const { scrollWidth, offsetWidth } = document.documentElement;
  const outside = [...document.querySelectorAll('header :is(b, small, button), nav :is(a, button) > span')].filter(
    (text) => {
      const box = text.getBoundingClientRect();
      const control = text.closest('header, nav')?.getBoundingClientRect();
      return control !== undefined && box.width > 1 && (box.top < control.top - 1 || box.bottom > control.bottom + 1);
    },
  );
  return {
    sideways: scrollWidth - offsetWidth,
    fontSize: getComputedStyle(document.body).fontSize,
    controls: outside.map((text) => text.textContent),
  };
}

for (const viewport of viewports) {
  test(`WCAG 1.4.4 lobby, login, My play and banking keep their texts with text of 200 % at ${viewport.width} px @desktop`, async ({
    page,
    newPlayer,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expectWholeTexts(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expectWholeTexts(page);
    await openAsPlayer(page, '/', await newPlayer());
    await expectWholeTexts(page);
    await continueToDeposit(await openBanking(page));
    await expectWholeTexts(page);
    await page.goto('/');
    await openMyPlay(page);
    await expectWholeTexts(page);
  });
}

/** Runs in the game’s frame: the size of its text, and what overlaps or reaches out of the window. */
function measureStage(stage: Element): { fontSize: string; problems: string[] } {
  const problems: string[] = [];
  const nameOf = (element: Element) => `${element.className} “${element.textContent.slice(0, 20)}”`;
  if (stage.scrollWidth > stage.clientWidth) problems.push(`the game is ${stage.scrollWidth} wide`);
  const shown = (selector: string) =>
    [...stage.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 1);
  const parts = shown('.bar .value, .bar .label, .bar button, .bar label');
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    if (box.left < 0 || box.right > window.innerWidth) problems.push(`${nameOf(part)} reaches out of the window`);
    if (!part.matches('.spin') && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      problems.push(`${nameOf(part)} is clipped`);
    for (const other of parts) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const across = Math.min(box.right, right) - Math.max(box.left, left);
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (part !== other && !part.contains(other) && !other.contains(part) && across > 1 && down > 1)
        problems.push(`${nameOf(part)} overlaps ${nameOf(other)}`);
    }
  }
  const steps = shown('.bar .step').map((step) => Math.round(step.getBoundingClientRect().top));
  if (new Set(steps).size > 1) problems.push('the buttons of the stake stand in two lines');
  // Everything else of the game can be scrolled out from behind the bar, and its texts fit.
  const barTop = stage.querySelector('.bar')?.getBoundingClientRect().top ?? 0;
  stage.scrollTo(0, stage.scrollHeight);
  const table = stage.querySelector('.table')?.getBoundingClientRect();
  if (table !== undefined && table.bottom > barTop + 1) problems.push('the table ends behind the bar');
  for (const text of shown('.pay-name, .box-name, .card-motto, .card-price, .payout-panel li, .chip, .tray-chip'))
    if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline')
      problems.push(`${nameOf(text)} is wider than its box`);
  stage.scrollTo(0, 0);
  return { fontSize: getComputedStyle(document.documentElement).fontSize, problems };
}
