import type { volatilities } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/identifiers';
import type * as v from 'valibot';

/** What plays a game. Every game of the catalogue names one of these and a model of it. */
export const engineKinds = ['slot', 'blackjack', 'roulette', 'videoPoker', 'scratchCard', 'plinko'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** A whole number from 0 to `below - 1`, each equally likely. For players it is the operating system's randomness. */
export type Draw = (below: number) => number;

/** What a round has become by its beginning or by a move of the player. */
export interface Step<State> {
  readonly state: State;
  /** Minor units that this step puts at stake: the opening stake, or what a move adds to it (a doubled hand). */
  readonly stake: number;
  /** Minor units that the whole round pays, once it is over; null while the player has to decide. */
  readonly win: number | null;
}

/** `unknownStake`: not a stake of this game. `unknownMove`: not a move of this round as it stands. */
export type StepRefusal = { readonly refused: 'unknownStake' | 'unknownMove' };

/** Published figures and facts of one model, for the catalogue. */
export interface EngineModel {
  readonly id: string;
  /** Published return to player in per cent, two decimals; a simulation of ten million rounds confirms it. */
  readonly rtp: number;
  readonly volatility: (typeof volatilities)[number];
  /** Keys of what the game offers, for filters. */
  readonly features: readonly string[];
}

/**
 * A kind of game: pure rules, with chance handed in. It keeps nothing and books nothing; the play service stores
 * `State` as JSON between the moves of a round, moves the money that a step names, and shows the frame what `show` gives.
 * `Bet` and `Move` are what the player asks for, checked by their schemas at the door.
 */
export interface GameEngine<Bet = unknown, State = unknown, Move = unknown, Shown = unknown, Setup = unknown> {
  readonly kind: EngineKind;
  readonly models: readonly EngineModel[];
  /** The shape of a `Bet`. */
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** The shape of a `Move`. For a game without decisions: a schema that accepts nothing (`v.never()`). */
  readonly moves: v.GenericSchema<unknown, Move>;
  /** Smallest and largest opening stake of a round in minor units. */
  readonly stakes: { readonly minimum: number; readonly maximum: number };
  /** What the frame needs to lay the table before the first round: pay tables, stakes to choose from, none of them above `maxStake` where a market sets one. Holds no secret. */
  setup(modelId: string, maxStake?: number): Setup;
  begin(modelId: string, bet: Bet, draw: Draw): Step<State> | StepRefusal;
  move(modelId: string, state: State, move: Move, draw: Draw): Step<State> | StepRefusal;
  /** Ends a round that the player does not come back to, by the choice that costs nothing more; its `win` is never null. */
  settle(modelId: string, state: State, draw: Draw): Step<State>;
  /** What the player may see of the round as it stands: nothing that is still hidden. */
  show(modelId: string, state: State): Shown;
  /** The rules as plain paragraphs (UK16): how to play, what pays, return, stakes up to `maxStake` where a market sets one, chance, interruption, play money. */
  rules(modelId: string, culture: Culture, maxStake?: number): string[];
}
