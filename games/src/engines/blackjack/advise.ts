import { isSoft, totalOf, type HandValue } from './handValue.ts';

/**
 * Basic strategy for six and eight decks (dealer stands on every 17 and peeks for blackjack, double after split
 * allowed), by the player's total and the dealer's card. Columns are the dealer's 2 to 10 and ace. `D` doubles,
 * otherwise hits; `E` doubles, otherwise stands.
 */
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const softHands: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** Keys are the points of one card of the pair. */
const pairs: Readonly<Record<number, string>> = {
  1: 'YYYYYYYYYY',
  2: 'YYYYYYNNNN',
  3: 'YYYYYYNNNN',
  4: 'NNNYYNNNNN',
  6: 'YYYYYNNNNN',
  7: 'YYYYYYNNNN',
  8: 'YYYYYYYYYY',
  9: 'YYYYYNYYNN',
};

/** Returns the column of the dealer's card by its points. */
const columnOf = (dealerPoints: number): number => (dealerPoints === 1 ? 9 : dealerPoints - 2);

/** Rows as character codes by total (soft totals from 32), for fast look-up in simulations. */
const rows: readonly string[] = Array.from({ length: 64 }, (_, at) => {
  if (at < 32) return at <= 8 ? 'HHHHHHHHHH' : (hard[at] ?? 'SSSSSSSSSS');
  return softHands[at - 32] ?? 'SSSSSSSSSS';
});

export type Advice = 'H' | 'S' | 'D';

/** Returns the best move for a hand. `mayDouble` is true only for the first two cards. */
export function advise(hand: HandValue, dealerPoints: number, mayDouble: boolean): Advice {
  const advice = rows[totalOf(hand) + (isSoft(hand) ? 32 : 0)]?.[columnOf(dealerPoints)];
  if (advice === 'D') return mayDouble ? 'D' : 'H';
  if (advice === 'E') return mayDouble ? 'D' : 'S';
  return advice === 'H' ? 'H' : 'S';
}

/** Returns whether to split a pair of cards with these points. */
export const adviseSplit = (points: number, dealerPoints: number): boolean =>
  pairs[points]?.[columnOf(dealerPoints)] === 'Y';
