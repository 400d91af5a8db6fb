import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';

/** Counts what the person presses in every frame of the page from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('__pressed', () => void (presses += 1));
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) (window as unknown as { __pressed(): void }).__pressed();
      },
      { capture: true },
    );
  });
  return () => presses;
}

test('GM-03 a player is in a round of a known game after two presses from the lobby @all', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  const presses = await countPresses(page);
  await openAsPlayer(page, '/', player);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img', { name: 'Wizard Tea Room' }) })
    .first()
    .click();
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  const settled = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await spin.click();
  expect((await settled).status()).toBe(200);
  expect(presses()).toBe(2);
});

test('RM-05 a player sets the first deposit limit with three presses from the lobby @all', async ({
  page,
  newPlayer,
  isMobile,
}) => {
  const player = await newPlayer();
  const presses = await countPresses(page);
  await openAsPlayer(page, '/', player);
  await page
    .getByRole('main')
    .getByRole('link', { name: isMobile ? 'My play' : 'Deposit limit' })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'My play' });
  await panel.getByRole('button', { name: 'Set Deposit limit for 24 hours' }).click();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('£0.00 of £50.00 used')).toBeVisible();
  expect(presses()).toBe(3);
});
