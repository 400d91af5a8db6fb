import { foldText } from './searchTexts.ts';

/** LB-03: the list loads and results are shown only for texts longer than this. */
export const searchThreshold = 2;

/** A Han character is a syllable or a word, so one is enough to search for. */
export const han = /\p{Script=Han}/u;

export function isLongEnough(text: string): boolean {
  const wanted = foldText(text);
  return han.test(wanted) || [...wanted].length > searchThreshold;
}

/** LB-03: whether a text is long enough and differs from the last one. */
export function shouldSearch(text: string, last: string | null): boolean {
  return isLongEnough(text) && (last === null || foldText(text) !== foldText(last));
}
