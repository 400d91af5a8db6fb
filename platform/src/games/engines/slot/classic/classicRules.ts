import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../../gameRules.ts';
import { classicLines, type ClassicModel } from './classicModel.ts';

const lines = classicLines.length;

export const classicRules = ({ pays, wilds, mixed, early }: ClassicModel, culture: Culture): string[] =>
  gameRules[culture].slotClassic({ lines, best: pays.A, wilds, mixed, early });
