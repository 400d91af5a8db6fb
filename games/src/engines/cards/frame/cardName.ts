import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import { messages as en, type CardMessages } from '../../../messages/en/cards.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

const cardMessages = await messagesByLanguage<CardMessages>(
  en,
  (language) => import(`../../../messages/${language}/cards.ts`),
);

/** Returns the spoken name of a card. */
export function cardName(name: string, culture: Culture): string {
  const [rank = '', suit = ''] = name;
  const { ranks, suits, card } = cardMessages[culture];
  return card(ownValue(ranks, rank) ?? '', ownValue(suits, suit) ?? '');
}

/** Returns the spoken names of several cards. */
export const cardNames = (names: readonly string[], culture: Culture): string =>
  names.map((name) => cardName(name, culture)).join(languages[culture].punctuation.entries);
