import type { Route } from '@playwright/test';
import { bothDevices } from '../support/devices.ts';
import { expect, expectAccessible, expectNoLayoutShift, test } from '../support/fixtures.ts';
import { liveGames, tables } from '../support/liveTables.ts';

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are refused': (route) => route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
  'cannot be read': (route) => route.fulfill({ json: { now: 'today', tables: 'all' } }),
  'do not respond': () => Promise.resolve(),
};

for (const [name, device] of bothDevices) {
  test.describe(name, () => {
    test.use(device);

    test('a night with every table closed shows their next opening in words', async ({ page, sandbox, stack }) => {
      const games = await liveGames(stack.sandboxPort);
      await sandbox.maintenance({ set: games.map((gameId) => ({ gameId, minutes: 6 * 60 })) });
      await page.goto('/live');
      await expect(tables(page).nth(3)).toContainText(/Closed.*Opens (tomorrow )?at \d\d:\d\d/);
      await expect(page.getByText('LIVE', { exact: true })).toHaveCount(0);
      const link = page.getByRole('link', {
        name: /^Roulette Terrace Live table, closed\. Opens (tomorrow )?at \d\d:\d\d\. Stakes £0\.10 to £500\.$/,
      });
      await link.focus();
      await expect(link).toBeFocused();
      await expectNoLayoutShift(page);
      await expectAccessible(page);
      await sandbox.maintenance({ clear: true });
    });

    for (const [failure, respond] of Object.entries(failures))
      test(`live games have ordinary tiles when the tables ${failure}`, async ({ page, consoleGuard }) => {
        consoleGuard.allow(/Failed to load resource/);
        await page.route('**/api/live-tables?*', respond);
        const requested = page.waitForRequest(/\/api\/live-tables/);
        await page.goto('/live');
        await requested;
        await expect(page.getByRole('link', { name: 'Roulette Terrace', exact: true })).toBeVisible();
        await expect(tables(page)).toHaveCount(0);
        await expect(page.getByText('LIVE', { exact: true })).toHaveCount(0);
        await expectNoLayoutShift(page);
      });
  });
}
