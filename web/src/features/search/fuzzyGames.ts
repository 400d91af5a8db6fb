import { editsBetween } from './editsBetween.ts';
import { searchGames, searchWordsOf } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';

export interface FuzzyHit {
  /** Indexes of the games, best first. */
  games: number[];
  /** Corrected text that found the games, for example `diamond` for `dimond`. */
  corrected: string;
}

/** Allows one typing error per word, two in a long word. */
const maxTyposIn = (word: string) => (word.length < 9 ? 1 : 2);
/** Maximum cost of a correction for each typed letter: texts of fewer than four letters are not corrected. Without it `slot` would be corrected to `lotus`. */
const maxCostPerLetter = 0.3;
/** A prefix costs half an edit more than a whole word: `velvett` is `velvet` and not `velveteen`. */
const beginningCost = 0.5;
/** People rarely mistype the first letter, so a different first letter costs one more edit. */
const firstLetterCost = 1;

/** Finds games whose names contain the text with typing errors corrected; null if there are none. */
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

/** Returns the typed word if names contain it, otherwise the nearest word of the names; null if none is near. */
function closestWord(searchable: SearchableGames, typed: string): string | null {
  if (searchable.texts.some(({ text }) => text.includes(typed))) return typed;
  const maxTypos = maxTyposIn(typed);
  let best: string | null = null;
  let minCost = Math.min(maxTypos + beginningCost + firstLetterCost, typed.length * maxCostPerLetter);
  for (const word of searchWordsOf(searchable)) {
    const { whole, beginning } = editsBetween(typed, word, maxTypos);
    if (beginning > maxTypos) continue;
    const cost = Math.min(whole, beginning + beginningCost) + (word[0] === typed[0] ? 0 : firstLetterCost);
    if (cost < minCost || (cost === minCost && best === null)) [best, minCost] = [word, cost];
  }
  return best;
}
