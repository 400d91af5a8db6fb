import { han } from './shouldSearch.ts';

/** Whether a phrase ends at the end of a word of the text that begins with it. Chinese has no spaces between words. */
export const endsWord = (text: string, phrase: string): boolean =>
  text.length === phrase.length || text[phrase.length] === ' ' || han.test(phrase.at(-1) ?? '');
