import type { Culture } from '@foyer/contract/ids';
import * as v from 'valibot';
import type { Draw, GameEngine } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import { slotTenths, type PlinkoModel, type RowCount, oneIn, rowCounts } from './plinkoModel.ts';
import { plinkoModelById, plinkoModels } from './plinkoModels.ts';
import { plinkoBet, type PlinkoBet, type PlinkoSetup, type PlinkoShown, plinkoStakes } from './plinkoShapes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...plinkoStakes));
const max = amount(Math.max(...plinkoStakes));

/** The rules as plain paragraphs (UK16), with what every slot pays and how often a ball falls into it. */
function plinkoRules({ tenths, rtp, volatility }: PlinkoModel, culture: Culture): string[] {
  const boards = rowCounts.map((rows) => ({
    rows,
    slots: tenths[rows].map((pays, slot) => ({ pays: pays / 10, balls: oneIn(slot, rows) })),
  }));
  return gameRules[culture].plinko({ boards, rtp: rtp.toFixed(2), volatility, least, max });
}

export interface PlinkoState {
  /** Minor units. */
  readonly stake: number;
  readonly rows: RowCount;
  /** One bounce per row: 0 left, 1 right. */
  readonly path: readonly (0 | 1)[];
}

function modelOf(id: string): PlinkoModel {
  const model = plinkoModelById(id);
  if (!model) throw new Error(`there is no plinko board ${id}`);
  return model;
}

/** Returns the slot of the ball: the number of bounces to the right. */
const slotOf = ({ path }: PlinkoState): number => path.reduce<number>((sum, bounce) => sum + bounce, 0);

function tenthsOf(model: PlinkoModel, state: PlinkoState): number {
  const half = model.tenths[state.rows];
  const slot = slotOf(state);
  return half[Math.min(slot, state.rows - slot)] ?? 0;
}

const winOf = (model: PlinkoModel, state: PlinkoState): number => (state.stake * tenthsOf(model, state)) / 10;

function fall(rows: RowCount, draw: Draw): (0 | 1)[] {
  const path: (0 | 1)[] = [];
  for (let row = 0; row < rows; row++) path.push(draw(2) === 0 ? 0 : 1);
  return path;
}

export const plinkoEngine: GameEngine<PlinkoBet, PlinkoState, never, PlinkoShown, PlinkoSetup> = {
  kind: 'plinko',
  models: plinkoModels,
  bet: plinkoBet,
  moves: v.never(),
  stakes: { minimum: Math.min(...plinkoStakes), maximum: Math.max(...plinkoStakes) },
  setup(modelId) {
    const model = modelOf(modelId);
    return { stakes: [...plinkoStakes], boards: { 12: slotTenths(model, 12), 16: slotTenths(model, 16) } };
  },
  begin(modelId, { stake, rows }, draw) {
    if (!plinkoStakes.includes(stake)) return { refused: 'unknownStake' };
    const state = { stake, rows, path: fall(rows, draw) };
    return { state, stake, win: winOf(modelOf(modelId), state) };
  },
  move: () => ({ refused: 'unknownMove' }),
  settle: (modelId, state) => ({ state, stake: 0, win: winOf(modelOf(modelId), state) }),
  show: (modelId, state) => ({
    rows: state.rows,
    path: [...state.path],
    slot: slotOf(state),
    tenths: tenthsOf(modelOf(modelId), state),
  }),
  rules: (modelId, culture) => plinkoRules(modelOf(modelId), culture),
};
