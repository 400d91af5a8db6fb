import { expect, expectAccessible, test } from './support/fixtures.ts';
import { leaveForLobby, markFavourite, minorUnits, openMyGames, playRound } from './support/play.ts';

const markets = { regency: 'uk', aurora: 'row', pulse: 'row' } as const;

for (const brand of ['regency', 'aurora', 'pulse'] as const) {
  test(
    `GM-03 GM-05 GM-09 LB-02 LB-06 a visitor of ${brand} finds a game, logs in, plays it and finds it under My Games`,
    { tag: brand === 'regency' ? [] : '@all' },
    async ({ page, sites, sandbox, newPlayer, isMobile }) => {
      // Real rounds take time, because one of them may bring free spins.
      test.setTimeout(240_000);
      const player = await newPlayer({ brand, marketId: markets[brand] });
      await page.goto(sites[brand]);
      // Jackpots are links in a list too. Games are links with a cover.
      const row = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('link').getByRole('img') })
        .first();
      const tile = row
        .getByRole('link')
        .filter({ has: page.getByRole('img') })
        .first();
      const name = (await tile.getByRole('img').getAttribute('alt')) ?? '';
      expect(name).not.toBe('');

      await tile.click();
      const play = page.getByRole('button', { name: 'Play', exact: true });
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await expect(play.or(dialog).first()).toBeVisible();
      if (!(await dialog.isVisible())) await play.click();
      await dialog.getByLabel('Username', { exact: true }).fill(player.username);
      await dialog.getByLabel('Password', { exact: true }).fill(player.password);
      await dialog.getByRole('button', { name: 'Log in' }).click();

      await expect(page).toHaveURL(/\/game\/\d+$/);
      const game = page.getByRole('region', { name: `${name}, game window` });
      await expect(game).toBeVisible();
      await expect(page.getByTitle(`${name}, the game`)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
      for (let round = 0; round < 3; round += 1) await playRound(page);

      // The net position in the window, the wallet and the history agree.
      const { balance, history } = await sandbox.books({ userId: player.userId });
      const net = game.locator('[data-figure=net] dd');
      await expect.poll(async () => minorUnits(await net.innerText())).toBe((balance ?? 0) - 100_000);
      expect((history as { kind: string }[]).filter((entry) => entry.kind === 'stake')).toHaveLength(3);

      await markFavourite(page, isMobile);
      await leaveForLobby(page, isMobile);
      await openMyGames(page);
      const mine = page.getByRole('main').getByRole('link', { name });
      await expect(mine.first()).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    },
  );
}
