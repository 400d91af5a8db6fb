import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { Route } from '@playwright/test';
import * as v from 'valibot';
import { desktop, phone } from '../support/devices.ts';
import { expect, expectAccessible, layoutShift, openAsPlayer, test } from '../support/fixtures.ts';
import { ascending, openings, servedIds, tables } from '../support/liveTables.ts';

/** Ids of all live games. */
async function liveGames(platformPort: number): Promise<number[]> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.response, await (await fetch(`http://127.0.0.1:${platformPort}${path}`)).json());
  return data.filter(({ Properties }) => Properties.kind === 'live').map(({ GameGroupId }) => GameGroupId);
}

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are refused': (route) => route.fulfill({ status: 504, json: { message: 'No Server Response' } }),
  'cannot be read': (route) => route.fulfill({ json: { now: 'today', tables: 'all' } }),
  'do not respond': () => Promise.resolve(),
};

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(device);

    test('a night with every table closed shows their next opening in words', async ({ page, sandbox, stack }) => {
      const games = await liveGames(stack.platformPort);
      await sandbox.maintenance({ set: games.map((gameId) => ({ gameId, minutes: 6 * 60 })) });
      await page.goto('/live');
      await expect(tables(page).nth(3)).toContainText(/Closed.*Opens (tomorrow )?at \d\d:\d\d/);
      await expect(page.getByText('LIVE', { exact: true })).toHaveCount(0);
      const link = page.getByRole('link', {
        name: /^Roulette Terrace Live table, closed\. Opens (tomorrow )?at \d\d:\d\d\. Stakes £0\.10 to £500\.$/,
      });
      await link.focus();
      await expect(link).toBeFocused();
      expect(await layoutShift(page)).toBe(0);
      await expectAccessible(page);
      await sandbox.maintenance({ clear: true });
    });

    // Another brand on each device: its pages and tables are not in the server's caches yet.
    test('a night sorts tables by their opening, and a press says when a table opens', async ({
      page,
      sandbox,
      stack,
      sites,
      newPlayer,
    }) => {
      test.setTimeout(60_000);
      const brand = name === 'desktop' ? 'aurora' : 'pulse';
      const games = await liveGames(stack.platformPort);
      await sandbox.maintenance({ set: games.map((gameId, at) => ({ gameId, minutes: 6 * 60 + (at % 5) * 60 })) });
      await page.goto(`${sites[brand]}/live`);
      await expect(tables(page).nth(1)).toContainText(/Opens (tomorrow )?at \d\d:\d\d/);
      const times = await openings(page, await servedIds(page, '/live'));
      expect(times).not.toContain(0);
      expect(times).toEqual(ascending(times));
      // A link that counts as disabled for Playwright.
      await tables(page).first().getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\/game\/\d+$/);
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
      await expect(page.getByRole('main').getByText(/^Opens (tomorrow )?at \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
      await openAsPlayer(page, page.url(), await newPlayer({ brand, marketId: 'row' }));
      await expect(page.getByRole('alert').filter({ hasText: 'Table closed' })).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Opens (tomorrow )?at \d\d:\d\d$/)).toBeVisible();
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
        expect(await layoutShift(page)).toBe(0);
      });
  });
}
