import * as v from 'valibot';
import type { GameEngine } from '../play/gameEngine.ts';
import { paylines } from './paylines.ts';
import { playRound, type RoundOutcome, type Spin } from './playRound.ts';
import { slotBet, type ShownSlot, type ShownSpin, type SlotBet, type SlotSetup } from './slotApi.ts';
import { slotFigures } from './slotFigures.ts';
import type { SlotModel } from './slotModel.ts';
import { slotModelById } from './slotModels.ts';
import { slotRules } from './slotRules.ts';
import { slotStakes } from './slotStakes.ts';

function modelOf(id: string): SlotModel {
  const model = slotModelById(id);
  if (!model) throw new Error(`There is no slot model ${id}.`);
  return model;
}

/** Slots: a round is over as soon as it has begun, free spins with it; the table only shows it. */
export const slotEngine: GameEngine<SlotBet, RoundOutcome, never, ShownSlot, SlotSetup> = {
  kind: 'slot',
  models: slotFigures,
  bet: slotBet,
  moves: v.never(),
  stakes: { minimum: Math.min(...slotStakes), maximum: Math.max(...slotStakes) },
  setup(modelId) {
    const { rtp, volatility, strips, pays, freeSpins } = modelOf(modelId);
    return {
      stakes: [...slotStakes],
      rtp,
      volatility,
      strips: [...strips],
      pays: Object.fromEntries(Object.entries(pays).map(([symbol, list]) => [symbol, [...list]])) as SlotSetup['pays'],
      freeSpins: { ...freeSpins, awards: [...freeSpins.awards] },
    };
  },
  begin(modelId, { stake }, draw) {
    if (!slotStakes.includes(stake)) return { refused: 'unknownStake' };
    const outcome = playRound(modelOf(modelId), stake, draw);
    return { state: outcome, stake, win: outcome.win };
  },
  move: () => ({ refused: 'unknownMove' }),
  settle: (_modelId, state) => ({ state, stake: 0, win: state.win }),
  show: (_modelId, { spins }) => ({ spins: spins.map(shownSpin) }),
  rules: (modelId, culture) => slotRules(modelOf(modelId), culture),
};

function shownSpin(spin: Spin): ShownSpin {
  return {
    ...spin,
    stops: [...spin.stops],
    grid: [...spin.grid],
    wins: spin.wins.map(({ line, symbol, count, amount }) => ({
      line: line + 1,
      symbol,
      count,
      amount,
      positions: (paylines[line] ?? []).slice(0, count).map((row, reel): [number, number] => [reel, row]),
    })),
  };
}
