import { blackjackModel } from './blackjack/blackjackModels.ts';
import { simulateBlackjack } from './blackjack/simulateBlackjack.ts';
import type { Draw, EngineKind } from './gameEngine.ts';
import { plinkoEngine } from './plinko/plinkoEngine.ts';
import { rouletteEngine } from './roulette/rouletteEngine.ts';
import { drawCard } from './scratch-card/drawCard.ts';
import { scratchCardModelById } from './scratch-card/scratchCardModels.ts';
import { machineOf } from './slot/machineOf.ts';
import { unitsPerStake } from './slot/slotMachine.ts';
import { slotModelById } from './slot/slotModels.ts';
import { exactVideoPoker } from './video-poker/exactVideoPoker.ts';
import { simulateVideoPoker } from './video-poker/simulateVideoPoker.ts';
import { videoPokerModel } from './video-poker/videoPokerModels.ts';

/** Plays rounds and returns their payout together, in stakes. */
type PlayRounds = (rounds: number) => number;

const stake = 10;

function each(rounds: number, play: () => number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round++) sum += play();
  return sum;
}

function known<T>(model: T | undefined): T {
  if (model === undefined) throw new Error('no such model');
  return model;
}

function winOf(step: { readonly win: number | null } | { readonly refused: string }): number {
  if ('refused' in step) throw new Error(step.refused);
  return (step.win ?? 0) / stake;
}

/**
 * The choices that the figures assume: basic strategy, the best hold, one bet on red, twelve rows of plinko. The texts
 * of `hourlyCostBasis` name them.
 */
const players: Readonly<Record<EngineKind, (modelId: string, draw: Draw) => PlayRounds>> = {
  slot(modelId, draw) {
    const machine = machineOf(known(slotModelById(modelId)));
    return (rounds) => each(rounds, () => machine.play(draw)) / unitsPerStake;
  },
  blackjack(modelId, draw) {
    const model = blackjackModel(modelId);
    return (rounds) => (simulateBlackjack(model, rounds, draw).mean / 100) * rounds;
  },
  roulette: (modelId, draw) => (rounds) =>
    each(rounds, () => winOf(rouletteEngine.begin(modelId, { chips: [{ bet: 'red', amount: stake }] }, draw))),
  videoPoker(modelId, draw) {
    const model = videoPokerModel(modelId);
    const best = exactVideoPoker(model);
    return (rounds) => (simulateVideoPoker(model, best, rounds, draw).mean / 100) * rounds;
  },
  scratchCard(modelId, draw) {
    const model = known(scratchCardModelById(modelId));
    return (rounds) =>
      each(rounds, () => {
        const { prize } = drawCard(model, draw);
        return prize === null ? 0 : (model.prizes[prize]?.pays ?? 0);
      });
  },
  plinko: (modelId, draw) => (rounds) =>
    each(rounds, () => winOf(plinkoEngine.begin(modelId, { stake, rows: 12 }, draw))),
};

/**
 * Simulates hours of a model.
 * @param paces rounds an hour, rising; one hour counts for each pace with its first rounds
 * @returns net results in stakes for each pace, lowest first
 */
export function simulateHours(
  { kind, modelId, draw }: { kind: EngineKind; modelId: string; draw: Draw },
  paces: readonly number[],
  hours: number,
): readonly Float64Array[] {
  const play = players[kind](modelId, draw);
  const results = paces.map(() => new Float64Array(hours));
  for (let hour = 0; hour < hours; hour++) {
    let [played, net] = [0, 0];
    paces.forEach((rounds, pace) => {
      net += play(rounds - played) - (rounds - played);
      played = rounds;
      (results[pace] as Float64Array)[hour] = net;
    });
  }
  return results.map((result) => result.toSorted());
}
