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
  await room.goto(`http://localhost:${stack.platformPort}/control`);
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
