import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { desktop, phone } from '../support/devices.ts';
import { expect, expectAccessible, layoutShift, test } from '../support/fixtures.ts';

const tables = (page: Page) => page.locator('main li[data-table]');

/** Ids of all live games. */
async function liveGames(platformPort: number): Promise<number[]> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.response, await (await fetch(`http://127.0.0.1:${platformPort}${path}`)).json());
  return data.filter(({ Properties }) => Properties.kind === 'live').map(({ GameGroupId }) => GameGroupId);
}

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    // An untouched stack, because the web server would otherwise return cached tables.
    test.use({ ...device, ownStack: 'untouched' });

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
    });

    for (const kind of ['refused', 'malformed', 'wrongShape', 'noResponse'] as const)
      test(`without readable tables (${kind}) live games have ordinary tiles`, async ({
        page,
        sandbox,
        consoleGuard,
      }) => {
        if (kind !== 'noResponse') consoleGuard.expect(/Failed to load resource/);
        await sandbox.faults({ set: [{ target: 'liveTables', kind }] });
        const asked =
          kind === 'noResponse'
            ? page.waitForRequest(/\/api\/live-tables/)
            : page.waitForResponse((response) => response.url().includes('/api/live-tables') && !response.ok());
        await page.goto('/live');
        await asked;
        await expect(page.getByRole('link', { name: 'Roulette Terrace', exact: true })).toBeVisible();
        await expect(tables(page)).toHaveCount(0);
        await expect(page.getByText('LIVE', { exact: true })).toHaveCount(0);
        expect(await layoutShift(page)).toBe(0);
      });
  });
}
