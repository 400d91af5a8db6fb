import { colourOf, wheelOrder } from './rouletteWheel.ts';

export const spotKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'sixLine',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A place of the layout where a chip may lie. */
export interface Spot {
  /** For example `straight-17`, `split-14-17`, `dozen-2`, `red`. */
  readonly id: string;
  readonly kind: SpotKind;
  /** Pockets that the chip covers, ascending. */
  readonly numbers: readonly number[];
}

/**
 * The layout as it is printed: twelve streets of three numbers, the zero above 1, 2 and 3. Number `n` lies in street
 * `(n - 1) / 3`; its neighbours are `n ± 1` inside the street and `n ± 3` in the streets beside it.
 */
const numbers = Array.from({ length: 36 }, (_, at) => at + 1);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const inside = (kind: SpotKind, covered: readonly number[]): Spot => ({
  id: `${kind}-${covered.join('-')}`,
  kind,
  numbers: covered,
});

function insideSpots(): Spot[] {
  const straights = wheelOrder.toSorted((a, b) => a - b).map((number) => inside('straight', [number]));
  const splits = [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.flatMap((n) => [...(n % 3 === 0 ? [] : [[n, n + 1]]), ...(n > 33 ? [] : [[n, n + 3]])]),
  ].map((pair) => inside('split', pair));
  // The two trios share a corner with the zero and pay as streets do; the first four pay as a corner.
  const streets = [[0, 1, 2], [0, 2, 3], ...upTo(12).map((row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])].map(
    (three) => inside('street', three),
  );
  const corners = [
    [0, 1, 2, 3],
    ...numbers.flatMap((n) => (n % 3 === 0 || n > 33 ? [] : [[n, n + 1, n + 3, n + 4]])),
  ].map((four) => inside('corner', four));
  const sixLines = upTo(11).map((row) =>
    inside(
      'sixLine',
      upTo(6).map((at) => 3 * row + 1 + at),
    ),
  );
  return [...straights, ...splits, ...streets, ...corners, ...sixLines];
}

function outsideSpots(): Spot[] {
  const those = (id: string, kind: SpotKind, covers: (n: number) => boolean): Spot => ({
    id,
    kind,
    numbers: numbers.filter(covers),
  });
  return [
    ...[1, 2, 3].map((which) => those(`dozen-${which}`, 'dozen', (n) => Math.ceil(n / 12) === which)),
    ...[1, 2, 3].map((which) => those(`column-${which}`, 'column', (n) => n % 3 === which % 3)),
    those('red', 'red', (n) => colourOf(n) === 'red'),
    those('black', 'black', (n) => colourOf(n) === 'black'),
    those('odd', 'odd', (n) => n % 2 === 1),
    those('even', 'even', (n) => n % 2 === 0),
    those('low', 'low', (n) => n <= 18),
    those('high', 'high', (n) => n > 18),
  ];
}

export const rouletteSpots: readonly Spot[] = [...insideSpots(), ...outsideSpots()];

const byId: ReadonlyMap<string, Spot> = new Map(rouletteSpots.map((spot) => [spot.id, spot]));

/** Undefined for anything that is no place of the layout, such as a split of two numbers that are no neighbours. */
export function spotById(id: string): Spot | undefined {
  return byId.get(id);
}

/** How many numbers each kind covers; the rest of the layout follows from the spots themselves. */
const numbersOf: Readonly<Record<SpotKind, number>> = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  sixLine: 6,
  dozen: 12,
  column: 12,
  red: 18,
  black: 18,
  odd: 18,
  even: 18,
  low: 18,
  high: 18,
};

/** What a kind of spot pays for one at stake, the stake not counted: a chip on `n` numbers gets 36 / n back in all. */
export function paysToOne(kind: SpotKind): number {
  return 36 / numbersOf[kind] - 1;
}
