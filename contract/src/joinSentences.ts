import type { Culture } from './ids.ts';
import { languages } from './languages.ts';

/** Joins sentences with the spacing of the language, without those that are empty, null or false. */
export const joinSentences = (culture: Culture, sentences: readonly (string | false | null)[]): string =>
  sentences.filter((sentence) => Boolean(sentence)).join(languages[culture].punctuation.sentenceGap);
