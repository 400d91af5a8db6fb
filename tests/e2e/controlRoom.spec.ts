import { expect, expectAccessible, openAsPlayer, test } from './fixtures.ts';

test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

test('RT-08 an operator sends an advert from the control room by keyboard, the player sees it at once, and both see that it was answered @desktop', async ({
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
    .getByRole('region', { name: 'What arrives' })
    .getByRole('listitem')
    .filter({ hasText: `user ${player.userId}` });
  // Connected, and subscribed a moment later.
  await expect(arrivals.filter({ hasText: 'connection opened' })).toBeVisible();
  await room.getByLabel('Username').fill(player.username);
  await room.keyboard.press('Enter');
  await expect(room.getByRole('status').filter({ hasText: `Orders now go to ${player.username}.` })).toBeVisible();
  await expectAccessible(room);

  await room.getByLabel('Title').fill('Jazz <b>tonight</b>');
  await room.getByLabel('What it asks for').press('Tab');
  await room.keyboard.press('Enter');
  await expect(arrivals.filter({ hasText: 'told onMessagePublished' }).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Jazz <b>tonight</b>' })).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Jazz' }).getByRole('button', { name: 'Close' }).click();
  await expect(room.getByRole('listitem').filter({ hasText: 'acknowledgeMessage 200' }).first()).toBeVisible();
  await room.getByRole('button', { name: 'Answer the player’s payments' }).click();
  await expect(room.getByText('Payments stop nowhere')).toBeVisible();
  await expect(
    room.getByRole('region', { name: 'Jackpots' }).getByRole('listitem').filter({ hasText: 'megaMoolah' }),
  ).toBeVisible();
  await room.getByRole('button', { name: 'Count anew' }).click();
  await expect(room.getByText('Balanced:')).toBeVisible();
});
