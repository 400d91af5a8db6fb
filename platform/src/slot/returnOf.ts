import { freeSpinsFor, payOf, runOf } from './evaluateSpin.ts';
import { rowCount, type PaySymbol, type SlotModel } from './slotModel.ts';

const shares = (strip: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const symbol of strip) found.set(symbol, (found.get(symbol) ?? 0) + 1 / strip.length);
  return found;
};

/**
 * Mean pay of one line in multiples of its stake. Every stop is equally likely, so a line sees each symbol of a reel
 * in proportion to the strip whatever its row is, and all lines have the same mean: it is enough to go through every
 * combination of five symbols once.
 */
export function meanLinePay(model: SlotModel): number {
  const reels = model.strips.map((strip) => [...shares(strip)]);
  const symbols: string[] = [];
  const walk = (reel: number, chance: number): number => {
    const choices = reels[reel];
    if (choices === undefined) {
      const count = runOf(symbols[0], (at) => symbols[at]);
      return count < 3 ? 0 : chance * payOf(model, symbols[0] as PaySymbol, count);
    }
    let sum = 0;
    for (const [symbol, share] of choices) {
      symbols[reel] = symbol;
      sum += walk(reel + 1, chance * share);
    }
    return sum;
  };
  return walk(0, 1);
}

/** Chance of seeing exactly 0, 1, 2 … scatters in the window, from every stop of every reel. */
export function scatterChances(model: SlotModel): readonly number[] {
  let chances = [1];
  for (const strip of model.strips) {
    const next: number[] = [];
    for (let stop = 0; stop < strip.length; stop++) {
      let seen = 0;
      for (let row = 0; row < rowCount; row++) if (strip[(stop + row) % strip.length] === 'S') seen++;
      chances.forEach((chance, before) => {
        next[before + seen] = (next[before + seen] ?? 0) + chance / strip.length;
      });
    }
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}

/** Mean number of free spins that follow one paid spin, with retriggers and the limit of a round counted. */
export function meanFreeSpins(model: SlotModel): number {
  const chances = scatterChances(model);
  const { most } = model.freeSpins;
  const known = new Map<number, number>();
  /** Mean of spins still to come when `left` are waiting and `given` were given so far. */
  const toCome = (left: number, given: number): number => {
    if (left === 0) return 0;
    const key = left * (most + 1) + given;
    const before = known.get(key);
    if (before !== undefined) return before;
    let mean = 1;
    chances.forEach((chance, scatters) => {
      const more = Math.min(freeSpinsFor(model, scatters), most - given);
      mean += chance * toCome(left - 1 + more, given + more);
    });
    known.set(key, mean);
    return mean;
  };
  return chances.reduce((mean, chance, scatters) => {
    const first = Math.min(freeSpinsFor(model, scatters), most);
    return mean + chance * toCome(first, first);
  }, 0);
}

/** Exact return to player in per cent. The stake is one line stake on each line, so the mean of a line is the mean of the round. */
export function returnOf(model: SlotModel): number {
  return 100 * meanLinePay(model) * (1 + model.freeSpins.multiplier * meanFreeSpins(model));
}
