import { addressOf } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import type { FrameLocator, Locator } from '@playwright/test';
import * as v from 'valibot';

/** A curated slot with a feature. Curated games have no maintenance schedule. */
export async function slotWith(sandboxPort: number, feature: string): Promise<Game> {
  const { data } = (await (await fetch(`http://127.0.0.1:${sandboxPort}/games/games?productId=8145`)).json()) as {
    data: Game[];
  };
  const game = data.find(
    ({ GameGroupId, Properties }) => GameGroupId >= 41_000 && Properties.features.includes(feature),
  );
  if (!game) throw new Error(`No game has ${feature}.`);
  return game;
}

/** The first game in the list of a desktop that fits. */
export async function findGame(sandboxPort: number, isWanted: (game: Game) => boolean): Promise<Game> {
  const path = `/games${addressOf(gamesList, { query: { productId: '8145' } })}`;
  const { data } = v.parse(gamesList.response, await (await fetch(`http://127.0.0.1:${sandboxPort}${path}`)).json());
  const game = data.find(isWanted);
  if (!game) throw new Error('No game fits.');
  return game;
}

/** The first game with this feature key. */
export const findGameWithFeature = async (sandboxPort: number, feature: string): Promise<number> =>
  (
    await findGame(
      sandboxPort,
      ({ Properties: { isAvailable, features } }) => isAvailable && features.includes(feature),
    )
  ).GameGroupId;

/** The button, once it is enabled. */
export const ready = (frame: FrameLocator, name: string): Locator =>
  frame.getByRole('button', { name, exact: true, disabled: false });

/** One game of each layout: its name in a test title, and its id, which may depend on the content of the sandbox. */
export const gameKinds: Readonly<Record<string, (sandboxPort: number) => Promise<number>>> = {
  'a slot of five rows': async (port) => (await slotWith(port, 'tumbling')).GameGroupId,
  'a slot of three rows': async (port) => (await slotWith(port, 'lines-20')).GameGroupId,
  'a slot of three reels': async (port) => (await slotWith(port, 'three-reels')).GameGroupId,
  blackjack: (port) => findGameWithFeature(port, 'double-down'),
  'video poker': (port) => findGameWithFeature(port, 'hold-and-draw'),
  roulette: async () => 41_296,
  'a scratch card': async () => 10_066,
  plinko: async () => 10_068,
};
