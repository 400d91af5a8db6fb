import { deckSize, type Card } from '../cards/card.ts';
import { evaluateHand } from './pokerHand.ts';
import { payTable, type VideoPokerModel } from './videoPokerModels.ts';

/** Number of ways to draw 0 to 5 of the 47 remaining cards. */
const draws: readonly number[] = [1, 47, 1081, 16_215, 178_365, 1_533_939];

/** Exact mean payouts in stakes of all 32 holds of a hand; bit `i` of an index means that card `i` is held. */
export type HoldValues = Float64Array;

const binomials = Array.from({ length: deckSize + 1 }, () => new Int32Array(6));
binomials.forEach((row, n) => {
  row[0] = 1;
  for (let k = 1; k <= 5; k++) row[k] = n === 0 ? 0 : (binomials[n - 1]?.[k - 1] ?? 0) + (binomials[n - 1]?.[k] ?? 0);
});
const choose = (n: number, k: number): number => (binomials[n] as Int32Array)[k] as number;

/** Returns the index of five sorted cards among all hands. */
export const handIndex = (a: Card, b: Card, c: Card, d: Card, e: Card): number =>
  a + choose(b, 2) + choose(c, 3) + choose(d, 4) + choose(e, 5);

export const handCount = 2_598_960;

export function overAllHands(visit: (a: Card, b: Card, c: Card, d: Card, e: Card) => void): void {
  for (let e = 4; e < deckSize; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit(a, b, c, d, e);
}

/**
 * Computes the exact value of every hold, fast enough for all 2,598,960 hands. Precomputes, for every set of up to five
 * cards, the sum of payouts of all hands that contain it. A hold never redraws a discarded card, so inclusion–exclusion
 * over the discards removes such hands: a sum of 32 precomputed numbers per hold. Sums stay whole numbers until the
 * end, so the result is exact.
 */
export function createHoldValues(
  model: Pick<VideoPokerModel, 'pays'>,
): (a: Card, b: Card, c: Card, d: Card, e: Card) => HoldValues {
  const pays = payTable(model);
  const sums = Array.from({ length: 6 }, (_, size) => new Int32Array(choose(deckSize, size)));
  const cards = new Int32Array(5);
  /** Size of each subset of the five cards, and its index among the sets of that size. */
  const sizes = new Int32Array(32);
  const places = new Int32Array(32);

  function placeSets(a: Card, b: Card, c: Card, d: Card, e: Card): void {
    cards[0] = a;
    cards[1] = b;
    cards[2] = c;
    cards[3] = d;
    cards[4] = e;
    for (let set = 1; set < 32; set++) {
      // The highest card of the set is last, so the index of the rest is already known.
      const last = 31 - Math.clz32(set);
      const rest = set & ~(1 << last);
      const size = (sizes[rest] as number) + 1;
      sizes[set] = size;
      places[set] = (places[rest] as number) + choose(cards[last] as number, size);
    }
  }

  overAllHands((a, b, c, d, e) => {
    const pay = pays[evaluateHand(a, b, c, d, e)] as number;
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

/** Returns the hold with the highest value; of equal ones, the one that keeps more cards. */
export function bestOf(values: HoldValues): number {
  let best = 31;
  for (let hold = 30; hold >= 0; hold--) if ((values[hold] as number) > (values[best] as number)) best = hold;
  return best;
}
