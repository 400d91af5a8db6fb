import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../../gameRules.ts';
import { paylines } from '../paylines.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { respinsGiven, type HoldModel } from './holdModel.ts';

const stakes = (units: number): number => units / unitsPerStake;

export const holdRules = ({ pays, coins: { needed, oneIn, worth, full } }: HoldModel, culture: Culture): string[] =>
  gameRules[culture].slotHold({
    lines: paylines.length,
    best: pays.A[2],
    needed,
    oneIn,
    respins: respinsGiven,
    least: stakes(Math.min(...worth)),
    max: stakes(Math.max(...worth)),
    full: stakes(full),
  });
