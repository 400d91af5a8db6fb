import { foldText } from './searchTexts.ts';

/** LB-03: a list is fetched and results are shown only past this many characters. */
export const searchPast = 2;

export function isLongEnough(text: string): boolean {
  return [...foldText(text)].length > searchPast;
}

/** LB-03: a search runs when the text is long enough and says something else than the last one. */
export function shouldSearch(text: string, last: string | null): boolean {
  return isLongEnough(text) && (last === null || foldText(text) !== foldText(last));
}
