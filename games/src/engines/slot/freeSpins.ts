import { codesOf, scatter } from './symbolCodes.ts';

export interface FreeSpins {
  /** Free spins awarded for 3, 4 and 5 scatters anywhere; also awarded during free spins. */
  readonly awards: readonly [number, number, number];
  /** Multiplier of wins during free spins. */
  readonly multiplier: number;
  /** Maximum number of free spins in a round. */
  readonly max: number;
}

export const freeSpinsFor = ({ awards }: FreeSpins, scatters: number): number =>
  scatters < 3 ? 0 : (awards[Math.min(scatters, 5) - 3] ?? 0);

/** Returns the probabilities of exactly 0, 1, 2 … of a symbol in the window, over every stop of every reel. */
export function countProbabilities(strips: readonly string[], rows: number, symbol: number): readonly number[] {
  let chances = [1];
  for (const strip of strips.map(codesOf)) {
    const next: number[] = [];
    for (let stop = 0; stop < strip.length; stop++) {
      let seen = 0;
      for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === symbol) seen++;
      chances.forEach((chance, before) => {
        next[before + seen] = (next[before + seen] ?? 0) + chance / strip.length;
      });
    }
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}

/** Returns the mean number of free spins after one paid spin, including retriggers and the limit of a round. */
export function meanFreeSpins(freeSpins: FreeSpins, strips: readonly string[], rows: number): number {
  const chances = countProbabilities(strips, rows, scatter);
  const { max } = freeSpins;
  const known = new Map<number, number>();
  /** Returns the mean of remaining spins, with `left` waiting and `given` awarded so far. */
  const toCome = (left: number, given: number): number => {
    if (left === 0) return 0;
    const key = left * (max + 1) + given;
    const before = known.get(key);
    if (before !== undefined) return before;
    let mean = 1;
    chances.forEach((chance, scatters) => {
      const more = Math.min(freeSpinsFor(freeSpins, scatters), max - given);
      mean += chance * toCome(left - 1 + more, given + more);
    });
    known.set(key, mean);
    return mean;
  };
  return chances.reduce((mean, chance, scatters) => {
    const first = Math.min(freeSpinsFor(freeSpins, scatters), max);
    return mean + chance * toCome(first, first);
  }, 0);
}
