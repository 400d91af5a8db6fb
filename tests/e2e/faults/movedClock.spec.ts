import { expect, logIn, openAsPlayer, test } from '../support/fixtures.ts';
import { logOut } from '../support/logIn.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test('AU-10 RM-05 a session is refreshed and counts its time after the services’ clock moved @desktop', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const banner = page.getByRole('banner');
  await expect(banner.getByText(/0:00:\d\d/).first()).toBeVisible();
  await sandbox.clock({ move: 16 * minuteMs });
  // A call may still use the expired token before the first response reveals the services’ time.
  consoleGuard.allow(/status of 401/);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/refresh-token'));
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(banner.getByText(/0:16:\d\d/).first()).toBeVisible();
  await expect(banner.getByText('£1,000.00').first()).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('QU-04 the week of a streak follows the services’ day, and a new session starts at zero @desktop', async ({
  page,
  sites,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // Tokens of the previous day are refused, including those of the hub.
  consoleGuard.allow(/status of 401|WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/help`, player);
  await expect(
    page
      .getByRole('banner')
      .getByText(/0:00:\d\d/)
      .first(),
  ).toBeVisible();
  await logOut(page);
  const servicesNow = await sandbox.clock({ move: dayMs });
  await logIn(page, player);
  const toast = page.getByRole('status').filter({ hasText: '2 Day Login Streak!' });
  await toast.getByRole('button', { name: 'Close' }).click();
  const celebration = page.getByRole('dialog', { name: '2 Day Login Streak!' });
  const today = (new Date(servicesNow).getUTCDay() + 6) % 7;
  // On a Monday the first day of the streak belongs to the previous week.
  const expected = Array.from({ length: 7 }, (_, day) => (day <= today && today - day < 2 ? 'done' : 'open'));
  const days = celebration.getByRole('listitem');
  await expect(days).toHaveCount(7);
  expect((await days.allTextContents()).map((text) => (text.includes('logged in') ? 'done' : 'open'))).toEqual(
    expected,
  );
  await celebration.getByRole('button', { name: 'Close' }).click();
  await expect(
    page
      .getByRole('banner')
      .getByText(/0:00:\d\d/)
      .first(),
  ).toBeVisible();
});
