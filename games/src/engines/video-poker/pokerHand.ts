import { ranks, rankOf, suitOf, type Card } from '../cards/card.ts';

/**
 * Hands of pay tables, lowest first. Code uses the index in this list, so that millions of hands are evaluated without
 * strings. Kinds of four of a kind are separate, because some tables pay them differently.
 */
export const pokerHands = [
  'nothing',
  'jacksOrBetter',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'fourLow',
  'fourAces',
  'straightFlush',
  'royalFlush',
] as const;
export type PokerHand = (typeof pokerHands)[number];

const bitOf = (card: Card): number => 1 << rankOf(card);

/** Five consecutive ranks as bits; the ace also counts below the two. */
const wheel = (1 << ranks.ace) | 0b1111;
function isStraight(bits: number): boolean {
  const lowest = bits & -bits;
  return bits === lowest * 0b11111 || bits === wheel;
}

/** Counts the set bits, up to five. */
function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Returns the index in `pokerHands` of five different cards in any order. */
export function evaluateHand(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const one = bitOf(a);
  const two = bitOf(b);
  const three = bitOf(c);
  const four = bitOf(d);
  const five = bitOf(e);
  const seen = one | two | three | four | five;
  const distinct = countBits(seen);
  if (distinct === 5) {
    const suit = suitOf(a);
    const flush = suitOf(b) === suit && suitOf(c) === suit && suitOf(d) === suit && suitOf(e) === suit;
    if (!isStraight(seen)) return flush ? 5 : 0;
    if (!flush) return 4;
    return (seen & (1 << ranks.ten)) !== 0 && (seen & (1 << ranks.ace)) !== 0 ? 11 : 10;
  }
  /** Ranks that occur once or three times. */
  const odd = one ^ two ^ three ^ four ^ five;
  if (distinct === 4) return (seen ^ odd) >= 1 << ranks.jack ? 1 : 0;
  if (distinct === 3) return odd === seen ? 3 : 2;
  const ofOdd =
    (one === odd ? 1 : 0) +
    (two === odd ? 1 : 0) +
    (three === odd ? 1 : 0) +
    (four === odd ? 1 : 0) +
    (five === odd ? 1 : 0);
  if (ofOdd === 3) return 6;
  const rank = seen ^ odd;
  if (rank === 1 << ranks.ace) return 9;
  return rank <= 1 << ranks.four ? 8 : 7;
}
