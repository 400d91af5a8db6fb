import * as v from 'valibot';
import type { GameEngine } from '../gameEngine.ts';
import { rouletteRules } from './rouletteRules.ts';
import { rouletteBet, type RouletteBet, type RouletteSetup, type RouletteShown } from './rouletteShapes.ts';
import { paysToOne, spotById, type Spot, type SpotKind } from './rouletteSpots.ts';
import { chipValues, layChips, spotMaximum, tableLimits, type PlacedChips } from './rouletteStakes.ts';
import { wheelOrder } from './rouletteWheel.ts';

export interface RouletteState {
  readonly pocket: number;
  readonly chips: readonly PlacedChips[];
}

/** The only wheel. Every spot returns 36/37 of its chips in the long run, so the RTP does not depend on the bet. */
const european = { id: 'european', rtp: 97.3, volatility: 'medium', features: ['single-zero'] } as const;

/** Returns the payout of chips on a spot for a pocket, including the chips. */
export function returnedBy(spot: Spot, amount: number, pocket: number): number {
  return spot.numbers.includes(pocket) ? amount * (paysToOne(spot.kind) + 1) : 0;
}

const spotOf = (id: string): Spot => {
  const spot = spotById(id);
  if (!spot) throw new Error(`chips lie on ${id}, which is no spot`);
  return spot;
};

const winOf = ({ chips, pocket }: RouletteState): number =>
  chips.reduce((sum, { bet, amount }) => sum + returnedBy(spotOf(bet), amount, pocket), 0);

const figuresOf = (kind: SpotKind): RouletteSetup['spots'][SpotKind] => ({
  paysToOne: paysToOne(kind),
  maximum: spotMaximum[kind],
});

export const rouletteEngine: GameEngine<RouletteBet, RouletteState, never, RouletteShown, RouletteSetup> = {
  kind: 'roulette',
  models: [european],
  bet: rouletteBet,
  moves: v.never(),
  stakes: tableLimits,
  setup: () => ({
    wheel: [...wheelOrder],
    chipValues: [...chipValues],
    limits: { ...tableLimits },
    spots: {
      straight: figuresOf('straight'),
      split: figuresOf('split'),
      street: figuresOf('street'),
      corner: figuresOf('corner'),
      sixLine: figuresOf('sixLine'),
      dozen: figuresOf('dozen'),
      column: figuresOf('column'),
      red: figuresOf('red'),
      black: figuresOf('black'),
      odd: figuresOf('odd'),
      even: figuresOf('even'),
      low: figuresOf('low'),
      high: figuresOf('high'),
    },
  }),
  begin(_modelId, bet, draw) {
    const laid = layChips(bet.chips);
    if (!laid) return { refused: 'unknownStake' };
    const state = { pocket: wheelOrder[draw(wheelOrder.length)] ?? 0, chips: laid.chips };
    return { state, stake: laid.total, win: winOf(state) };
  },
  move: () => ({ refused: 'unknownMove' }),
  settle: (_modelId, state) => ({ state, stake: 0, win: winOf(state) }),
  show: (_modelId, { pocket, chips }) => ({
    pocket,
    chips: chips.map(({ bet, amount }) => ({ bet, amount, win: returnedBy(spotOf(bet), amount, pocket) })),
  }),
  rules: (_modelId, culture) => rouletteRules(european.rtp, culture),
};
