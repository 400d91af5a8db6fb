import type { gameTraits } from '@foyer/contract/gameTraits';
import type { Culture } from '@foyer/contract/ids';
import type * as v from 'valibot';

/** Every kind of game, each with an engine. A game of the catalogue names one of these and a model of it. */
export const engineKinds = ['slot', 'blackjack', 'roulette', 'videoPoker', 'scratchCard', 'plinko'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** Draws a uniform whole number from 0 to `below - 1`. Rounds of players use the randomness of the operating system. */
export type Draw = (below: number) => number;

/** Minimum and maximum opening stake in minor units. */
export interface StakeRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** Result of beginning a round or of a move. */
export interface Step<State> {
  readonly state: State;
  /** Minor units that this step adds to the stake: the opening stake, or the cost of a move (a doubled hand). */
  readonly stake: number;
  /** Payout of the whole round in minor units; null while the player has a decision. */
  readonly win: number | null;
}

/** `unknownStake`: the game has no such stake. `unknownMove`: the move is not allowed in the current state. */
export type StepRefusal = { readonly refused: 'unknownStake' | 'unknownMove' };

/** Published figures of one model, for the catalogue. */
export interface EngineModel {
  readonly id: string;
  /** Published return to player in per cent, two decimals, confirmed by a simulation of ten million rounds. */
  readonly rtp: number;
  readonly volatility: (typeof gameTraits.volatility)[number];
  /** Feature keys for filters. */
  readonly features: readonly string[];
}

/**
 * Engine of a kind of game: pure rules with an injected random source, without storage or bookings. The play service
 * stores `State` as JSON between moves, moves the money of a step, and sends the result of `show` to the frame. `Bet`
 * and `Move` come from the player and are validated by their schemas.
 */
export interface GameEngine<Bet = unknown, State = unknown, Move = unknown, Shown = unknown, Setup = unknown> {
  readonly kind: EngineKind;
  readonly models: readonly EngineModel[];
  /** Schema of a `Bet`. */
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** Schema of a `Move`. A game without decisions uses a schema that accepts nothing (`v.never()`). */
  readonly moves: v.GenericSchema<unknown, Move>;
  readonly stakes: StakeRange;
  /** Returns the engine with a table's own stakes, for engines with live tables. The range is within `stakes`. */
  withStakes?(stakes: StakeRange): GameEngine<Bet, State, Move, Shown, Setup>;
  /**
   * Returns what the frame needs before the first round: pay tables and stakes up to `maxStake`, if the market sets
   * one. Contains no secrets.
   */
  setup(modelId: string, maxStake?: number): Setup;
  begin(modelId: string, bet: Bet, draw: Draw): Step<State> | StepRefusal;
  move(modelId: string, state: State, move: Move, draw: Draw): Step<State> | StepRefusal;
  /** Ends an abandoned round by the choice that costs nothing more; its `win` is never null. */
  settle(modelId: string, state: State, draw: Draw): Step<State>;
  /** Returns what the player may see of the round, without hidden information. */
  show(modelId: string, state: State): Shown;
  /**
   * Returns the rules as plain paragraphs (UK16): how to play, payouts, return, stakes up to `maxStake` if the market
   * sets one, randomness, interruption, play money.
   */
  rules(modelId: string, culture: Culture, maxStake?: number): string[];
}
