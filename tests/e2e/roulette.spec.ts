import type { FrameLocator } from '@playwright/test';
import { wheelOrder } from '../../games/src/engines/roulette/rouletteWheel.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectBooksToMatch, openGameAsPlayer, waitForRoundEnd, shownAmount } from './support/tableGame.ts';

const velvetRoulette = 41_296;

/** The pocket under the ball, computed from the rotation of wheel and ball. */
async function pocketOfBall(game: FrameLocator): Promise<number> {
  const angle = (of: string): Promise<number> =>
    game.locator(of).evaluate((turned) => Number.parseFloat(getComputedStyle(turned).rotate));
  const between = ((((await angle('.ball-arm')) - (await angle('.wheel-turn'))) % 360) + 360) % 360;
  return wheelOrder[Math.round((between * wheelOrder.length) / 360) % wheelOrder.length] ?? -1;
}

test('GM-09 roulette works by touch, and the balance matches the books @phone', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, velvetRoulette);
  const press = (name: string | RegExp) => game.getByRole('button', { name }).tap();
  await press(/^Red, /);
  // The lines between numbers are too narrow for touch, so another board opens an enlarged view of a number’s bets.
  await game.getByRole('radio', { name: 'Splits' }).check();
  await press(/^Number 5, /);
  const bets = game.getByRole('dialog', { name: 'Bets including 5' });
  await bets.getByRole('button', { name: /Split 5 and 8/ }).tap();
  await expectAccessible(page);
  await bets.getByRole('button', { name: 'Close' }).tap();
  await press(/^1st 12, /);
  await press('Undo');
  expect(await shownAmount(game, 'stake')).toBe(200);
  await expectAccessible(page);
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await press('Spin');
  const { shown } = (await (await responsePromise).json()) as { shown: { pocket: number } };
  await expect(game.getByRole('status')).toContainText(/\d+, (red|black|green)\..*Balance £/, { timeout: 15_000 });
  await expect(game.getByRole('list', { name: 'Last numbers' }).getByRole('listitem')).toHaveText([
    String(shown.pocket),
  ]);
  expect(await pocketOfBall(game)).toBe(shown.pocket);
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, 200);
  await press('Repeat last bet');
  expect(await shownAmount(game, 'stake')).toBe(200);
});

test('GM-09 roulette works by keyboard alone @desktop @all', async ({ page, newPlayer, sandbox }) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, velvetRoulette);
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
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await page.keyboard.press('s');
  expect((await responsePromise).status()).toBe(200);
  await expect(game.getByRole('status')).toContainText('Balance £', { timeout: 15_000 });
  await waitForRoundEnd(game);
  await expectBooksToMatch(page, game, sandbox, player, 100);
  // After repeating the bet, the next Tab reaches Spin.
  await game.getByRole('button', { name: 'Repeat last bet' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeFocused();
});

test('GM-08 an unseen roulette result is shown when the game opens again @desktop', async ({ page, newPlayer }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await openGameAsPlayer(page, await newPlayer(), velvetRoulette);
  // Bets by mouse, including one between two numbers.
  for (const name of [/^Even, /, /^Split 5 and 8, /]) await game.getByRole('button', { name }).click();
  await expectAccessible(page);
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await game.getByRole('button', { name: 'Spin' }).click();
  const { shown } = (await (await responsePromise).json()) as { shown: { pocket: number } };
  // The ball is still moving, because motion is allowed.
  await page.reload();
  await expect(game.getByRole('status')).toContainText(
    `Your last round ended while the game was closed. ${shown.pocket}, `,
  );
  await expect(game.getByRole('list', { name: 'Last numbers' }).getByRole('listitem')).toHaveText(String(shown.pocket));
});

test('GM-09 call bets of the racetrack lie as ordinary chips, and the statistics list the round @desktop @all', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  const game = await openGameAsPlayer(page, player, velvetRoulette);
  const showRacetrack = game.getByRole('radio', { name: 'Racetrack' });
  if (await showRacetrack.isVisible()) await showRacetrack.check();
  const track = game.getByRole('group', { name: 'Racetrack' });
  await track.getByRole('button', { name: 'Voisins' }).click();
  expect(await shownAmount(game, 'stake')).toBe(900);
  await game.getByRole('button', { name: 'Undo' }).click();
  expect(await shownAmount(game, 'stake')).toBe(0);
  await track.getByRole('button', { name: 'Fewer neighbours' }).click();
  const zero = track.getByRole('button', { name: '0 and 1 on either side', exact: true });
  await zero.focus();
  await page.keyboard.press('ArrowRight');
  await expect(track.getByRole('button', { name: '32 and 1 on either side' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await shownAmount(game, 'stake')).toBe(300);
  await page.keyboard.press('d');
  expect(await shownAmount(game, 'stake')).toBe(600);
  await expectAccessible(page);
  const request = page.waitForRequest((one) => one.url().endsWith('/rounds'));
  await game.getByRole('button', { name: 'Spin' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    bet: {
      chips: [
        { bet: 'straight-0', amount: 200 },
        { bet: 'straight-32', amount: 200 },
        { bet: 'straight-15', amount: 200 },
      ],
    },
  });
  await expect(game.getByRole('status')).toContainText('Balance £', { timeout: 15_000 });
  // The stake counts the chips that lie on the layout until the next one is placed.
  expect(await shownAmount(game, 'stake')).toBe(600);
  await waitForRoundEnd(game);
  await game.getByRole('button', { name: 'Statistics' }).click();
  const panel = game.getByRole('dialog', { name: 'Numbers this session' });
  await expect(panel.getByText('Every spin is independent.')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Rounds' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expectBooksToMatch(page, game, sandbox, player, 600);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`GM-05 one press bets on a number at ${width} × ${height}, and its chip stays in view during the spin @phone`, async ({
    page,
    newPlayer,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height });
    const game = await openGameAsPlayer(page, await newPlayer(), velvetRoulette);
    const numbers = game.locator('[data-kind=straight]');
    await expect(numbers).toHaveCount(37);
    const room = await game.locator('main').evaluate((main) => main.clientWidth);
    for (const box of await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(room);
      expect(box.height).toBeGreaterThanOrEqual(36);
    }
    await game.getByRole('button', { name: /^Number 36, / }).tap();
    expect(await shownAmount(game, 'stake')).toBe(100);
    await game.getByRole('button', { name: 'Spin' }).tap();
    await expect(game.locator('main[data-phase=waiting]')).toBeVisible();
    await expect(game.locator('.wheel')).toBeInViewport();
    await expect(game.locator('[data-spot=straight-36].has-chips')).toBeInViewport({ ratio: 1 });
    await waitForRoundEnd(game);
    await expect(game.locator('.box.drawn')).toBeInViewport({ ratio: 1 });
  });
