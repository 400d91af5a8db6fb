import { pathToFileURL } from 'node:url';
import { playRound } from './playRound.ts';
import { paylines } from './paylines.ts';
import type { SlotModel } from './slotModel.ts';
import { slotModels } from './slotModels.ts';
import { returnOf } from './returnOf.ts';

/** A repeatable stream of draws, so that a surprising run can be run again. Rounds for players never use it. */
export function seededDraw(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // mulberry32: small, fast and good enough to check a mean.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface SimulatedReturn {
  readonly rounds: number;
  /** Per cent of the stakes. */
  readonly mean: number;
  /** Half width of the 99.9 % interval around the mean, in percentage points. */
  readonly halfWidth: number;
  /** Standard deviation of a round's win in stakes: how wild the game is. */
  readonly deviation: number;
  /** Share of rounds that win anything, and share that win more than the stake. */
  readonly hitRate: number;
  readonly gainRate: number;
}

/** Plays `rounds` rounds and says what came back. */
export function simulate(model: SlotModel, rounds: number, draw: (below: number) => number): SimulatedReturn {
  const stake = paylines.length;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let gains = 0;
  for (let round = 0; round < rounds; round++) {
    const win = playRound(model, stake, draw).win / stake;
    sum += win;
    squares += win * win;
    if (win > 0) hits++;
    if (win > 1) gains++;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return {
    rounds,
    mean: 100 * mean,
    halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds),
    deviation,
    hitRate: hits / rounds,
    gainRate: gains / rounds,
  };
}

/** One line a person can read. */
export function sentenceOf(model: SlotModel, seen: SimulatedReturn): string {
  const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return (
    `${model.id}: ${seen.rounds} rounds return ${seen.mean.toFixed(3)} % ± ${seen.halfWidth.toFixed(3)} (99.9 %), ` +
    `exact ${returnOf(model).toFixed(4)} %, deviation ${seen.deviation.toFixed(2)} stakes, wins ${share(seen.hitRate)}, above the stake ${share(seen.gainRate)}`
  );
}

function main(): void {
  const rounds = Number(process.argv[2] ?? 2_000_000);
  const seed = Number(process.argv[3] ?? Date.now() % 2 ** 32);
  process.stdout.write(`seed ${seed}\n`);
  for (const model of slotModels) process.stdout.write(`${sentenceOf(model, simulate(model, rounds, seededDraw(seed)))}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
