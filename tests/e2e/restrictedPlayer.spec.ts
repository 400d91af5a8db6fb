import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, openAsPlayer, test } from './support/fixtures.ts';

/** Expects no invitation to play or pay on a page with the restriction notice. */
async function expectNothingOffered(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^(Play|Opt in|Deposit)/ })).toHaveCount(0);
  await expect(main.locator('a[href^="/game/"]')).toHaveCount(0);
  await expect(page.getByText('Welcome back')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /Deposit|Search/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.locator(
      'a[href$="/all-games"], a[href$="/live"], a[href$="/jackpots"], a[href$="/promotions"], a[href$="/blog"]',
    ),
  ).toHaveCount(0);
  await expect(footer.locator('a[href$="/terms"]')).not.toHaveCount(0);
}

test('AU-19 MT5a MT5b a self-excluded rest-of-world player can log in to withdraw and is offered nothing @row', async ({
  browser,
  sites,
  sandbox,
  consoleGuard,
}) => {
  test.slow();
  // A self-exclusion also closes the hub connection.
  consoleGuard.allow(/401|WebSocket connection to 'ws:\/\/hub\./);
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
  const page = await context.newPage();
  const player = await sandbox.newPlayer({ marketId: 'row' });
  await openAsPlayer(page, `${sites.regency}/help`, player);
  await page.locator('a[href$="#my-play"]:visible').first().click();
  const panel = page.getByRole('dialog', { name: 'My play' });
  await panel.getByText('Self-exclusion', { exact: true }).click();
  // There is one statement about logging in, not two.
  await expect(panel.getByText('You can log in to withdraw it, view your history and get help.')).toBeVisible();
  await expect(
    panel.getByText(/self-exclusion ends.*cannot log in|cannot log in until the self-exclusion/),
  ).toHaveCount(0);
  await panel.getByRole('radio', { name: '6 months', exact: true }).check();
  await panel.getByRole('radio', { name: /only$/ }).check();
  await panel.getByRole('checkbox', { name: /I understand that I cannot play until my self-exclusion ends/ }).check();
  await panel.getByRole('button', { name: 'Self-exclude' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  await logIn(page, player);
  for (const path of ['/', '/promotions', '/all-games', '/blog', '/game/41000']) {
    await page.goto(`${sites.regency}${path}`);
    await expect(page.getByRole('heading', { name: 'You are self-excluded' })).toBeVisible();
    await expect(page.getByText(/^Until \d+ \w+ \d{4}/)).toBeVisible();
    await expectNothingOffered(page);
  }
  await expectAccessible(page);
  // The broker withholds offers during a restriction.
  const { userId } = player;
  await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(1);
  const advert = { userId, topic: 'xeniaAdvert', content: { title: 'Play again', text: 'Words.' } } as const;
  expect((await sandbox.messages({ publish: advert })).published).toMatchObject([{ connections: 0 }]);
  await expect(page.getByText('Play again')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are self-excluded' })).toBeVisible();
  await expect(page.getByText('Play again')).toHaveCount(0);
  // The server renders the restriction itself, so that a reload shows no offer before the script runs.
  const html = await page.evaluate(async () => (await fetch('/')).text());
  expect(html).not.toContain('href="/game/');
  expect(html).toContain('Your account is restricted');
  // Information pages stay unchanged.
  await page.goto(`${sites.regency}/help`);
  await expect(page.getByRole('heading', { name: 'You are self-excluded' })).toHaveCount(0);
  await page.goto(`${sites.regency}/`);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: /Banking|Withdraw/ })).toBeVisible();
  await context.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});

for (const [marketId, country] of [
  ['uk', 'GB'],
  ['ca', 'CA'],
  ['row', 'FR'],
] as const) {
  test(
    `AU-19 an account of market ${marketId} blocked during a session is offered nothing from then on @desktop`,
    { tag: marketId === 'uk' ? [] : '@all' },
    async ({ browser, sites, sandbox, consoleGuard }) => {
      consoleGuard.allow(/40[13]|WebSocket connection to 'ws:\/\/hub\./);
      const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': country } });
      for (const [status, heading] of [
        [7, 'You are self-excluded'],
        [5, 'Your account is closed'],
        [3, 'Your account is deactivated'],
        [6, 'Your account is blocked'],
      ] as const) {
        const page = await context.newPage();
        const player = await sandbox.newPlayer({ marketId });
        await openAsPlayer(page, `${sites.regency}/`, player);
        await sandbox.status({ userId: player.userId, accountStatusId: status });
        await page.reload();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectNothingOffered(page);
        await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: 'Withdraw' })).toHaveCount(
          status === 6 ? 0 : 1,
        );
        await page.close();
      }
      await context.close();
      expect(consoleGuard.unexpectedOutput()).toEqual([]);
    },
  );
}

test('AU-19 a guest is shown as a guest, without balance, deposit or promotions @desktop @all', async ({
  page,
  newPlayer,
  consoleGuard,
}) => {
  const responses: string[] = [];
  page.on(
    'response',
    (response) => void (response.status() >= 400 && responses.push(`${response.status()} ${response.url()}`)),
  );
  await openAsPlayer(page, '/', await newPlayer({ scenario: 'guest' }));
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Balance')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible();
  // A game’s page explains what a guest needs to play.
  await page.goto('/game/41000');
  await expect(page.getByText('You are logged in as a guest. Log out and create an account to play.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Play' })).toBeVisible();
  expect(responses).toEqual([]);
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
