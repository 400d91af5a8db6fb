import type { Page } from '@playwright/test';
import { player } from '../../examples/operator/accounts.mjs';
import { games, rows } from '../../examples/operator/games.mjs';
import { startOperator } from '../../examples/operator/startOperator.mjs';
import { freePort } from '../../scripts/ports.ts';
import { startProcess } from '../../scripts/startProcess.ts';
import { exampleOperatorVariables } from '../support/exampleOperatorVariables.ts';
import { expect, logIn, test as base } from './support/fixtures.ts';
import { logOut } from './support/logIn.ts';

/** The web front end in front of the example operator. */
const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const operator = await startOperator(0);
      const webPort = await freePort();
      const web = startProcess({
        name: 'web',
        args: ['web/dist/server/server.js'],
        env: { PORT: String(webPort), ...exampleOperatorVariables(operator.port) },
      });
      if ((await web.ready) === null) throw new Error((await web.ended).lastLines.join('\n'));
      await use({ webPort, sandboxPort: operator.port });
      await web.stop();
      await operator.stop();
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

test('a visitor of a small casino sees every game, logs in, plays a round and logs out', async ({ page, isMobile }) => {
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
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('PLAY MONEY')).toBeVisible();
  const gameWindow = page.getByRole('region', { name: `${game?.Name}, game window` });
  await expect(gameWindow).toContainText(balance);
  await frame.getByRole('button', { name: 'Play for £1.00' }).click();
  await expect(frame.getByRole('status')).toHaveText(/^The lantern (?:is lit: £1\.90|stays dark)\.$/);
  // The window shows the balance of the settled round.
  await expect(gameWindow).toContainText(
    (await frame.getByText('Balance £').textContent())?.slice('Balance '.length) ?? '',
  );
  await expect(gameWindow).not.toContainText(balance);
  await expectNoProblem(page);

  await page.goto('/');
  await logOut(page);
  await expectNoProblem(page);
});
