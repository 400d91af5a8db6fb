import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../../gameRules.ts';
import { freeSpinRules } from '../freeSpinRules.ts';
import { paylines } from '../paylines.ts';
import type { LinesModel } from './linesModel.ts';

const lines = paylines.length;

export const linesRules = ({ pays, freeSpins }: LinesModel, culture: Culture): string[] =>
  gameRules[culture].slotLines({ lines, best: pays.A[2], freeSpins: freeSpinRules(freeSpins, culture) });
