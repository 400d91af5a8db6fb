import { isSoft, totalOf, type HandValue } from './handValue.ts';

/**
 * Basic strategy for six and eight decks, the dealer standing on every 17 and looking for blackjack, doubling after a
 * split: the best choice by the player's total and the dealer's card. Columns are the dealer's 2 to 10 and ace.
 * `D` doubles, or hits where doubling is not possible; `E` doubles, or stands.
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
/** By the points of one card of the pair. */
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

/** Column of a dealer's card of these points. */
const columnOf = (dealerPoints: number): number => (dealerPoints === 1 ? 9 : dealerPoints - 2);

/** The rows as codes of their letters by total (soft ones from 32), so that a simulation looks up and does not read. */
const rows: readonly string[] = Array.from({ length: 64 }, (_, at) => {
  if (at < 32) return at <= 8 ? 'HHHHHHHHHH' : (hard[at] ?? 'SSSSSSSSSS');
  return softHands[at - 32] ?? 'SSSSSSSSSS';
});

export type Advice = 'H' | 'S' | 'D';

/** What to do with a hand. `mayDouble`: only the first two cards may be doubled. */
export function advise(hand: HandValue, dealerPoints: number, mayDouble: boolean): Advice {
  const wish = rows[totalOf(hand) + (isSoft(hand) ? 32 : 0)]?.[columnOf(dealerPoints)];
  if (wish === 'D') return mayDouble ? 'D' : 'H';
  if (wish === 'E') return mayDouble ? 'D' : 'S';
  return wish === 'H' ? 'H' : 'S';
}

/** Whether to split two cards of these points each. */
export const adviseSplit = (points: number, dealerPoints: number): boolean =>
  pairs[points]?.[columnOf(dealerPoints)] === 'Y';
