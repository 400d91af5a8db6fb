import type { Aggregator } from '../support/aggregator/startAggregator.ts';
import { startSupplierStack, supplierGames as ids } from '../support/aggregator/startSupplierStack.ts';
import type { Stack } from '../support/stack.ts';
import { expect, openAsPlayer, test as base } from './support/fixtures.ts';
import { gameFrame, untilGamePainted } from './support/play.ts';

let aggregator: Aggregator;

const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const suppliers = await startSupplierStack();
      ({ aggregator } = suppliers);
      await use(suppliers.stack);
      await suppliers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const id of [ids.form, ids.fragment]) {
  test(`GM-02 GM-05 a supplier’s game ${id} is played and settled in its own frame @desktop`, async ({
    page,
    newPlayer,
    sites,
    consoleGuard,
  }) => {
    // The empty page before the form's response has the origin of the site, and Chromium says so.
    if (id === ids.form) consoleGuard.expect(/allow-scripts and allow-same-origin/);
    const player = await newPlayer();
    const before = aggregator.rounds.length;
    await openAsPlayer(page, `${sites.regency}/game/${id}`, player);
    const drop = gameFrame(page).getByRole('button', { name: 'Drop' });
    const shown = page.getByRole('toolbar', { name: 'Game bar' });
    await expect(shown).toContainText('£1,000.00');
    await untilGamePainted(page);
    // The cover would take the press. A ball that pays its stake back changes nothing.
    do {
      const settled = page.waitForResponse((response) => response.url().endsWith('/rounds'));
      await drop.click();
      await settled;
    } while ((aggregator.rounds.at(-1)?.balance ?? 100_000) === 100_000);
    const round = aggregator.rounds.at(-1);
    expect(aggregator.rounds.length).toBeGreaterThan(before);
    expect(aggregator.requested.at(-1)).toMatchObject({ language: 'en-GB', currency: 'GBP', channel: 'desktop' });
    const balance = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(
      (round?.balance ?? 0) / 100,
    );
    // A game that says nothing leaves the figures to the page's own polls.
    if (id === ids.form) await expect(shown).toContainText(balance);
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
      id === ids.form ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-same-origin',
    );
  });
}

test('A17 an address on no origin of its style is refused, on the page and in the log @desktop', async ({
  page,
  newPlayer,
  sites,
  stack,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 502/);
  await openAsPlayer(page, `${sites.regency}/game/${ids.elsewhere}`, await newPlayer());
  await expect(page.getByRole('alert').filter({ hasText: 'could not verify the game’s address' })).toBeVisible();
  const line = (stack as Stack).webLog.find((one) => one.includes('GAME_LAUNCH_REFUSED'));
  expect(line).toContain('originOfStyle');
  expect(line).not.toContain('lumen');
});

test('GM-05 a supplier’s frame cannot move the page, open a window, leave its origins or keep the player @desktop', async ({
  page,
  newPlayer,
  sites,
  consoleGuard,
}) => {
  // The browser names each attempt.
  consoleGuard.expect(/Blocked opening|Unsafe attempt|frame-src|Failed to set|sandbox/);
  const pages: string[] = [];
  page.context().on('page', (opened) => pages.push(opened.url()));
  const address = `${sites.regency}/game/${ids.hostile}`;
  await openAsPlayer(page, address, await newPlayer());
  const frame = gameFrame(page);
  await untilGamePainted(page);
  await frame.getByRole('button', { name: 'Leave' }).click();
  // Its own frame stays within the origins that the site's policy names.
  await expect.poll(() => page.frames().some((one) => one.url().includes('/hostile'))).toBe(false);
  expect(page.frames().some((one) => one.url().includes('elsewhere.localhost'))).toBe(false);
  expect(page.url()).toBe(address);
  expect(pages).toEqual([]);
  await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('iframe')).toHaveCount(0);
});
