import { evaluateSpin, freeSpinsFor, gridAt, type Grid, type LineWin } from './evaluateSpin.ts';
import { paylines } from './paylines.ts';
import type { SlotModel } from './slotModel.ts';

/** A whole number from 0 to `below - 1`, each equally likely. */
export type Draw = (below: number) => number;

export interface Spin {
  readonly free: boolean;
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly wins: readonly (LineWin & { readonly amount: number })[];
  readonly scatters: number;
  /** Free spins this spin adds to the round. */
  readonly freeSpinsWon: number;
  /** Minor units. */
  readonly win: number;
}

export interface RoundOutcome {
  /** The paid spin, then the free spins in the order they are shown. */
  readonly spins: readonly Spin[];
  /** Minor units, the whole round. */
  readonly win: number;
}

/** Plays a round to its end. `stake` is minor units and a multiple of the number of lines. */
export function playRound(model: SlotModel, stake: number, draw: Draw): RoundOutcome {
  const lineStake = stake / paylines.length;
  if (!Number.isInteger(lineStake)) throw new Error(`stake ${stake} does not split over ${paylines.length} lines`);
  const spins: Spin[] = [];
  let win = 0;
  let given = 0;
  for (let played = 0; played <= given; played++) {
    const free = played > 0;
    const stops = model.strips.map((strip) => draw(strip.length));
    const grid = gridAt(model, stops);
    const seen = evaluateSpin(model, grid);
    const unit = lineStake * (free ? model.freeSpins.multiplier : 1);
    const wins = seen.wins.map((lineWin) => ({ ...lineWin, amount: lineWin.pay * unit }));
    const amount = wins.reduce((sum, lineWin) => sum + lineWin.amount, 0);
    const freeSpinsWon = Math.min(freeSpinsFor(model, seen.scatters), model.freeSpins.most - given);
    given += freeSpinsWon;
    win += amount;
    spins.push({ free, stops, grid, wins, scatters: seen.scatters, freeSpinsWon, win: amount });
  }
  return { spins, win };
}
