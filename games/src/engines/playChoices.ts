import * as v from 'valibot';
import type { Draw, GameEngine, Step } from './gameEngine.ts';
import { roundDraw } from './roundDraw.ts';

/** Everything that decides a round: the seed of its draws, and the player's bet and moves. */
export interface RoundChoices {
  readonly seed: string;
  readonly bet: unknown;
  readonly moves: readonly unknown[];
  /** `rules`: the player left the round, and the game's rules ended it. */
  readonly ending: 'player' | 'rules';
}

/** Result of a round in minor units, without jackpots; `shown` is what the player sees. */
export interface PlayedChoices {
  readonly stake: number;
  readonly win: number;
  readonly shown: unknown;
}

/** A number that the generator drew, from 0 to `below - 1`. */
export interface DrawnNumber {
  readonly value: number;
  readonly below: number;
}

/** One step of a played round, in minor units, without jackpots. */
export interface PlayedStep {
  readonly kind: 'bet' | 'move' | 'rules';
  /** Bet or move as the player chose it; null where the rules ended the round. */
  readonly choice: unknown;
  /** Every number that this step drew, in order. */
  readonly draws: readonly DrawnNumber[];
  /** What this step adds to the stake. */
  readonly stake: number;
  /** Payout of the whole round; null while the player has a decision. */
  readonly win: number | null;
  readonly shown: unknown;
}

interface StepObserver {
  /** Returns the random source of a step. */
  drawOf(step: number): Draw;
  onStep?(step: Step<unknown>, kind: PlayedStep['kind'], choice: unknown): void;
}

function runSteps(
  engine: GameEngine,
  modelId: string,
  { bet, moves, ending }: RoundChoices,
  { drawOf, onStep }: StepObserver,
): { last: Step<unknown>; stake: number; win: number } | { problem: string } {
  const parsedBet = v.safeParse(engine.bet, bet);
  if (!parsedBet.success) return { problem: 'The game does not accept the bet.' };
  const begun = engine.begin(modelId, parsedBet.output, drawOf(0));
  if ('refused' in begun) return { problem: `The game refuses the bet: ${begun.refused}.` };
  let step: Step<unknown> = begun;
  let { stake } = step;
  onStep?.(step, 'bet', parsedBet.output);
  for (const [at, move] of moves.entries()) {
    const parsedMove = v.safeParse(engine.moves, move);
    if (step.win !== null || !parsedMove.success) return { problem: `Move ${at + 1} is not possible.` };
    const next = engine.move(modelId, step.state, parsedMove.output, drawOf(at + 1));
    if ('refused' in next) return { problem: `The game refuses move ${at + 1}: ${next.refused}.` };
    step = next;
    stake += step.stake;
    onStep?.(step, 'move', parsedMove.output);
  }
  if (ending === 'rules') {
    if (step.win !== null) return { problem: 'The round is over before the rules end it.' };
    step = engine.settle(modelId, step.state, drawOf(moves.length + 1));
    onStep?.(step, 'rules', null);
  }
  return step.win === null ? { problem: 'The choices do not end the round.' } : { last: step, stake, win: step.win };
}

/** Plays a round from its seed and choices. Returns the reason if the rules do not allow them. */
export function playChoices(
  engine: GameEngine,
  modelId: string,
  choices: RoundChoices,
): { played: PlayedChoices } | { problem: string } {
  const run = runSteps(engine, modelId, choices, { drawOf: (step) => roundDraw(choices.seed, step) });
  if ('problem' in run) return run;
  return { played: { stake: run.stake, win: run.win, shown: engine.show(modelId, run.last.state) } };
}

/** Plays a round in the same way, and returns each step with the numbers that it drew. */
export function playSteps(
  engine: GameEngine,
  modelId: string,
  choices: RoundChoices,
): { steps: readonly PlayedStep[] } | { problem: string } {
  const steps: PlayedStep[] = [];
  let draws: DrawnNumber[] = [];
  const run = runSteps(engine, modelId, choices, {
    drawOf(step) {
      const draw = roundDraw(choices.seed, step);
      return (below) => {
        const value = draw(below);
        draws.push({ value, below });
        return value;
      };
    },
    onStep({ state, stake, win }, kind, choice) {
      steps.push({ kind, choice, draws, stake, win, shown: engine.show(modelId, state) });
      draws = [];
    },
  });
  return 'problem' in run ? run : { steps };
}
