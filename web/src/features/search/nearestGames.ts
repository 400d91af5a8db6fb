import type { SearchGame } from './searchGames.ts';
import { editsBetween } from './nearestWords.ts';

/** Games with the words nearest to a text that nothing matches, so that the page is never empty. */
export function nearestGames(games: readonly SearchGame[], wanted: string, most: number): SearchGame[] {
  const typed = wanted.split(' ').filter((word) => word !== '').slice(0, 4);
  const limit = Math.max(2, Math.ceil(wanted.length / 2));
  return games
    .map((game) => {
      const words = game.texts.flatMap((text) => text.split(' '));
      const edits = Math.min(...typed.flatMap((word) => words.map((other) => editsBetween(word, other, limit))), limit + 1);
      return { game, edits };
    })
    .toSorted((a, b) => a.edits - b.edits || b.game.popularity - a.game.popularity)
    .slice(0, most)
    .map(({ game }) => game);
}
