import { deckSize, type Card } from '../cards/card.ts';
import { judgeHand } from './pokerHand.ts';
import { payTable, type VideoPokerModel } from './videoPokerModels.ts';

/**
 * In stakes, more than any hold of no card and of one card is worth, at every pay table; the exact calculation proves it.
 * Most draws there are would be gone through for these holds, and most hands have a better one.
 */
export const worthLessThan: readonly number[] = [0.4, 0.5];

const sizeOf = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1) + (set >> 4);
/** All sets of the five cards, a bit for each that is held. */
const fewestDrawsFirst: readonly number[] = Array.from({ length: 32 }, (_, set) => set).toSorted(
  (a, b) => sizeOf(b) - sizeOf(a),
);

/**
 * The cards to hold of one hand: those with the highest mean pay over every draw there is. It keeps nothing and takes
 * some milliseconds for one hand; millions of hands are `createHoldValues`' matter.
 */
export function bestHold(model: Pick<VideoPokerModel, 'pays'>, cards: readonly Card[]): boolean[] {
  const pays = payTable(model);
  const rest = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !cards.includes(card));
  const hand = new Int32Array(5);

  /** Sum and number of the pays of all hands that fill `hand` from place `at` with cards from `from` on. */
  let sum = 0;
  let count = 0;
  function fill(at: number, from: number): void {
    if (at === 5) {
      sum += pays[
        judgeHand(hand[0] as Card, hand[1] as Card, hand[2] as Card, hand[3] as Card, hand[4] as Card)
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
