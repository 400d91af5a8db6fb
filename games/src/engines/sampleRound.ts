import { blackjackMoves } from './blackjack/blackjackRound.ts';
import type { Draw, EngineKind, GameEngine } from './gameEngine.ts';
import type { RoundChoices } from './playChoices.ts';
import { rowCounts } from './plinko/plinkoModel.ts';
import { rouletteSpots } from './roulette/rouletteSpots.ts';
import { roundDraw } from './roundDraw.ts';

type Sampled = Readonly<Record<EngineKind, { bet(draw: Draw, stake: number): unknown; move(draw: Draw): unknown }>>;

/** Random choices of each kind of game. The record type requires an entry for every kind. */
const sampled: Sampled = {
  slot: { bet: (_draw, stake) => ({ stake }), move: () => null },
  blackjack: { bet: (_draw, stake) => ({ stake }), move: (draw) => blackjackMoves[draw(blackjackMoves.length)] },
  roulette: {
    bet: (draw, amount) => ({
      chips: [...new Set([0, 1, 2].map(() => rouletteSpots[draw(rouletteSpots.length)]?.id ?? 'red'))].map((bet) => ({
        bet,
        amount,
      })),
    }),
    move: () => null,
  },
  videoPoker: {
    bet: (_draw, stake) => ({ stake }),
    move: (draw) => ({ hold: Array.from({ length: 5 }, () => draw(2) === 1) }),
  },
  scratchCard: { bet: (_draw, stake) => ({ stake }), move: () => null },
  plinko: { bet: (draw, stake) => ({ stake, rows: rowCounts[draw(rowCounts.length)] }), move: () => null },
};

/** A stake that every game accepts, in minor units. */
const sampleStake = 100;

/** Moves tried for one decision, of which some may not be allowed. */
const maxTries = 40;

/**
 * Chooses a bet and moves for a round with this seed. One round in fifty is abandoned. `draw` is the random source of the
 * choices, not of the round.
 */
export function sampleRound(engine: GameEngine, modelId: string, seed: string, draw: Draw): RoundChoices {
  const { bet, move } = sampled[engine.kind];
  const chosen = bet(draw, sampleStake);
  const moves: unknown[] = [];
  let step = engine.begin(modelId, chosen, roundDraw(seed, 0));
  const tries = draw(50) === 0 ? 0 : maxTries;
  for (let count = 0; count < tries && !('refused' in step) && step.win === null; count++) {
    const next = move(draw);
    const after = engine.move(modelId, step.state, next, roundDraw(seed, moves.length + 1));
    if ('refused' in after) continue;
    moves.push(next);
    step = after;
  }
  const isOpen = !('refused' in step) && step.win === null;
  return { seed, bet: chosen, moves, ending: isOpen ? 'rules' : 'player' };
}
