import * as v from 'valibot';
import type { GameEngine, EngineModel } from '../gameEngine.ts';
import { machineOf } from './machineOf.ts';
import { slotBet, type ShownSlot, type ShownStep, type SlotBet, type SlotSetup } from './slotApi.ts';
import { unitsPerStake, type SeenStep } from './slotMachine.ts';
import { slotModelById, type SlotModel, slotModels } from './slotModels.ts';
import { slotRules } from './slotRules.ts';
import { slotSetupOf } from './slotSetupOf.ts';
import { slotStakes } from './slotStakes.ts';

/** Published figures of the slot models. */
const slotFigures: readonly EngineModel[] = slotModels.map((model) => ({
  id: model.id,
  rtp: model.rtp,
  volatility: model.volatility,
  features: featuresOf(model),
}));

/** Each mechanic has its own feature key, beside shared ones. */
function featuresOf(model: SlotModel): string[] {
  switch (model.mechanic) {
    case 'lines':
      return ['lines-20', ...freeSpinsOf(model.freeSpins.multiplier)];
    case 'ways':
      return ['ways-243', ...freeSpinsOf(model.freeSpins.multiplier)];
    case 'tumble':
      return ['tumbling', 'rising-multiplier'];
    case 'hold':
      return ['hold-respins', 'wilds'];
    case 'classic':
      return ['three-reels', 'wilds', 'multiplier-2x'];
  }
}

function freeSpinsOf(multiplier: number): string[] {
  return ['free-spins', 'wilds', multiplier >= 3 ? 'multiplier-3x' : 'multiplier-2x'];
}

/** A settled round: its payout in minor units, and its steps. */
export interface SlotState {
  readonly win: number;
  readonly steps: ShownStep[];
}

function modelOf(id: string): SlotModel {
  const model = slotModelById(id);
  if (!model) throw new Error(`There is no slot model ${id}.`);
  return model;
}

/** A machine of each model: its tables take longer than a round, and `play` clears its working memory. */
const machines = new Map(slotModels.map((model) => [model.id, machineOf(model)] as const));

/**
 * Engine of slots. A round is complete when it begins, with everything that follows from its spin; the frame only shows
 * it.
 */
export const slotEngine: GameEngine<SlotBet, SlotState, never, ShownSlot, SlotSetup> = {
  kind: 'slot',
  models: slotFigures,
  bet: slotBet,
  moves: v.never(),
  stakes: { minimum: Math.min(...slotStakes), maximum: Math.max(...slotStakes) },
  setup: (modelId, maxStake) => slotSetupOf(modelOf(modelId), maxStake),
  begin(modelId, { stake }, draw) {
    if (!slotStakes.includes(stake)) return { refused: 'unknownStake' };
    const seen: SeenStep[] = [];
    const unit = stake / unitsPerStake;
    const machine = machines.get(modelId) ?? machineOf(modelOf(modelId));
    const win = machine.play(draw, seen) * unit;
    return { state: { win, steps: seen.map((step) => shownStep(step, unit)) }, stake, win };
  },
  move: () => ({ refused: 'unknownMove' }),
  settle: (_modelId, state) => ({ state, stake: 0, win: state.win }),
  show: (_modelId, { steps }) => ({ steps }),
  rules: (modelId, culture, maxStake) => slotRules(modelOf(modelId), culture, maxStake),
};

/** Converts a step to minor units; `unit` is the value of one unit. */
function shownStep(
  { kind, grid, wins, multiplier, freeSpinsWon, coins, respinsLeft, units }: SeenStep,
  unit: number,
): ShownStep {
  return {
    kind,
    grid: [...grid],
    wins: wins.map(({ units: paid, positions, ...win }) => ({
      ...win,
      amount: paid * unit,
      positions: positions.map(([reel, row]) => [reel, row]),
    })),
    multiplier,
    freeSpinsWon,
    coins: coins.map(({ position: [reel, row], units: worth }) => ({ position: [reel, row], amount: worth * unit })),
    respinsLeft,
    win: units * unit,
  };
}
