import * as v from 'valibot';

/**
 * A card as a whole number from 0 to 51: rank (0 is the two, 12 the ace) times four plus suit. Numbers are fast to
 * compare and store; players and frames use the two letters of `cardName`.
 */
export type Card = number;

export const deckSize = 52;
export const rankLetters = '23456789TJQKA';
export const suitLetters = 'CDHS';
/** Ranks used by the rules. */
export const ranks = { two: 0, four: 2, ten: 8, jack: 9, king: 11, ace: 12 } as const;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

/** Returns rank and suit as two letters, for example `TS` for the ten of spades. */
export const cardName = (card: Card): string => `${rankLetters[rankOf(card)] ?? ''}${suitLetters[suitOf(card)] ?? ''}`;

/** Parses the two letters of a card, for tests and tables. */
export function cardNamed(name: string): Card {
  const [rank, suit] = [rankLetters.indexOf(name[0] ?? '?'), suitLetters.indexOf(name[1] ?? '?')];
  if (name.length !== 2 || rank < 0 || suit < 0) throw new Error(`"${name}" is no card`);
  return rank * 4 + suit;
}

export const cardNameSchema = v.pipe(v.string(), v.regex(/^[2-9TJQKA][CDHS]$/));
