import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectBooksToMatch, openGameAsPlayer, waitForRoundEnd, shownAmount } from './support/tableGame.ts';

const meteorDrop = 10_068;

test('GM-09 plinko works by touch with both boards, and the balance matches the books @phone', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, meteorDrop);
  const stake = await shownAmount(game, 'stake');
  await game.getByRole('radio', { name: '16 rows' }).check();
  const drop = game.getByRole('button', { name: 'Drop ball' });
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await drop.tap();
  const { shown } = (await (await responsePromise).json()) as { shown: { rows: number; tenths: number } };
  expect(shown.rows).toBe(16);
  await expect(game.getByRole('status')).toContainText(
    shown.tenths === 10 ? 'returned on a' : `${shown.tenths / 10} times your stake.`,
    { timeout: 15_000 },
  );
  await expectAccessible(page);
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, stake);
});

test('GM-09 plinko works by keyboard, and instantly with reduced motion @desktop @all', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, meteorDrop);
  const drop = game.getByRole('button', { name: 'Drop ball' });
  await drop.press('-');
  await drop.press('r');
  await expect(game.getByRole('radio', { name: '16 rows' })).toBeChecked();
  expect(await shownAmount(game, 'stake')).toBe(50);
  await drop.press('Enter');
  await expect(game.getByRole('status')).toContainText(/times your stake\.|returned on a/);
  await expectAccessible(page);
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, 50);
});

test('GM-09 several balls fall at once in a market without a single-game lock @desktop @all', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const player = await newPlayer({ marketId: 'row' });
  const game = await openGameAsPlayer(page, player, meteorDrop);
  const stake = await shownAmount(game, 'stake');
  await game.getByRole('radio', { name: '16 rows' }).check();
  const drop = game.getByRole('button', { name: 'Drop ball' });
  const falling = game.locator('.plinko-ball:not(.resting)');
  await drop.click();
  // Stops the first ball on its way, so that a slow machine cannot let it land before the second one.
  await falling.evaluate((ball) => ball.getAnimations().forEach((animation) => animation.pause()));
  await waitForRoundEnd(game);
  // The board cannot change under a falling ball.
  await expect(game.getByRole('radio', { name: '12 rows' })).toBeDisabled();
  await drop.click();
  await expect(falling).toHaveCount(2);
  await falling.first().evaluate((ball) => ball.getAnimations().forEach((animation) => animation.finish()));
  await expect(falling).toHaveCount(0, { timeout: 15_000 });
  await waitForRoundEnd(game);
  await expect(game.getByRole('radio', { name: '12 rows' })).toBeEnabled();
  await expectBooksToMatch(page, game, sandbox, player, 2 * stake);
});

test('UK8b one ball falls at a time in a market with a single-game lock @desktop @uk', async ({ page, newPlayer }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await openGameAsPlayer(page, await newPlayer({ marketId: 'uk' }), meteorDrop);
  const drop = game.getByRole('button', { name: 'Drop ball' });
  await drop.click();
  await expect(game.locator('.plinko-ball:not(.resting)')).toHaveCount(1);
  await expect(drop).toHaveAttribute('aria-disabled', 'true');
  await expect(game.locator('.plinko-ball:not(.resting)')).toHaveCount(0, { timeout: 15_000 });
  await expect(drop).toHaveAttribute('aria-disabled', 'true');
  await waitForRoundEnd(game);
});
