import type { Frame, Locator, Page } from '@playwright/test';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { gameKinds } from '../support/gameKinds.ts';
import { gameFrame } from '../support/play.ts';
import { openGameAsPlayer } from '../support/tableGame.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

const selected = '[aria-selected=true], [aria-pressed=true]:not(:has(svg)), [aria-current], label:has(:checked)';

/** Bold text alone is no clear mark of a selection. */
function drawPlainly(element: Element): void {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (!(part instanceof HTMLElement)) continue;
    part.style.fontWeight = '400';
    part.style.transition = 'none';
  }
}

/** Removes the selected state that styles refer to. */
function deselect(element: Element): void {
  element.removeAttribute('aria-selected');
  element.removeAttribute('aria-pressed');
  element.removeAttribute('aria-current');
  const input = element.querySelector<HTMLInputElement>('input:checked');
  if (input !== null) input.checked = false;
}

/** Expects each selected control in view to look different from an unselected one. Returns their number. */
async function expectSelectionShown(view: Page | Frame | Locator): Promise<number> {
  const shown = view.locator(selected).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  const controls = await shown.all();
  // Handles, because a control leaves the selector when it is no longer selected.
  const handles = await Promise.all(controls.map((control) => control.elementHandle()));
  const same: string[] = [];
  for (const handle of handles) {
    if (handle === null) continue;
    await handle.evaluate(drawPlainly);
    const before = await handle.screenshot({ animations: 'disabled' });
    await handle.evaluate(deselect);
    const after = await handle.screenshot({ animations: 'disabled' });
    if (before.equals(after)) same.push((await handle.evaluate((element) => element.outerHTML)).slice(0, 200));
  }
  expect(same).toEqual([]);
  return handles.length;
}

for (const [name, path] of [
  ['the lobby', '/'],
  ['all games', '/all-games'],
  ['promotions', '/promotions'],
  ['live tables', '/live'],
  ['help', '/help'],
]) {
  test(`WCAG 1.4.1 every selected control of ${name} is marked in forced colours @desktop`, async ({
    page,
    newPlayer,
  }) => {
    await openAsPlayer(page, path ?? '/', await newPlayer());
    expect(await expectSelectionShown(page)).toBeGreaterThan(0);
  });
}

for (const [name, window] of [
  ['History', 'History'],
  ['Limits', 'My play'],
  ['Withdraw', 'Banking'],
] as const) {
  test(`WCAG 1.4.1 every selected control of the window ${window} is marked in forced colours @desktop`, async ({
    page,
    newPlayer,
  }) => {
    await openAsPlayer(page, '/help', await newPlayer());
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your account/i })
      .click();
    await page
      .getByRole('dialog', { name: 'Your account', exact: true })
      .getByRole('button', { name, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: window });
    await expect(dialog).toBeVisible();
    if (window === 'Banking') await expect(dialog.locator('iframe')).toBeVisible();
    expect(await expectSelectionShown(dialog)).toBeGreaterThan(0);
  });
}

for (const [name, findId] of Object.entries(gameKinds)) {
  // The buttons of blackjack are actions: none of them is selected.
  if (name === 'blackjack') continue;
  test(`WCAG 1.4.1 every selected control of ${name} is marked in forced colours @desktop`, async ({
    page,
    newPlayer,
    stack,
  }) => {
    const id = await findId(stack.sandboxPort);
    await openGameAsPlayer(page, await newPlayer(), id);
    await page.getByRole('button', { name: 'Show the games panel' }).click();
    expect(await expectSelectionShown(page)).toBeGreaterThan(0);
    expect(await expectSelectionShown(gameFrame(page).locator('body'))).toBeGreaterThan(0);
  });
}
