import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports.ts';
import { readText } from '../../scripts/projectRoot.mjs';
import { startProcess } from '../../scripts/startProcess.ts';
import { player } from '../conformance/stand-in/accounts.ts';
import { games, rows } from '../conformance/stand-in/games.ts';
import { startStandIn } from '../conformance/stand-in/startStandIn.ts';
import { expect, logIn, test as base } from './support/fixtures.ts';
import { logOut } from './support/logIn.ts';

/** Optional services that the stand-in does not have, as its README switches them off. */
const [, missing = ''] = /CAPABILITIES_OFF='([^']+)'/.exec(readText('tests/conformance/stand-in/README.md')) ?? [];

/** The web front end in front of the stand-in, as the stand-in's README starts it. */
const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const standIn = await startStandIn(0);
      const origin = (name: string) => `http://${name}.localhost:${standIn.port}`;
      const webPort = await freePort();
      const web = startProcess({
        name: 'web',
        args: ['web/dist/server/server.js'],
        env: {
          PORT: String(webPort),
          PLATFORM_URL: `http://127.0.0.1:${standIn.port}`,
          MEDIA_ORIGIN: origin('media'),
          GAMES_ORIGIN: origin('games'),
          CASHIER_ORIGIN: origin('cashier'),
          PORTAL_ORIGIN: origin('portal'),
          HUB_ORIGIN: origin('hub'),
          FLAG_SERVICE: 'off',
          COLLECTOR_URL: 'off',
          CAPABILITIES_OFF: missing,
        },
      });
      if ((await web.ready) === null) throw new Error((await web.ended).lastLines.join('\n'));
      await use({ webPort, sandboxPort: standIn.port });
      await web.stop();
      await standIn.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const balance = '£1,000.00';

async function expectNoProblem(page: Page): Promise<void> {
  await expect(
    page.getByText(/can’t load|try again|poor connection|not found|went wrong|did not start|not responding/i),
  ).toHaveCount(0);
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
}

test('a visitor of a small casino sees every game, logs in, opens one and logs out', async ({ page, isMobile }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const { name, gameIds } of rows) {
    const row = main.getByRole('list', { name });
    const names = games.filter(({ GameGroupId }) => gameIds.includes(GameGroupId)).map((game) => game.SiteGameName);
    await expect(row.getByRole('link')).toHaveText(names);
  }
  await expectNoProblem(page);
  for (const path of ['/responsible-gaming', '/help', '/cookies']) {
    await page.goto(path);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expectNoProblem(page);
  }

  const unavailable = page.getByText(/^(?:join|create an account|forgot password\?)$/i);
  await page.goto('/');
  await expect(unavailable).toHaveCount(0);
  await page.goto('/?login=1');
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username', { exact: true })).toBeVisible();
  await expect(unavailable).toHaveCount(0);
  await page.goto('/');
  await logIn(page, player);
  if (!isMobile) await expect(page.getByRole('banner')).toContainText(balance);
  await expectNoProblem(page);

  const [game] = games;
  await main
    .getByRole('link', { name: game?.Name ?? '', exact: true })
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByText('PLAY MONEY')).toBeVisible();
  const gameWindow = page.getByRole('region', { name: `${game?.Name}, game window` });
  await expect(gameWindow).toContainText(balance);
  await expectNoProblem(page);

  await page.goto('/');
  await logOut(page);
  await expectNoProblem(page);
});
