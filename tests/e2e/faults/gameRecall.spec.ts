import { dealOpenRound } from '../support/dealOpenRound.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { findGameWithFeature, ready } from '../support/gameKinds.ts';
import { openGameAsPlayer } from '../support/tableGame.ts';

/** A recall reaches every window within a minute, in milliseconds. */
const recallMs = 60_000;

test('GM-09 a recall in the middle of a round ends the game within a minute and returns the stake', async ({
  page,
  newPlayer,
  sandbox,
  stack,
}) => {
  const gameId = await findGameWithFeature(stack.sandboxPort, 'split');
  const player = await newPlayer();
  const frame = await openGameAsPlayer(page, player, gameId);
  await dealOpenRound(frame, () => ready(frame, 'Deal').click());
  await sandbox.recalls({ recall: [gameId], reason: 'A laboratory found a fault.' });

  const notice = page.getByRole('alert').filter({ hasText: 'This game is no longer available' });
  await expect(notice).toBeVisible({ timeout: recallMs });
  await expect(notice).toContainText('its stake is back in your balance');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  const { balance, history = [] } = await sandbox.books({ userId: player.userId });
  const moves = history as { kind: string; amount: number; reference: string }[];
  const of = (kind: string, reference: string | undefined) =>
    moves.filter((move) => move.kind === kind && move.reference === reference).map(({ amount }) => amount);
  const last = moves.findLast(({ kind }) => kind === 'win')?.reference;
  expect(of('win', last)).toEqual(of('stake', last));
  const figure = page.getByRole('toolbar', { name: 'Game bar' }).locator('[data-figure=balance]').first();
  if (await figure.isVisible()) await expect(figure).toContainText(((balance ?? 0) / 100).toLocaleString('en-GB'));

  await page.goto(`/game/${gameId}`);
  // A live table says that it is closed.
  await expect(page.getByRole('alert').filter({ hasText: /^(?:Not available|Table closed)$/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await sandbox.recalls({ reinstate: [gameId], reason: 'End of the test.' });
});
