import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { Draw } from '@foyer/games/engines/gameEngine';

/** Chooses games in proportion to their popularity. */
export interface GameChoice {
  /** Returns undefined if there are no games. */
  choose(draw: Draw): CatalogueGame | undefined;
}

const steps = 1_000_000;

export function createGameChoice(games: readonly CatalogueGame[]): GameChoice {
  /** Cumulative weights: a draw below an entry selects the game at its index. */
  const ends: number[] = [];
  let total = 0;
  for (const { popularity } of games) {
    // A minimum weight lets unknown games appear occasionally.
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
