import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../../gameRules.ts';
import { unitsPerStake } from '../slotMachine.ts';
import type { TumbleModel } from './tumbleModel.ts';

export const tumbleRules = ({ counts, multipliers, symbols }: TumbleModel, culture: Culture): string[] =>
  gameRules[culture].slotTumble({ counts, multipliers, best: (symbols[0]?.pays[2] ?? 0) / unitsPerStake });
