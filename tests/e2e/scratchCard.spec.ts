import type { FrameLocator } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectBooksToMatch, openGameAsPlayer, waitForRoundEnd, shownAmount } from './support/tableGame.ts';

const tinyScratch = 10_066;

async function foilOf(game: FrameLocator) {
  const foil = game.locator('canvas');
  const box = await foil.boundingBox();
  if (!box) throw new Error('no foil');
  return { foil, box };
}

test('GM-09 a scratch card works by touch, and the balance matches the books @phone', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, tinyScratch);
  const stake = await shownAmount(game, 'stake');
  await game.getByRole('button', { name: 'Buy a card' }).tap();
  await expect(game.getByRole('status')).toContainText('Your card is ready.');
  expect(await shownAmount(game, 'balance')).toBe(100_000 - stake);
  const { foil, box } = await foilOf(game);
  await foil.tap({ position: { x: box.width / 6, y: box.height / 6 } });
  await expect(game.getByRole('button', { name: /^Field 1: £/ })).toBeVisible();
  await expect(game.getByRole('button', { name: 'Field 9, covered' })).toBeVisible();
  await expectAccessible(page);
  await game.getByRole('button', { name: 'Reveal all' }).tap();
  await expect(game.getByRole('status')).toContainText('Balance £');
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, stake);
});

test('GM-09 a scratch card works by keyboard alone @desktop @all', async ({ page, newPlayer, sandbox }) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, tinyScratch);
  const buy = game.getByRole('button', { name: 'Buy a card' });
  await buy.press('-');
  expect(await shownAmount(game, 'stake')).toBe(50);
  await buy.press('Enter');
  await expect(game.getByRole('button', { name: 'Reveal next' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(game.getByRole('button', { name: /^Field 2: £/ })).toBeFocused();
  await page.keyboard.press('n');
  await expect(game.getByRole('status')).toContainText(/^Field 1: £/);
  await page.keyboard.press('a');
  await expect(game.getByRole('status')).toContainText('Balance £');
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, 50);
});

test('GM-08 GM-09 a card can be scratched by mouse, and an unfinished one is restored @desktop', async ({
  page,
  newPlayer,
}) => {
  const game = await openGameAsPlayer(page, await newPlayer(), tinyScratch);
  await game.getByRole('button', { name: 'Buy a card' }).click();
  await expect(game.getByRole('status')).toContainText('Your card is ready.');
  const { box } = await foilOf(game);
  await page.mouse.move(box.x + 6, box.y + box.height / 6);
  await page.mouse.down();
  for (let stroke = 0; stroke < 6; stroke += 1) {
    const x = box.x + (stroke % 2 === 0 ? box.width / 3 - 6 : 6);
    await page.mouse.move(x, box.y + 8 + (stroke * box.height) / 20, { steps: 6 });
  }
  await page.mouse.up();
  await expect(game.getByRole('button', { name: /^Field 1: £/ })).toBeVisible();
  await expect(game.getByRole('button', { name: 'Field 9, covered' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(game.getByRole('status')).toContainText('Your last round ended while the game was closed.');
  await expect(game.getByRole('button', { name: /^Field \d: £/ })).toHaveCount(9);
});
