import type { FrameLocator, Page } from '@playwright/test';
import { expect, openAsPlayer } from './fixtures.ts';
import { gameFrame, minorUnits } from './play.ts';
import type { Sandbox, SandboxPlayer } from './sandbox.ts';

/** Opens a game by its address, logs in and waits until it can be played. */
export async function openGameAsPlayer(page: Page, player: SandboxPlayer, gameId: number): Promise<FrameLocator> {
  await openAsPlayer(page, `/game/${gameId}`, player);
  const game = gameFrame(page);
  await expect(game.locator('main[data-phase=betting]')).toBeVisible();
  return game;
}

/** Waits until the round has ended and another can start, at least the minimum round time (UK7). */
export async function waitForRoundEnd(game: FrameLocator): Promise<void> {
  await expect(game.locator('main[data-phase=betting]')).toBeVisible({ timeout: 20_000 });
}

/** A displayed amount in the game’s bar, in minor units. */
export async function shownAmount(game: FrameLocator, of: 'balance' | 'stake' | 'win'): Promise<number> {
  return minorUnits((await game.locator(`.of-${of} .value`).textContent()) ?? '');
}

/** Expects the displayed balance and win to match the books to the cent (GM-09). */
export async function expectBooksToMatch(
  page: Page,
  game: FrameLocator,
  sandbox: Sandbox,
  player: SandboxPlayer,
  staked: number,
): Promise<void> {
  const { balance = 0, history = [] } = await sandbox.books({ userId: player.userId });
  const moves = history as { kind: string; amount: number }[];
  const sum = (kind: string): number =>
    moves.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0);
  expect(sum('stake')).toBe(staked);
  expect(await shownAmount(game, 'balance')).toBe(balance);
  const net = page.getByRole('toolbar', { name: 'Game bar' }).locator('[data-figure=net] dd');
  await expect.poll(async () => minorUnits((await net.textContent()) ?? '')).toBe(sum('win') - staked);
}
