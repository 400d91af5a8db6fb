import type { Draw } from '../play/gameEngine.ts';

/**
 * Wins are counted in units: a stake is twenty of them. Every stake splits evenly (`slotStakes`), so money stays whole.
 */
export const unitsPerStake = 20;

/** Reel and row, both from 0, the top row first. */
export type Position = readonly [reel: number, row: number];

export interface SeenWin {
  readonly symbol: string;
  /** How many in a row, or anywhere where the mechanic counts so. */
  readonly count: number;
  /** Line number as players know it, from 1; null where there are no lines. */
  readonly line: number | null;
  /** In how many ways the symbol won; 1 where there are no ways. */
  readonly ways: number;
  readonly units: number;
  readonly positions: readonly Position[];
}

/** A coin that stays on the reels, and what it is worth. */
export interface SeenCoin {
  readonly position: Position;
  readonly units: number;
}

/** One picture of the reels within a round, in the order they are shown. */
export interface SeenStep {
  /** `tumble`: the winning symbols of the step before fell out and new ones fell in. `respin`: coins are held. */
  readonly kind: 'spin' | 'freeSpin' | 'tumble' | 'respin';
  /** One text per reel, a letter per row, top to bottom. */
  readonly grid: readonly string[];
  /** With the multiplier counted in. */
  readonly wins: readonly SeenWin[];
  /** How many times the wins of this step count. */
  readonly multiplier: number;
  readonly freeSpinsWon: number;
  /** All coins held after this step. */
  readonly coins: readonly SeenCoin[];
  /** Respins that are left after this step. */
  readonly respinsLeft: number;
  /** Units this step pays. */
  readonly units: number;
}

/**
 * A model made ready to play. One path of code plays for players, who see its steps, and for simulations, which do not:
 * without `seen` a round allocates nothing, so that ten million rounds take seconds. A machine plays one round at a time.
 */
export interface SlotMachine {
  /** Plays a round to its end and answers what it pays in units. The steps are added to `seen`. */
  play(draw: Draw, seen?: SeenStep[]): number;
}
