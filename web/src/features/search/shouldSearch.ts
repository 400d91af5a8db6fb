import { foldText } from './searchTexts.ts';

/** LB-03: a list is fetched and results are shown only past this many characters. */
export const searchPast = 2;

/** A Han character is a syllable or a word: roulette has two of them. One is enough to search for. */
const han = /\p{Script=Han}/u;

export function isLongEnough(text: string): boolean {
  const wanted = foldText(text);
  return han.test(wanted) || [...wanted].length > searchPast;
}

/** LB-03: a search runs when the text is long enough and says something else than the last one. */
export function shouldSearch(text: string, last: string | null): boolean {
  return isLongEnough(text) && (last === null || foldText(text) !== foldText(last));
}
