import type { FrameLocator } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { findGameWithFeature, ready } from './support/gameKinds.ts';
import { gameFrame } from './support/play.ts';
import { openGameAsPlayer, shownAmount } from './support/tableGame.ts';

/** The names of the five cards, without the rest of their button labels. */
const cardNames = async (frame: FrameLocator): Promise<string[]> =>
  (
    await frame
      .getByRole('button', { name: /^Hold card \d/ })
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
  ).map((name) => name.replace(/^.*: /, ''));

const hold = (frame: FrameLocator, place: number) => frame.getByRole('button', { name: `Hold card ${place}:` });

test('GM-09 video poker works with the pointer, keeps held cards and matches the books @phone', async ({
  page,
  newPlayer,
  sandbox,
  stack,
}) => {
  const player = await newPlayer();
  const frame = await openGameAsPlayer(page, player, await findGameWithFeature(stack.sandboxPort, 'hold-and-draw'));
  await frame.getByRole('button', { name: 'Raise stake' }).click();
  await frame.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(ready(frame, 'Draw')).toBeVisible();
  const dealt = await cardNames(frame);
  expect(new Set(dealt).size).toBe(5);
  await hold(frame, 2).click();
  await hold(frame, 4).click();
  await hold(frame, 5).click();
  await hold(frame, 5).click();
  await expect(hold(frame, 2)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(frame.getByRole('status')).toContainText('Balance £');
  const drawn = await cardNames(frame);
  expect(drawn.map((card, at) => card === dealt[at])).toEqual([false, true, false, true, false]);
  expect(await shownAmount(frame, 'balance')).toBe((await sandbox.books({ userId: player.userId })).balance);
});

test('GM-08 dealt cards are restored and drawn by keyboard @desktop', async ({ page, newPlayer, sandbox, stack }) => {
  const player = await newPlayer();
  const before = await openGameAsPlayer(page, player, await findGameWithFeature(stack.sandboxPort, 'hold-and-draw'));
  await before.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(ready(before, 'Draw')).toBeVisible();
  const dealt = await cardNames(before);
  await page.reload();
  const frame = gameFrame(page);
  await expect(frame.getByRole('status')).toContainText('Your round is still open.');
  expect(await cardNames(frame)).toEqual(dealt);
  await expectAccessible(page);
  await ready(frame, 'Draw').press('1');
  await ready(frame, 'Draw').press('3');
  await expect(hold(frame, 3)).toHaveAttribute('aria-pressed', 'true');
  await ready(frame, 'Draw').press('Enter');
  await expect(frame.getByRole('status')).toContainText('Balance £');
  expect((await cardNames(frame)).map((card, at) => card === dealt[at])).toEqual([true, false, true, false, false]);
  expect(await shownAmount(frame, 'balance')).toBe((await sandbox.books({ userId: player.userId })).balance);
});
