import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../gameRules.ts';
import { classicLines, type ClassicModel } from './classic/classicModel.ts';
import type { FreeSpins } from './freeSpins.ts';
import { respinsGiven, type HoldModel } from './hold/holdModel.ts';
import type { LinesModel } from './lines/linesModel.ts';
import { paylines } from './paylines.ts';
import { unitsPerStake } from './slotMachine.ts';
import type { SlotModel } from './slotModels.ts';
import { stakesUpTo } from './slotStakes.ts';
import type { TumbleModel } from './tumble/tumbleModel.ts';
import type { WaysModel } from './ways/waysModel.ts';

/** What free spins are, as a paragraph. */
const freeSpinRules = (freeSpins: FreeSpins, culture: Culture): string => gameRules[culture].freeSpins(freeSpins);

const waysRules = ({ pays, freeSpins }: WaysModel, culture: Culture): string[] =>
  gameRules[culture].slotWays({ best: pays.A[2] / unitsPerStake, freeSpins: freeSpinRules(freeSpins, culture) });

const tumbleRules = ({ counts, multipliers, symbols }: TumbleModel, culture: Culture): string[] =>
  gameRules[culture].slotTumble({ counts, multipliers, best: (symbols[0]?.pays[2] ?? 0) / unitsPerStake });

const linesRules = ({ pays, freeSpins }: LinesModel, culture: Culture): string[] =>
  gameRules[culture].slotLines({
    lines: paylines.length,
    best: pays.A[2],
    freeSpins: freeSpinRules(freeSpins, culture),
  });

const stakesOf = (units: number): number => units / unitsPerStake;

const holdRules = ({ pays, coins: { needed, oneIn, worth, full } }: HoldModel, culture: Culture): string[] =>
  gameRules[culture].slotHold({
    lines: paylines.length,
    best: pays.A[2],
    needed,
    oneIn,
    respins: respinsGiven,
    least: stakesOf(Math.min(...worth)),
    max: stakesOf(Math.max(...worth)),
    full: stakesOf(full),
  });

const classicRules = ({ pays, wilds, mixed, early }: ClassicModel, culture: Culture): string[] =>
  gameRules[culture].slotClassic({ lines: classicLines.length, best: pays.A, wilds, mixed, early });

/** The rules of a slot as plain paragraphs (UK16): those of its mechanic, then those of all slots. No stake is named that this player may not put on a round (UK24). */
export function slotRules(model: SlotModel, culture: Culture, maxStake?: number): string[] {
  const stakes = stakesUpTo(maxStake);
  const common = gameRules[culture].slot({
    rtp: model.rtp.toFixed(2),
    volatility: model.volatility,
    least: amount(Math.min(...stakes)),
    max: amount(Math.max(...stakes)),
  });
  return [...mechanicRules(model, culture), ...common];
}

function mechanicRules(model: SlotModel, culture: Culture): string[] {
  switch (model.mechanic) {
    case 'lines':
      return linesRules(model, culture);
    case 'ways':
      return waysRules(model, culture);
    case 'tumble':
      return tumbleRules(model, culture);
    case 'hold':
      return holdRules(model, culture);
    case 'classic':
      return classicRules(model, culture);
  }
}

const amount = (minor: number): string => (minor / 100).toFixed(2);
