import { bothDevices } from '../support/devices.ts';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';
import { ascending, liveGames, openings, servedIds, tables } from '../support/liveTables.ts';

// An untouched stack, because the web server caches the hours of tables for five minutes.
test.use({ ownStack: 'untouched' });

for (const [name, device] of bothDevices) {
  test.describe(name, () => {
    test.use(device);

    // Each device opens another brand, because the server caches hours for each brand.
    test('a night sorts tables by their opening, and a press says when a table opens', async ({
      page,
      sandbox,
      stack,
      sites,
      newPlayer,
    }) => {
      const brand = name === 'desktop' ? 'aurora' : 'pulse';
      const games = await liveGames(stack.sandboxPort);
      await sandbox.maintenance({ set: games.map((gameId, at) => ({ gameId, minutes: 6 * 60 + (at % 5) * 60 })) });
      await page.goto(`${sites[brand]}/live`);
      await expect(tables(page).nth(1)).toContainText(/Opens (tomorrow )?at \d\d:\d\d/);
      const times = await openings(page, await servedIds(page, '/live'));
      expect(times).not.toContain(0);
      expect(times).toEqual(ascending(times));
      // By keyboard, because Playwright does not click a link that is marked as disabled.
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
  });
}
