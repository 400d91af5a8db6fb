import type { EngineKind } from './gameEngine.ts';
import { plinkoModelById } from './plinko/plinkoModels.ts';
import { paysToOne, spotKinds } from './roulette/rouletteSpots.ts';
import { scratchCardModelById } from './scratch-card/scratchCardModels.ts';
import { maxSpinUnits } from './slot/maxSpinUnits.ts';
import { unitsPerStake } from './slot/slotMachine.ts';
import { slotModelById } from './slot/slotModels.ts';
import { videoPokerModel } from './video-poker/videoPokerModels.ts';

/** A blackjack pays 3 to 2 and returns the stake. */
const blackjackReturn = 2.5;
const none: readonly number[] = [];

/** Computes the figure of a model, in stakes, for each kind of game. */
const maxWinByKind: Readonly<Record<EngineKind, (modelId: string) => number>> = {
  slot(modelId) {
    const model = slotModelById(modelId);
    return model === undefined ? 0 : maxSpinUnits(model) / unitsPerStake;
  },
  blackjack: () => blackjackReturn,
  roulette: () => Math.max(...spotKinds.map(paysToOne)) + 1,
  videoPoker: (modelId) => Math.max(...videoPokerModel(modelId).pays.map(([, stakes]) => stakes)),
  scratchCard: (modelId) => Math.max(0, ...(scratchCardModelById(modelId)?.prizes.map(({ pays }) => pays) ?? none)),
  plinko: (modelId) => Math.max(0, ...Object.values(plinkoModelById(modelId)?.tenths ?? {}).flat()) / 10,
};

const computed = new Map<string, number>();

/**
 * Returns the highest payout of one spin, ball, card, bet or hand as a multiple of its stake, including the stake.
 * Free spins, later tumbles and jackpots have no part in it. The search of a slot takes some milliseconds, so each
 * result is computed once.
 */
export function maxWinOf(kind: EngineKind, modelId: string): number {
  const key = `${kind}:${modelId}`;
  const known = computed.get(key);
  if (known !== undefined) return known;
  const found = maxWinByKind[kind](modelId);
  computed.set(key, found);
  return found;
}
