import { deckSize, type Card } from '../cards/card.ts';
import { judgeHand } from './pokerHand.ts';
import { payTable, type VideoPokerModel } from './videoPokerModels.ts';

/** How many ways there are to draw 0 to 5 cards from the 47 that were not dealt. */
const draws: readonly number[] = [1, 47, 1081, 16_215, 178_365, 1_533_939];

/** Exact mean values in stakes of all 32 ways to hold a hand; bit `i` of a place is set when the card `i` is held. */
export type HoldValues = Float64Array;

const binomials = Array.from({ length: deckSize + 1 }, () => new Int32Array(6));
binomials.forEach((row, n) => {
  row[0] = 1;
  for (let k = 1; k <= 5; k++) row[k] = n === 0 ? 0 : (binomials[n - 1]?.[k - 1] ?? 0) + (binomials[n - 1]?.[k] ?? 0);
});
const choose = (n: number, k: number): number => (binomials[n] as Int32Array)[k] as number;

/** Place of five rising cards among all hands. */
export const handIndex = (a: Card, b: Card, c: Card, d: Card, e: Card): number =>
  a + choose(b, 2) + choose(c, 3) + choose(d, 4) + choose(e, 5);

export const handCount = 2_598_960;

export function overAllHands(visit: (a: Card, b: Card, c: Card, d: Card, e: Card) => void): void {
  for (let e = 4; e < deckSize; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit(a, b, c, d, e);
}

/**
 * Values every hold of any hand exactly, and quickly enough for all 2,598,960 hands. Of every set of up to five cards it
 * is counted once what all hands around it pay together. A hold draws no card that was thrown away; what such hands pay is
 * taken off again, and added where two of them were taken off, and so on: a sum of 32 known numbers for a hold.
 * A hold has one exact sum, so it is kept as a whole number until the end.
 */
export function createHoldValues(
  model: Pick<VideoPokerModel, 'pays'>,
): (a: Card, b: Card, c: Card, d: Card, e: Card) => HoldValues {
  const pays = payTable(model);
  const sums = Array.from({ length: 6 }, (_, size) => new Int32Array(choose(deckSize, size)));
  const cards = new Int32Array(5);
  /** For each set of the five cards: how many it has, and its place among all sets of that size. */
  const sizes = new Int32Array(32);
  const places = new Int32Array(32);

  function placeSets(a: Card, b: Card, c: Card, d: Card, e: Card): void {
    cards[0] = a;
    cards[1] = b;
    cards[2] = c;
    cards[3] = d;
    cards[4] = e;
    for (let set = 1; set < 32; set++) {
      // The highest card of the set stands last, so the rest of it is placed already.
      const last = 31 - Math.clz32(set);
      const rest = set & ~(1 << last);
      const size = (sizes[rest] as number) + 1;
      sizes[set] = size;
      places[set] = (places[rest] as number) + choose(cards[last] as number, size);
    }
  }

  overAllHands((a, b, c, d, e) => {
    const pay = pays[judgeHand(a, b, c, d, e)] as number;
    if (pay === 0) return;
    placeSets(a, b, c, d, e);
    for (let set = 0; set < 32; set++) {
      const around = sums[sizes[set] as number] as Int32Array;
      const place = places[set] as number;
      around[place] = (around[place] as number) + pay;
    }
  });

  const values = new Float64Array(32);
  return (a, b, c, d, e) => {
    placeSets(a, b, c, d, e);
    for (let set = 0; set < 32; set++)
      values[set] = (sums[sizes[set] as number] as Int32Array)[places[set] as number] as number;
    for (let bit = 1; bit < 32; bit <<= 1) {
      for (let set = 0; set < 32; set++)
        if ((set & bit) === 0) values[set] = (values[set] as number) - (values[set | bit] as number);
    }
    for (let set = 0; set < 32; set++)
      values[set] = (values[set] as number) / (draws[5 - (sizes[set] as number)] as number);
    return values;
  };
}

/** The hold of the highest value; of equals the one that keeps more. */
export function bestOf(values: HoldValues): number {
  let best = 31;
  for (let hold = 30; hold >= 0; hold--) if ((values[hold] as number) > (values[best] as number)) best = hold;
  return best;
}
