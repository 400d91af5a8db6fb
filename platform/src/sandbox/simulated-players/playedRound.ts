import type { PlayedGame } from '../../games/catalogue/playedGame.ts';
import type { Draw } from '../../games/engines/gameEngine.ts';
import { simulatedBets } from './simulatedBets.ts';
import { simulatedMove } from './simulatedMove.ts';

/** Maximum moves per round; a longer round is settled like an abandoned one. */
const maxMoves = 20;

/**
 * Plays a complete round at a larger stake with the game's engine alone: nothing is stored or booked. Returns its stake
 * and win in minor
 * units; null if the engine refuses a bet or move.
 */
export function playedRound({ engine, modelId }: PlayedGame, draw: Draw): { stake: number; win: number } | null {
  const bet = simulatedBets[engine.kind](draw, true, engine.stakes);
  const begun = engine.begin(modelId, bet, draw);
  if ('refused' in begun) return null;
  let [step, { stake }] = [begun, begun];
  for (let moves = 0; step.win === null && moves < maxMoves; moves += 1) {
    const moved = engine.move(modelId, step.state, simulatedMove(engine.kind, engine.show(modelId, step.state)), draw);
    if ('refused' in moved) return null;
    step = moved;
    stake += moved.stake;
  }
  return { stake, win: step.win ?? engine.settle(modelId, step.state, draw).win ?? 0 };
}
