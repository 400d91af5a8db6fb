import type { FrameLocator } from '@playwright/test';
import { wheelOrder } from '../../platform/src/roulette/rouletteWheel.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectBooksAgree, openGameOf, roundOver, shownAmount } from './tableGame.ts';

const velvetRoulette = 41_296;

/** The pocket that the ball lies in, by the angles at which disc and ball were drawn. */
async function pocketOfBall(game: FrameLocator): Promise<number> {
  const angle = (of: string): Promise<number> =>
    game.locator(of).evaluate((turned) => Number.parseFloat(getComputedStyle(turned).rotate));
  const between = ((((await angle('.ball-arm')) - (await angle('.wheel-turn'))) % 360) + 360) % 360;
  return wheelOrder[Math.round((between * wheelOrder.length) / 360) % wheelOrder.length] ?? -1;
}

test('GM-09 roulette by finger: chips on the layout, a number from the server, a balance to the cent @phone', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const player = await newPlayer();
  const game = await openGameOf(page, player, velvetRoulette);
  const press = (name: string | RegExp) => game.getByRole('button', { name }).tap();
  await press(/^Red, /);
  // A finger is too wide for the lines between numbers: a number opens its bets, enlarged.
  await press(/^Number 5, /);
  const bets = game.getByRole('dialog', { name: 'Bets with 5' });
  await bets.getByRole('button', { name: /Split 5 and 8/ }).tap();
  await expectAccessible(page);
  await bets.getByRole('button', { name: 'Close' }).tap();
  await press(/^1st 12, /);
  await press('Undo');
  expect(await shownAmount(game, 'stake')).toBe(200);
  await expectAccessible(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await press('Spin');
  const { shown } = (await (await answered).json()) as { shown: { pocket: number } };
  await expect(game.getByRole('status')).toContainText(/\d+, (red|black|green)\..*Balance £/, { timeout: 15_000 });
  await expect(game.getByRole('list', { name: 'Last numbers' }).getByRole('listitem')).toHaveText([
    String(shown.pocket),
  ]);
  expect(await pocketOfBall(game)).toBe(shown.pocket);
  await roundOver(game);
  await expectBooksAgree(page, game, sandbox, player, 200);
  await press('Lay the last bet again');
  expect(await shownAmount(game, 'stake')).toBe(200);
});

test('GM-09 roulette by keyboard alone: arrows, Enter, Backspace, chips, and the wheel @desktop', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const player = await newPlayer();
  const game = await openGameOf(page, player, velvetRoulette);
  const layout = game.getByRole('group', { name: 'Layout' });
  await layout.getByRole('button', { name: /^Number 17, / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(layout.getByRole('button', { name: /^Split 17 and 20, / })).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  expect(await shownAmount(game, 'stake')).toBe(600);
  await page.keyboard.press('Backspace');
  expect(await shownAmount(game, 'stake')).toBe(100);
  await page.keyboard.press('c');
  expect(await shownAmount(game, 'stake')).toBe(0);
  await page.keyboard.press('u');
  expect(await shownAmount(game, 'stake')).toBe(100);
  const answered = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.press('s');
  expect((await answered).status()).toBe(200);
  await expect(game.getByRole('status')).toContainText('Balance £', { timeout: 15_000 });
  await roundOver(game);
  await expectBooksAgree(page, game, sandbox, player, 100);
  // The bet is laid again and played without going back: Spin comes after it.
  await game.getByRole('button', { name: 'Lay the last bet again' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeFocused();
});

test('GM-08 a number that was drawn and not seen lies in the wheel when the game opens again @desktop', async ({
  page,
  newPlayer,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await openGameOf(page, await newPlayer(), velvetRoulette);
  // By mouse, also between two numbers.
  for (const name of [/^Even, /, /^Split 5 and 8, /]) await game.getByRole('button', { name }).click();
  await expectAccessible(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await game.getByRole('button', { name: 'Spin' }).click();
  const { shown } = (await (await answered).json()) as { shown: { pocket: number } };
  // The ball is still running, where motion is not unwished for.
  await page.reload();
  await expect(game.getByRole('status')).toContainText(
    `Your last round ended while the game was closed. ${shown.pocket}, `,
  );
  await expect(game.getByRole('list', { name: 'Last numbers' }).getByRole('listitem')).toHaveText(String(shown.pocket));
});
