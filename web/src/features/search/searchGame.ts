import { gamesOfList } from './searchGames.ts';
import type { SearchGame } from './searchGames.ts';

interface Wishes {
  english?: string;
  pinyin?: string;
  theme?: string;
  popularity?: number;
  kind?: SearchGame['tile']['kind'];
  flags?: 0 | 1 | 2 | 3;
}

/** A game of the search list from the few facts that matter to a test. */
export function searchGame(id: number, name: string, { english = '', pinyin = '', theme = 'gem', popularity = 0.5, kind = 'slot', flags = 0 }: Wishes = {}): SearchGame {
  const [game] = gamesOfList({ providers: ['Oxbow'], themes: [theme], games: [[id, name, english, pinyin, `/covers/full/${id}.webp`, 0, 0, kind, 'low', 96, popularity, flags]] });
  if (game === undefined) throw new Error('A list of one game has one game.');
  return game;
}
