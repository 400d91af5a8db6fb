import type { Draw } from '../gameEngine.ts';

/**
 * Number of units in a stake, in which wins are counted. Every stake splits evenly (`slotStakes`), so that money stays
 * whole.
 */
export const unitsPerStake = 20;

/** Reel and row, both from 0, the top row first. */
export type Position = readonly [reel: number, row: number];

export interface SeenWin {
  readonly symbol: string;
  /** Number in a row, or anywhere for mechanics that pay anywhere. */
  readonly count: number;
  /** Displayed line number, from 1; null without lines. */
  readonly line: number | null;
  /** Number of winning ways; 1 without ways. */
  readonly ways: number;
  readonly units: number;
  readonly positions: readonly Position[];
}

/** A held coin and its value. */
export interface SeenCoin {
  readonly position: Position;
  readonly units: number;
}

/** One state of the reels within a round, in display order. */
export interface SeenStep {
  /** `tumble`: winning symbols of the previous step were replaced by new ones. `respin`: coins are held. */
  readonly kind: 'spin' | 'freeSpin' | 'tumble' | 'respin';
  /** One text per reel, a letter per row, top to bottom. */
  readonly grid: readonly string[];
  /** Includes the multiplier. */
  readonly wins: readonly SeenWin[];
  /** Multiplier of the wins of this step. */
  readonly multiplier: number;
  readonly freeSpinsWon: number;
  /** All coins held after this step. */
  readonly coins: readonly SeenCoin[];
  /** Remaining respins after this step. */
  readonly respinsLeft: number;
  /** Payout of this step in units. */
  readonly units: number;
}

/**
 * Plays rounds of a model, one at a time. Players and simulations share the same code: without `seen` a round allocates
 * nothing, so that ten million rounds take seconds.
 */
export interface SlotMachine {
  /** Plays a complete round, adds its steps to `seen`, and returns its payout in units. */
  play(draw: Draw, seen?: SeenStep[]): number;
}
