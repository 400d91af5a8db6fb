import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';

const dayMs = 24 * 60 * 60_000;
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Review your account' });

test('UK15a UK15b UK15c after six months a British player without a limit is asked to review and to set one, once across tabs and devices @uk', async ({
  page,
  browser,
  context,
  newPlayer,
  sandbox,
  sites,
  consoleGuard,
}) => {
  test.slow();
  // Tokens issued before the clock moved are refused, including those of the hub.
  consoleGuard.allow(/Failed to load resource|WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer();
  const abroad = await sandbox.newPlayer({ marketId: 'row' });
  // The first visit, half a year earlier.
  const earlier = await browser.newContext();
  const firstPage = await earlier.newPage();
  const known = firstPage.waitForResponse(/\/api\/protection$/);
  await openAsPlayer(firstPage, `${sites.regency}/`, player);
  expect(await (await known).json()).toMatchObject({ isReviewDue: false, offers: { reviewMonths: { most: 6 } } });
  await expect(prompt(firstPage)).toHaveCount(0);
  await earlier.close();
  await sandbox.clock({ move: 185 * dayMs });

  // A game is not interrupted.
  await openAsPlayer(page, '/game/41000', player);
  await expect(page.getByRole('toolbar', { name: 'Game bar' })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  await page.goto('/');
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(page).getByText('You have no deposit limit.')).toBeVisible();
  await expect(prompt(page).getByRole('radio', { name: 'in 6 months' })).toBeChecked();
  // Both buttons have the same size, and Escape does not close the dialog.
  const [change, keep] = [
    prompt(page).getByRole('button', { name: 'Set a deposit limit' }),
    prompt(page).getByRole('button', { name: 'Continue without a limit' }),
  ];
  const [one, other] = [await change.boundingBox(), await keep.boundingBox()];
  expect(Math.abs((one?.height ?? 0) - (other?.height ?? 1))).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
  await expectAccessible(page);

  // A tab opened from this one has the same session.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/help'));
  const second = await opened;
  await expect(prompt(second)).toBeVisible();
  await prompt(page).getByRole('radio', { name: 'in 1 month' }).check();
  await change.click();
  await expect(page.getByRole('dialog', { name: 'My play' }).getByRole('radio', { name: 'in 1 month' })).toBeChecked();
  await expect(prompt(second)).toHaveCount(0);

  // Another device does not ask again until the month that the player chose has passed.
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  const responsePromise = elsewhere.waitForResponse(/\/api\/protection$/);
  await openAsPlayer(elsewhere, `${sites.regency}/`, player);
  expect(await (await responsePromise).json()).toMatchObject({ isReviewDue: false, reviewMonths: 1 });
  await expect(prompt(elsewhere)).toHaveCount(0);
  await device.close();
  await sandbox.clock({ move: 32 * dayMs });
  const later = await browser.newContext();
  const laterPage = await later.newPage();
  await openAsPlayer(laterPage, `${sites.regency}/`, player);
  await expect(prompt(laterPage)).toBeVisible();
  await prompt(laterPage).getByRole('button', { name: 'Continue without a limit' }).click();
  await expect(prompt(laterPage)).toHaveCount(0);
  await later.close();

  const foreign = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  const abroadPage = await foreign.newPage();
  const state = abroadPage.waitForResponse(/\/api\/protection$/);
  await openAsPlayer(abroadPage, `${sites.regency}/`, abroad);
  expect(await (await state).json()).toMatchObject({ isReviewDue: false, offers: { reviewMonths: null } });
  await expect(prompt(abroadPage)).toHaveCount(0);
  await foreign.close();
});
