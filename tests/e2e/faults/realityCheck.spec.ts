import type { Page } from '@playwright/test';
import { duplicateTab } from '../support/duplicateTab.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { openMyPlay } from '../support/openMyPlay.ts';

const minuteMs = 60_000;
const reminder = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });

/** Chooses the shortest interval, and waits until it is stored. */
async function chooseFifteenMinutes(page: Page): Promise<void> {
  const panel = await openMyPlay(page);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/protection/reminder'));
  await panel.getByRole('radio', { name: 'Every 15 minutes' }).check();
  await stored;
  await page.keyboard.press('Escape');
}

test('RM-01 the reality check appears with the right time after the device has slept', async ({ page, newPlayer }) => {
  await page.clock.install();
  await openAsPlayer(page, '/help', await newPlayer());
  await chooseFifteenMinutes(page);
  // No timer of the page runs while the device sleeps.
  await page.clock.fastForward(16 * minuteMs);
  await expect(reminder(page).getByText(/^You have been logged in for 0:1[56]:/)).toBeVisible();
});

test('RM-01 the reality check appears in both tabs of a player, and one response closes both', async ({
  page,
  context,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // Tokens from before the services’ clock moved are renewed after the first refusal.
  consoleGuard.allow(/status of 401/);
  await openAsPlayer(page, '/help', await newPlayer());
  await chooseFifteenMinutes(page);
  const second = await duplicateTab(page, context);
  // A tab whose first calls meet the moved clock ends its session.
  const started = Promise.all(
    ['protection', 'session-summary', 'favourites/get'].map((call) => second.waitForResponse(`**/api/${call}*`)),
  );
  await second.goto('/help');
  await started;
  await expect(second.getByRole('banner').getByText('£1,000.00')).toBeVisible();
  await sandbox.clock({ move: 16 * minuteMs });
  for (const tab of [page, second]) {
    // The player's promotions come from the services, and with them their time.
    await tab
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Promotions' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(reminder(tab).getByText(/^You have been logged in for 0:1[5-9]:/)).toBeVisible();
  }
  await reminder(second).getByRole('button', { name: 'Close' }).click();
  await expect(reminder(second)).toHaveCount(0);
  await expect(reminder(page)).toHaveCount(0);
});

test('RM-01 the player’s interval counts also when their settings could not be read at first', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // Also the refusal of a token from before the services’ clock moved.
  consoleGuard.allow(/Failed to load resource|status of 40[14]/);
  await openAsPlayer(page, '/help', await newPlayer());
  await chooseFifteenMinutes(page);
  const settings = '**/api/protection';
  await page.route(settings, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  const refused = page.waitForResponse(settings);
  await page.reload();
  await refused;
  await page.unroute(settings);
  await sandbox.clock({ move: 16 * minuteMs });
  await expect(reminder(page).getByText(/^You have been logged in for 0:1[5-9]:/)).toBeVisible();
});

test('RM-01 a player who turns the device’s clock back by an hour gets the reality check in time', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // Tokens from before the services’ clock moved are renewed after the first refusal.
  consoleGuard.allow(/status of 401/);
  await page.clock.install();
  await openAsPlayer(page, '/help', await newPlayer());
  await chooseFifteenMinutes(page);
  await page.clock.setSystemTime(Date.now() - 60 * minuteMs);
  await page.clock.runFor(65_000);
  await expect(
    page
      .getByRole('banner')
      .getByText(/Session 0:0[0-2]:/)
      .first(),
  ).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
  await sandbox.clock({ move: 16 * minuteMs });
  await page.clock.runFor(65_000);
  await expect(reminder(page).getByText(/^You have been logged in for 0:1[5-9]:/)).toBeVisible();
});
