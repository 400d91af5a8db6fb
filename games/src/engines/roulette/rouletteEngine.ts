import type { Culture } from '@foyer/contract/ids';
import * as v from 'valibot';
import type { GameEngine, StakeRange } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import { chipValues, layChips, spotMaximum, tableLimits, type PlacedChips } from './chipRules.ts';
import { rouletteBet, type RouletteBet, type RouletteSetup, type RouletteShown } from './rouletteShapes.ts';
import { paysToOne, spotById, type Spot, type SpotKind } from './rouletteSpots.ts';
import { wheelOrder } from './rouletteWheel.ts';

const amountText = (minor: number): string => (minor / 100).toFixed(2);

const pays = {
  straight: paysToOne('straight'),
  split: paysToOne('split'),
  street: paysToOne('street'),
  corner: paysToOne('corner'),
  sixLine: paysToOne('sixLine'),
  dozen: paysToOne('dozen'),
  red: paysToOne('red'),
};
/** `most`: the table's maximum stake. */
const maximumOf = (kind: SpotKind, max: number): string => amountText(Math.min(spotMaximum[kind], max));

/** The rules as plain paragraphs (UK16), with the stakes of a table. */
const rouletteRules = (rtp: number, culture: Culture, { minimum, maximum }: StakeRange): string[] =>
  gameRules[culture].roulette({
    rtp: rtp.toFixed(2),
    least: amountText(minimum),
    max: amountText(maximum),
    pays,
    maximum: {
      straight: maximumOf('straight', maximum),
      split: maximumOf('split', maximum),
      street: maximumOf('street', maximum),
      corner: maximumOf('corner', maximum),
      sixLine: maximumOf('sixLine', maximum),
      red: maximumOf('red', maximum),
    },
  });

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

/** `most`: the table's maximum stake. */
const figuresOf = (kind: SpotKind, max: number): RouletteSetup['spots'][SpotKind] => ({
  paysToOne: paysToOne(kind),
  maximum: Math.min(spotMaximum[kind], max),
});

function setupOf({ minimum, maximum }: StakeRange): RouletteSetup {
  return {
    wheel: [...wheelOrder],
    chipValues: chipValues.filter((value) => value >= minimum && value <= maximum),
    limits: { minimum, maximum },
    spots: {
      straight: figuresOf('straight', maximum),
      split: figuresOf('split', maximum),
      street: figuresOf('street', maximum),
      corner: figuresOf('corner', maximum),
      sixLine: figuresOf('sixLine', maximum),
      dozen: figuresOf('dozen', maximum),
      column: figuresOf('column', maximum),
      red: figuresOf('red', maximum),
      black: figuresOf('black', maximum),
      odd: figuresOf('odd', maximum),
      even: figuresOf('even', maximum),
      low: figuresOf('low', maximum),
      high: figuresOf('high', maximum),
    },
  };
}

export const rouletteEngine: GameEngine<RouletteBet, RouletteState, never, RouletteShown, RouletteSetup> = {
  kind: 'roulette',
  models: [european],
  bet: rouletteBet,
  moves: v.never(),
  stakes: tableLimits,
  setup: () => setupOf(tableLimits),
  withStakes: (stakes) => ({
    ...rouletteEngine,
    stakes,
    setup: () => setupOf(stakes),
    rules: (_modelId, culture) => rouletteRules(european.rtp, culture, stakes),
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
  rules: (_modelId, culture) => rouletteRules(european.rtp, culture, tableLimits),
};
