import { deckSize, type Card } from '../cards/card.ts';
import { evaluateHand } from './pokerHand.ts';
import { payTable, type VideoPokerModel } from './videoPokerModels.ts';

/**
 * Upper bounds in stakes for holding no card and one card, at every pay table, verified by the exact calculation. They
 * skip the holds with the most draws, because most hands have a better hold.
 */
export const worthLessThan: readonly number[] = [0.4, 0.5];

const sizeOf = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1) + (set >> 4);
/** All subsets of the five cards as bit masks of held cards. */
const fewestDrawsFirst: readonly number[] = Array.from({ length: 32 }, (_, set) => set).toSorted(
  (a, b) => sizeOf(b) - sizeOf(a),
);

/**
 * Returns the cards to hold of one hand: those with the highest mean payout over all draws. Takes a few milliseconds;
 * use `createHoldValues` for millions of hands.
 */
export function bestHold(model: Pick<VideoPokerModel, 'pays'>, cards: readonly Card[]): boolean[] {
  const pays = payTable(model);
  const rest = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !cards.includes(card));
  const hand = new Int32Array(5);

  /** Sum and number of payouts of all hands that complete `hand` from index `at` with cards from `from` on. */
  let sum = 0;
  let count = 0;
  function fill(at: number, from: number): void {
    if (at === 5) {
      sum += pays[
        evaluateHand(hand[0] as Card, hand[1] as Card, hand[2] as Card, hand[3] as Card, hand[4] as Card)
      ] as number;
      count++;
      return;
    }
    for (let next = from; next < rest.length; next++) {
      hand[at] = rest[next] as Card;
      fill(at + 1, next + 1);
    }
  }

  let best = -1;
  let bestSet = 31;
  for (const set of fewestDrawsFirst) {
    const held = cards.filter((_, at) => (set & (1 << at)) !== 0);
    if (best >= (worthLessThan[held.length] ?? Infinity)) continue;
    hand.set(held);
    sum = 0;
    count = 0;
    fill(held.length, 0);
    if (sum / count <= best) continue;
    best = sum / count;
    bestSet = set;
  }
  return cards.map((_, at) => (bestSet & (1 << at)) !== 0);
}
