import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../../gameRules.ts';
import { freeSpinRules } from '../freeSpinRules.ts';
import { unitsPerStake } from '../slotMachine.ts';
import type { WaysModel } from './waysModel.ts';

export const waysRules = ({ pays, freeSpins }: WaysModel, culture: Culture): string[] =>
  gameRules[culture].slotWays({ best: pays.A[2] / unitsPerStake, freeSpins: freeSpinRules(freeSpins, culture) });
