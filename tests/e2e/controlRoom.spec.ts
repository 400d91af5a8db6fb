import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

test('RT-08 an operator sends an advert by keyboard, and player and operator see it and its closing @desktop', async ({
  page,
  context,
  stack,
  newPlayer,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/help', player);
  const room = await context.newPage();
  await room.goto(`http://localhost:${stack.sandboxPort}/control`);
  const arrivals = room
    .getByRole('region', { name: 'Incoming events' })
    .getByRole('listitem')
    .filter({ hasText: `user ${player.userId}` });
  // The page is connected; the subscription follows shortly after.
  await expect(arrivals.filter({ hasText: 'connection opened' })).toBeVisible();
  await room.getByLabel('Username', { exact: true }).fill(player.username);
  await room.keyboard.press('Enter');
  await expect(room.getByRole('status').filter({ hasText: `${player.username} selected.` })).toBeVisible();
  await expectAccessible(room);

  await room.getByLabel('Title').fill('Jazz <b>tonight</b>');
  await room.getByLabel('Action').press('Tab');
  await room.keyboard.press('Enter');
  await expect(arrivals.filter({ hasText: 'told onMessagePublished' }).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Jazz <b>tonight</b>' })).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Jazz' }).getByRole('button', { name: 'Close' }).click();
  await expect(room.getByRole('listitem').filter({ hasText: 'acknowledgeMessage 200' }).first()).toBeVisible();
  await room.getByRole('button', { name: 'Finish the player’s payments' }).click();
  await expect(room.getByText('Payments run without a stop')).toBeVisible();
  await expect(
    room.getByRole('region', { name: 'Jackpots' }).getByRole('listitem').filter({ hasText: 'megaMoolah' }),
  ).toBeVisible();
  await room.getByRole('button', { name: 'Recalculate' }).click();
  await expect(room.getByText('Balanced:')).toBeVisible();
});

const pages = ['', '/content', '/flags', '/collector', '/android', '/outbox', '/persons'];

test('the navigation of the sandbox has the same links on every page and marks the current one @desktop @all', async ({
  page,
  stack,
}) => {
  for (const path of pages) {
    const address = `http://localhost:${stack.sandboxPort}/control${path}`;
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link');
    await expect(links).toHaveText([
      'Control room',
      'Content',
      'Flags',
      'Collector',
      'Android app',
      'Outbox',
      'Persons',
      'Exclusions',
      'Contract',
    ]);
    const current = links.and(page.locator('[aria-current="page"]'));
    await expect(current).toHaveText((await page.getByRole('heading', { level: 1 }).innerText()).trim());
    await expect(current).toHaveAttribute('href', `/control${path}`);
    await expect(page.getByText('Play money only')).toBeVisible();
    await expectAccessible(page);
  }
});

for (const [colours, media] of [
  ['light colours', { colorScheme: 'light' }],
  ['dark colours', { colorScheme: 'dark' }],
] as const)
  test(`no page of the sandbox scrolls sideways at 320 px, in ${colours} @desktop @all`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia(media);
    for (const path of pages) {
      await page.goto(`http://localhost:${stack.sandboxPort}/control${path}`);
      if (path === '') await expect(page.getByRole('region', { name: 'Incoming events' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await expectAccessible(page);
    }
  });

test('the section links mark where the operator works @desktop @all', async ({ page, stack }) => {
  await page.goto(`http://localhost:${stack.sandboxPort}/control#faults`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const current = sections.getByRole('link').and(page.locator('[aria-current="location"]'));
  await expect(current).toHaveText('Faults');
  await sections.getByRole('link', { name: 'Real-time hub' }).click();
  await expect(current).toHaveText('Real-time hub');
  await expect(page.getByRole('heading', { name: 'Real-time hub' })).toBeInViewport();
  await page.getByRole('region', { name: 'Ledger' }).getByRole('button', { name: 'Recalculate' }).focus();
  await expect(current).toHaveText('Ledger');
});

test('a change for all players is asked about first, and Escape leaves everything as it is @desktop @all', async ({
  page,
  stack,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`http://localhost:${stack.sandboxPort}/control`);
  const drop = page.getByRole('button', { name: 'Drop connections' });
  await drop.click();
  const dialog = page.getByRole('dialog', { name: 'Close the connections of all players?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drop).toBeFocused();
  expect(calls).not.toContain('/control/hub');
});

test('an error of the control room stands at its field until the field changes @desktop @all', async ({
  page,
  stack,
}) => {
  await page.goto(`http://localhost:${stack.sandboxPort}/control`);
  await page.getByRole('button', { name: 'Start maintenance' }).click();
  const field = page.getByLabel('Game number');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^Enter the number of a game/);
  await expectAccessible(page);
  await page.keyboard.type('1');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('After /game/ in its address.');
});

test('the ledger shows dates with a year, signed amounts and a head that stays in sight @desktop @all', async ({
  page,
  stack,
  sandbox,
  newPlayer,
}) => {
  const player = await newPlayer();
  for (const amount of [2500, -1234]) await sandbox.balances({ userId: player.userId, amount });
  await page.goto(`http://localhost:${stack.sandboxPort}/control`);
  await page.getByLabel('Username', { exact: true }).fill(player.username);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByText(`Recipient: ${player.username}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Recalculate' }).click();
  const rows = page.getByRole('region', { name: 'Ledger' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Withdrawal' })).toContainText('−£12.34');
  await expect(rows.filter({ hasText: '+£25.00' })).toContainText(/\d{1,2} [A-Z][a-z]{2,3} 20\d\d, \d\d:\d\d/);
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveCSS('text-align', 'end');
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveCSS('position', 'sticky');
});
