import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Draw } from '../play/gameEngine.ts';

/** Chooses games by how much they are played: twice as popular, twice as often. */
export interface GameChoice {
  /** Undefined where there is no game to choose. */
  choose(draw: Draw): CatalogueGame | undefined;
}

const steps = 1_000_000;

export function createGameChoice(games: readonly CatalogueGame[]): GameChoice {
  /** Up to where the draw leads to the game of the same place; rising. */
  const ends: number[] = [];
  let total = 0;
  for (const { popularity } of games) {
    // Also a game that nobody knows is tried now and then.
    total += Math.max(popularity, 0.01);
    ends.push(total);
  }
  return {
    choose(draw) {
      const wanted = (draw(steps) / steps) * total;
      let low = 0;
      let high = games.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) > wanted) high = middle;
        else low = middle + 1;
      }
      return games[low];
    },
  };
}
