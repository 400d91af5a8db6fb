import { classicMachine } from './classic/classicMachine.ts';
import type { ClassicModel } from './classic/classicModel.ts';
import type { HoldModel } from './hold/holdModel.ts';
import { createLinesEvaluator } from './linesEvaluator.ts';
import type { SlotModel } from './slotModels.ts';
import { countOf } from './spinReels.ts';
import { codesOf, coin, wild } from './symbolCodes.ts';
import { tumblePays, tumblePlaces } from './tumble/tumbleMachine.ts';
import type { TumbleModel } from './tumble/tumbleModel.ts';
import { createWaysEvaluator } from './ways/waysEvaluator.ts';

const rows = 3;

interface Bonus {
  /** Units that a window with enough coins pays in addition, at most. */
  readonly units: number;
  /** Number of visible coins that the bonus needs. */
  readonly coinsNeeded: number;
}

/**
 * Returns the highest payout of one paid spin in units. Free spins, and tumbles after the first symbols, have no
 * part in it. Respins do, because coins pay with their spin.
 */
export function maxSpinUnits(model: SlotModel): number {
  switch (model.mechanic) {
    case 'lines':
      return maxWindowUnits(model.strips, createLinesEvaluator(model.pays));
    case 'ways':
      return maxWindowUnits(model.strips, createWaysEvaluator(model.pays));
    case 'tumble':
      return maxTumbleUnits(model);
    case 'hold':
      return maxWindowUnits(model.strips, createLinesEvaluator(model.pays), bonusOf(model));
    case 'classic':
      return maxClassicUnits(model);
  }
}

function bonusOf({ coins }: HoldModel): Bonus {
  const places = 5 * rows;
  return { units: places * Math.max(...coins.worth) + coins.full, coinsNeeded: coins.needed };
}

/**
 * Searches the windows of all stops for the highest payout. Wilds on the reels still to be placed give an upper bound,
 * so that most of the millions of windows need no visit.
 */
export function maxWindowUnits(
  strips: readonly string[],
  evaluate: (cells: Uint8Array) => number,
  bonus: Bonus = { units: 0, coinsNeeded: Infinity },
): number {
  const reels = strips.map(windowsOf);
  const coinsFrom = reels
    .map((windows) => Math.max(...windows.map((window) => countOf(window, coin))))
    .map((_, reel, max) => max.slice(reel).reduce((sum, count) => sum + count, 0));
  const cells = new Uint8Array(strips.length * rows);
  let best = 0;
  const walk = (reel: number, coins: number): void => {
    const windows = reels[reel];
    if (windows === undefined) return;
    const children = windows
      .map((window) => {
        cells.set(window, reel * rows);
        cells.fill(wild, (reel + 1) * rows);
        const seen = coins + countOf(window, coin);
        const hasBonus = seen + (coinsFrom[reel + 1] ?? 0) >= bonus.coinsNeeded;
        return { window, seen, bound: evaluate(cells) + (hasBonus ? bonus.units : 0) };
      })
      .toSorted((a, b) => b.bound - a.bound);
    for (const { window, seen, bound } of children) {
      if (bound <= best) return;
      if (reel === reels.length - 1) {
        best = bound;
        return;
      }
      cells.set(window, reel * rows);
      walk(reel + 1, seen);
    }
  };
  walk(0, 0);
  return best;
}

/** Returns the different windows of a strip. */
function windowsOf(strip: string): Uint8Array[] {
  const cyclic = strip + strip.slice(0, rows - 1);
  const texts = Array.from(strip, (_, stop) => cyclic.slice(stop, stop + rows));
  return [...new Set(texts)].map(codesOf);
}

/** Returns the best distribution of the places over the symbols; each symbol pays for its count. */
function maxTumbleUnits(model: TumbleModel): number {
  const best = tumblePays(model).reduce(
    (before, pays) =>
      before.map((_, places) =>
        Math.max(...Array.from({ length: places + 1 }, (_none, own) => (before[places - own] ?? 0) + (pays[own] ?? 0))),
      ),
    Array.from({ length: tumblePlaces + 1 }, () => 0),
  );
  return (best.at(-1) ?? 0) * (model.multipliers[0] ?? 1);
}

function maxClassicUnits(model: ClassicModel): number {
  const machine = classicMachine(model);
  const [first, second, third] = model.strips.map(({ length }) => length) as [number, number, number];
  let best = 0;
  for (let at = 0; at < first * second * third; at++) {
    const stops = [at % first, Math.floor(at / first) % second, Math.floor(at / (first * second))];
    best = Math.max(
      best,
      machine.play(() => stops.shift() ?? 0),
    );
  }
  return best;
}
