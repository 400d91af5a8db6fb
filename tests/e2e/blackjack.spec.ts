import type { FrameLocator } from '@playwright/test';
import { dealOpenRound } from './support/dealOpenRound.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { findGameWithFeature, ready } from './support/gameKinds.ts';
import { gameFrame } from './support/play.ts';
import { openGameAsPlayer, shownAmount } from './support/tableGame.ts';

/** Stands until the next round can begin. `press` makes the choice. */
async function finishRound(
  frame: FrameLocator,
  press: (choice: 'Stand' | 'No insurance') => Promise<void>,
): Promise<void> {
  for (;;) {
    await ready(frame, 'Deal')
      .or(ready(frame, 'Stand'))
      .or(ready(frame, 'No insurance'))
      .first()
      .waitFor({ timeout: 15_000 });
    if (await ready(frame, 'Deal').isVisible()) return;
    await press((await ready(frame, 'Stand').isVisible()) ? 'Stand' : 'No insurance');
  }
}

const cardsOf = (frame: FrameLocator, hand: string) =>
  frame
    .getByRole('group', { name: hand })
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

test('GM-09 blackjack is played with the pointer, and the shown balance matches the books @phone', async ({
  page,
  newPlayer,
  sandbox,
  stack,
}) => {
  const player = await newPlayer();
  const frame = await openGameAsPlayer(page, player, await findGameWithFeature(stack.sandboxPort, 'double-down'));
  await frame.getByRole('button', { name: 'Clear' }).click();
  await frame.getByRole('button', { name: 'Add a chip of £5.00' }).click();
  await frame.getByRole('button', { name: 'Add a chip of £1.00' }).click();
  await expect(frame.locator('.of-stake .value')).toHaveText('£6.00');
  await expectAccessible(page);
  await dealOpenRound(frame, () => frame.getByRole('button', { name: 'Deal' }).click());
  expect(await cardsOf(frame, 'Dealer')).toEqual([expect.stringMatching(/ of /), 'hidden card']);
  await expectAccessible(page);
  await finishRound(frame, (choice) => frame.getByRole('button', { name: choice, exact: true }).click());
  const { balance, history = [] } = await sandbox.books({ userId: player.userId });
  expect(await shownAmount(frame, 'balance')).toBe(balance);
  expect(history.length).toBeGreaterThan(1);
});

test('GM-08 closing a game with an open hand asks first and keeps the hand @desktop', async ({
  page,
  newPlayer,
  stack,
}) => {
  const frame = await openGameAsPlayer(
    page,
    await newPlayer(),
    await findGameWithFeature(stack.sandboxPort, 'double-down'),
  );
  const address = page.url();
  await dealOpenRound(frame, () => ready(frame, 'Deal').click());
  const own = await cardsOf(frame, 'Your hand');
  const question = page.getByRole('dialog', { name: 'Your round is not finished' });
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(question.getByText('Your round is saved.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(ready(frame, 'Stand')).toBeVisible();
  await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  // The lobby links back to the game, also after a reload.
  const note = page.getByRole('status').filter({ hasText: 'You have an unfinished round in' });
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  const finish = note.getByRole('link', { name: 'Finish round' });
  // It stays while it has the focus.
  await finish.focus();
  await expectAccessible(page);
  await finish.click();
  await expect(page).toHaveURL(address);
  await expect(note).toHaveCount(0);
  await expect(gameFrame(page).getByRole('status')).toContainText('Your round is still open.');
  expect(await cardsOf(gameFrame(page), 'Your hand')).toEqual(own);
  await finishRound(gameFrame(page), (choice) => ready(gameFrame(page), choice).click());
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  // The lobby's own summary may still be on its way.
  const summary = page.waitForResponse(
    (response) => response.url().includes('/api/session-summary') && response.frame().url().endsWith('/help'),
  );
  await page.goto('/help');
  expect(await (await summary).json()).toMatchObject({ gamesWithOpenRound: [] });
  await expect(note).toHaveCount(0);
});

test('GM-08 an open blackjack round is restored and finished by keyboard @desktop', async ({
  page,
  newPlayer,
  sandbox,
  stack,
}) => {
  const player = await newPlayer();
  const before = await openGameAsPlayer(page, player, await findGameWithFeature(stack.sandboxPort, 'double-down'));
  await dealOpenRound(before, async () => {
    await before.locator('.blackjack-controls').focus();
    await page.keyboard.press('Enter');
  });
  const [own, dealer] = [await cardsOf(before, 'Your hand'), await cardsOf(before, 'Dealer')];
  await page.reload();
  const frame = gameFrame(page);
  await expect(frame.getByRole('status')).toContainText('Your round is still open.');
  expect([await cardsOf(frame, 'Your hand'), await cardsOf(frame, 'Dealer')]).toEqual([own, dealer]);
  await expectAccessible(page);
  await frame.locator('.blackjack-controls').focus();
  // A held key repeats and must not play (UK7), so the hand keeps its two cards.
  await frame.locator('.blackjack-controls').dispatchEvent('keydown', { key: 'h', repeat: true });
  await finishRound(frame, () => page.keyboard.press('s'));
  expect(await cardsOf(frame, 'Your hand')).toEqual(own);
  await expect(frame.getByRole('status')).toContainText('Balance £');
  expect(await shownAmount(frame, 'balance')).toBe((await sandbox.books({ userId: player.userId })).balance);
});

test('UK8b with an open round in another game no spin begins, and the notice leads to that round @desktop @uk', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
  stack,
}) => {
  consoleGuard.allow(/status of 409/);
  const player = await newPlayer();
  const blackjack = await findGameWithFeature(stack.sandboxPort, 'double-down');
  const frame = await openGameAsPlayer(page, player, blackjack);
  await dealOpenRound(frame, () => ready(frame, 'Deal').click());
  const own = await cardsOf(frame, 'Your hand');
  const { balance } = await sandbox.books({ userId: player.userId });
  await page.goto('/game/41037');
  await gameFrame(page).getByRole('button', { name: 'Spin' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Unfinished round in another game' });
  await expect(notice).toBeVisible();
  await expect(
    gameFrame(page)
      .getByText(/You have an unfinished round in .+\. Finish it first/)
      .first(),
  ).toBeVisible();
  expect((await sandbox.books({ userId: player.userId })).balance).toBe(balance);
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Finish round' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${blackjack}$`));
  await expect(ready(gameFrame(page), 'Stand')).toBeVisible();
  expect(await cardsOf(gameFrame(page), 'Your hand')).toEqual(own);
  await finishRound(gameFrame(page), (choice) => ready(gameFrame(page), choice).click());
});
