import type { Game } from '@foyer/contract/games';

/** A curated slot with a feature. Curated games have no maintenance schedule. */
export async function slotWith(platformPort: number, feature: string): Promise<Game> {
  const { data } = (await (await fetch(`http://127.0.0.1:${platformPort}/games/games?productId=8145`)).json()) as {
    data: Game[];
  };
  const game = data.find(
    ({ GameGroupId, Properties }) => GameGroupId >= 41_000 && Properties.features.includes(feature),
  );
  if (!game) throw new Error(`No game has ${feature}.`);
  return game;
}
