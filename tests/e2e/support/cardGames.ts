import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { FrameLocator, Locator } from '@playwright/test';
import * as v from 'valibot';

/** The first game with this feature key. */
export async function findGameWithFeature(platformPort: number, feature: string): Promise<number> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.response, await (await fetch(`http://127.0.0.1:${platformPort}${path}`)).json());
  const game = data.find(({ Properties }) => Properties.isAvailable && Properties.features.includes(feature));
  if (!game) throw new Error(`No game offers ${feature}.`);
  return game.GameGroupId;
}

/** The button, once it is enabled. */
export const ready = (frame: FrameLocator, name: string): Locator =>
  frame.getByRole('button', { name, exact: true, disabled: false });
