import { editsBetween } from './editsBetween.ts';
import { searchGames } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';
import { searchWordsOf } from './searchWordsOf.ts';

export interface FuzzyHit {
  /** Places of the games, best first. */
  games: number[];
  /** The text the games were found by, for example `diamond` for `dimond`. */
  corrected: string;
}

/** A word forgives a single slip, a long one two. */
const slipsIn = (word: string) => (word.length < 9 ? 1 : 2);
/** Maximum cost of a correction for each typed letter: less than four letters forgive no slip. Without it `slot` would be corrected to `lotus`. */
const maxCostPerLetter = 0.3;
/** A beginning costs half an edit more than a whole word: `velvett` is `velvet` and not `velveteen`. */
const beginningCost = 0.5;
/** People rarely mistype the first letter, so another first letter costs one edit more. */
const firstLetterCost = 1;

/** Games whose names hold the text when each word forgives a slip; null when there are none. */
export function fuzzyGames(searchable: SearchableGames, text: string): FuzzyHit | null {
  const corrected: string[] = [];
  for (const typed of foldText(text).split(' ')) {
    const word = closestWord(searchable, typed);
    if (word === null) return null;
    corrected.push(word);
  }
  const meant = corrected.join(' ');
  const games = searchGames(searchable, meant);
  return games.length === 0 ? null : { games, corrected: meant };
}

/** The typed word where names hold it, else the nearest word of the names; null when none is near. */
function closestWord(searchable: SearchableGames, typed: string): string | null {
  if (searchable.texts.some(({ text }) => text.includes(typed))) return typed;
  const slips = slipsIn(typed);
  let best: string | null = null;
  let leastCost = Math.min(slips + beginningCost + firstLetterCost, typed.length * maxCostPerLetter);
  for (const word of searchWordsOf(searchable)) {
    const { whole, beginning } = editsBetween(typed, word, slips);
    if (beginning > slips) continue;
    const cost = Math.min(whole, beginning + beginningCost) + (word[0] === typed[0] ? 0 : firstLetterCost);
    if (cost < leastCost || (cost === leastCost && best === null)) [best, leastCost] = [word, cost];
  }
  return best;
}
