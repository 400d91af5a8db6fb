import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';

const enRanks: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const enSuits: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const zhSuits: Readonly<Record<string, string>> = { C: '梅花', D: '方块', H: '红桃', S: '黑桃' };

/** A card of two letters as players say it. */
export function cardName(name: string, culture: Culture): string {
  const [rank = '', suit = ''] = name;
  if (culture === 'zh') return `${ownValue(zhSuits, suit) ?? ''}${rank === 'T' ? '10' : rank}`;
  return `${ownValue(enRanks, rank) ?? ''} of ${ownValue(enSuits, suit) ?? ''}`;
}

/** Several cards in one line. */
export const cardNames = (names: readonly string[], culture: Culture): string =>
  names.map((name) => cardName(name, culture)).join(languages[culture].punctuation.entries);

/** Sentences of one language, with the spaces that it has. */
export const joined = (culture: Culture, sentences: readonly (string | false | null)[]): string =>
  sentences.filter((sentence) => Boolean(sentence)).join(languages[culture].punctuation.sentenceGap);
