import * as v from 'valibot';
import type { GameEngine, Step } from './gameEngine.ts';
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

/** Plays a round from its seed and choices. Returns the reason if the rules do not allow them. */
export function playChoices(
  engine: GameEngine,
  modelId: string,
  { seed, bet, moves, ending }: RoundChoices,
): { played: PlayedChoices } | { problem: string } {
  const parsedBet = v.safeParse(engine.bet, bet);
  if (!parsedBet.success) return { problem: 'The game does not accept the bet.' };
  const begun = engine.begin(modelId, parsedBet.output, roundDraw(seed, 0));
  if ('refused' in begun) return { problem: `The game refuses the bet: ${begun.refused}.` };
  let step: Step<unknown> = begun;
  let { stake } = step;
  for (const [at, move] of moves.entries()) {
    const parsedMove = v.safeParse(engine.moves, move);
    if (step.win !== null || !parsedMove.success) return { problem: `Move ${at + 1} is not possible.` };
    const next = engine.move(modelId, step.state, parsedMove.output, roundDraw(seed, at + 1));
    if ('refused' in next) return { problem: `The game refuses move ${at + 1}: ${next.refused}.` };
    step = next;
    stake += step.stake;
  }
  if (ending === 'rules') {
    if (step.win !== null) return { problem: 'The round is over before the rules end it.' };
    step = engine.settle(modelId, step.state, roundDraw(seed, moves.length + 1));
  }
  if (step.win === null) return { problem: 'The choices do not end the round.' };
  return { played: { stake, win: step.win, shown: engine.show(modelId, step.state) } };
}
