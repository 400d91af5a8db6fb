import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, logIn } from './fixtures.ts';
import { gameFrame, minorUnits } from './play.ts';
import type { SandboxPlayer } from './sandbox.ts';

/** The first game that offers this, by the key of its feature. */
export async function gameOffering(platformPort: number, feature: string): Promise<number> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.answer, await (await fetch(`http://127.0.0.1:${platformPort}${path}`)).json());
  const game = data.find(({ Properties }) => Properties.isAvailable && Properties.features.includes(feature));
  if (!game) throw new Error(`No game offers ${feature}.`);
  return game.GameGroupId;
}

/** Logs in and opens the game, ready to be played. */
export async function openCardGame(page: Page, player: SandboxPlayer, gameId: number): Promise<FrameLocator> {
  await page.goto('/');
  await logIn(page, player);
  await page.goto(`/game/${gameId}`);
  const frame = gameFrame(page);
  await expect(ready(frame, 'Deal')).toBeVisible();
  return frame;
}

/** The button, once it can be pressed. */
export const ready = (frame: FrameLocator, name: string): Locator => frame.getByRole('button', { name, exact: true, disabled: false });

/** What the game shows as balance, in minor units. */
export const shownBalance = async (frame: FrameLocator): Promise<number> => minorUnits(await frame.locator('.of-balance .value').innerText());
