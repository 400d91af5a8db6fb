import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export { minorUnits } from './minorUnits.ts';

/** The game inside its frame. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Waits until the browser shows the game. A press before that reaches the page around the frame and is lost. */
export async function untilGamePainted(page: Page): Promise<void> {
  await gameFrame(page)
    .locator(':root')
    .evaluate(async () => {
      await new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      });
    });
}

/** A game with a metered module, found through the web’s own call. */
export async function meteredGame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const token = window.sessionStorage.getItem('mgsUserToken') ?? '';
    for (let game = 41_000; game < 42_000; game += 37) {
      const response = await fetch(`/api/metered/module/${game + 100_000}/client/50300`, {
        headers: { authorization: `Bearer ${token}`, 'x-requested-by': 'foyer' },
      });
      if (response.ok && ((await response.json()) as { isGameMetered: boolean }).isGameMetered) return game;
    }
    return 0;
  });
}

/** Plays one round with the game’s button and waits until the next round can start. */
export async function playRound(page: Page): Promise<void> {
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  const responsePromise = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await spin.click();
  expect((await responsePromise).status()).toBe(200);
  // Free spins are shown one after another and cannot be accelerated.
  await expect(spin).toBeEnabled({ timeout: 75_000 });
}

/** Opens the panel beside a running game, which begins closed and stays as the player leaves it. */
export async function openGamePanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Games' });
  const isOpen = await panel.getByRole('button', { expanded: true }).count();
  if (isOpen === 0) await panel.getByRole('button', { name: 'Show the games panel' }).click();
  return panel;
}

/** Follows the link to the lobby: in the bar on a wide screen, in the game menu on a phone. */
export async function leaveForLobby(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lobby' }).click();
  } else {
    await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Lobby' }).click();
  }
  await expect(page.getByRole('tablist').first()).toBeVisible();
}

/** Presses the favourite button of the running game. */
export async function markFavourite(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Game menu' }).click();
  const heart = (isMobile ? page.getByRole('dialog') : page.getByRole('toolbar', { name: 'Game bar' })).getByRole(
    'button',
    { name: /favourite/i },
  );
  const saved = page.waitForResponse((response) => /\/api\/favourites\/\d+\/add$/.test(response.url()));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  if (isMobile) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

export async function openMyGames(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'My Games', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My Games', exact: true })).toHaveAttribute('aria-selected', 'true');
}
