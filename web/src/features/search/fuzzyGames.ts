import { editsBetween } from './nearestWords.ts';
import { searchGames } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';
import { wordsOf } from './searchWords.ts';

export interface FuzzyHit {
  /** Places of the games, best first. */
  games: number[];
  /** The text the games were found by, for example `diamond` for `dimond`. */
  corrected: string;
}

/** A short word forgives no slip, a usual one a single slip, a long one two. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 9 ? 1 : 2);

/** Games whose names hold the text when each word forgives a slip; null when there are none. */
export function fuzzyGames(searchable: SearchableGames, text: string): FuzzyHit | null {
  const corrected: string[] = [];
  for (const typed of foldText(text).split(' ')) {
    const word = meantWord(searchable, typed);
    if (word === null) return null;
    corrected.push(word);
  }
  const meant = corrected.join(' ');
  const games = searchGames(searchable, meant);
  return games.length === 0 ? null : { games, corrected: meant };
}

/** The typed word where names hold it, else the nearest word of the names; null when none is near. */
function meantWord(searchable: SearchableGames, typed: string): string | null {
  if (searchable.texts.some(({ text }) => text.includes(typed))) return typed;
  const slips = slipsIn(typed);
  let best: string | null = null;
  // A beginning counts half an edit more than a whole word: `velvett` is `velvet` and not `velveteen`.
  let least = slips + 0.5;
  for (const word of wordsOf(searchable)) {
    const { whole, beginning } = editsBetween(typed, word, slips);
    const edits = Math.min(whole, beginning + 0.5);
    if (edits < least || (edits === least && best === null)) [best, least] = [word, edits];
  }
  return best;
}
