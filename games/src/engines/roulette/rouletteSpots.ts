import { sorted } from '@foyer/contract/sorted';
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

/** A spot of the layout where a chip may lie. */
export interface Spot {
  /** For example `straight-17`, `split-14-17`, `dozen-2`, `red`. */
  readonly id: string;
  readonly kind: SpotKind;
  /** Pockets that the chip covers, ascending. */
  readonly numbers: readonly number[];
}

/**
 * Numbers of the layout in twelve streets of three, with zero above 1, 2 and 3. Number `n` is in street `(n - 1) / 3`;
 * its neighbours are `n ± 1` in the street and `n ± 3` in the adjacent streets.
 */
const numbers = Array.from({ length: 36 }, (_, at) => at + 1);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const inside = (kind: SpotKind, covered: readonly number[]): Spot => ({
  id: `${kind}-${covered.join('-')}`,
  kind,
  numbers: covered,
});

function insideSpots(): Spot[] {
  const straights = sorted(wheelOrder, (a, b) => a - b).map((number) => inside('straight', [number]));
  const splits = [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.flatMap((n) => [...(n % 3 === 0 ? [] : [[n, n + 1]]), ...(n > 33 ? [] : [[n, n + 3]])]),
  ].map((pair) => inside('split', pair));
  // The two trios include zero and pay like streets; the first four pays like a corner.
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

/** Returns undefined for an id that is not on the layout, such as a split of two numbers that are not adjacent. */
export function spotById(id: string): Spot | undefined {
  return byId.get(id);
}

/** Number of pockets that each kind covers. */
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

/** Returns the odds "n to one" of a kind of spot: a chip on `n` numbers returns 36 / n in total. */
export function paysToOne(kind: SpotKind): number {
  return 36 / numbersOf[kind] - 1;
}
