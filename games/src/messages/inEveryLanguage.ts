import { cultures, type Culture } from '@foyer/contract/languages';

/** A value for each language of the list. */
export const inEveryLanguage = <Value>(valueIn: (culture: Culture) => Value): Readonly<Record<Culture, Value>> =>
  Object.fromEntries(cultures.map((culture) => [culture, valueIn(culture)])) as Record<Culture, Value>;
