import { seededRandom } from '../seededRandom.ts';
import { classicLines, classicSymbols } from './classic/classicModel.ts';
import type { SlotSetup } from './slotApi.ts';
import { unitsPerStake } from './slotMachine.ts';
import { paySymbols } from './slotModel.ts';
import type { SlotModel } from './slotModels.ts';
import { stakesUpTo } from './slotStakes.ts';
import { tumbleColumns, tumbleRows } from './tumble/tumbleMachine.ts';

type Part = 'rows' | 'belts' | 'pays' | 'freeSpins' | 'multipliers' | 'coins' | 'mixed';
type Pays = SlotSetup['pays'];

/** Returns what the frame needs to show a model's reels and its pay table. */
export function slotSetupOf(model: SlotModel, maxStake?: number): SlotSetup {
  const { rtp, volatility, mechanic } = model;
  return {
    stakes: [...stakesUpTo(maxStake)],
    rtp,
    volatility,
    mechanic,
    freeSpins: null,
    multipliers: [],
    coins: null,
    mixed: null,
    ...partsOf(model),
  };
}

function partsOf(model: SlotModel): Pick<SlotSetup, 'rows' | 'belts' | 'pays'> & Partial<Pick<SlotSetup, Part>> {
  switch (model.mechanic) {
    case 'lines':
    case 'ways': {
      const { strips, pays, freeSpins } = model;
      return {
        rows: 3,
        belts: [...strips],
        pays: inARow(pays),
        freeSpins: { ...freeSpins, awards: [...freeSpins.awards] },
      };
    }
    case 'hold': {
      const { needed, worth, full } = model.coins;
      return {
        rows: 3,
        belts: [...model.strips],
        pays: inARow(model.pays),
        coins: { needed, least: Math.min(...worth), max: Math.max(...worth), full },
      };
    }
    case 'tumble': {
      const pays = model.symbols.map(({ symbol, pays: units }) => ({
        symbol,
        steps: model.counts.map((least, at) => ({ least, units: units[at] ?? 0 })),
      }));
      const letters = model.symbols.map(({ symbol }) => symbol).join('');
      return {
        rows: tumbleRows,
        belts: Array.from({ length: tumbleColumns }, (_, column) => mixed(letters, column)),
        pays,
        multipliers: [...model.multipliers],
      };
    }
    case 'classic': {
      const perLine = unitsPerStake / classicLines.length;
      const three = (symbol: string, lineStakes: number) => ({
        symbol,
        steps: [{ least: 3, units: lineStakes * perLine }],
      });
      const early = model.early.map((lineStakes, at) => ({ least: at + 1, units: lineStakes * perLine }));
      const pays: Pays = [
        three('W', model.wilds),
        ...classicSymbols.map((symbol) => three(symbol, model.pays[symbol])),
      ];
      pays.at(-1)?.steps.unshift(...early);
      return { rows: 3, belts: [...model.strips], pays, mixed: model.mixed * perLine };
    }
  }
}

function inARow(pays: Readonly<Record<(typeof paySymbols)[number], readonly [number, number, number]>>): Pays {
  return paySymbols.map((symbol) => ({ symbol, steps: pays[symbol].map((units, at) => ({ least: at + 3, units })) }));
}

/** Shuffles the letters differently for each column, so that no pattern is visible. */
function mixed(letters: string, column: number): string {
  const random = seededRandom(`belt ${column}`);
  return Array.from({ length: 9 }, () => random.pick([...letters])).join('');
}
