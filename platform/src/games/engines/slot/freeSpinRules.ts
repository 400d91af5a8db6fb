import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../gameRules.ts';
import type { FreeSpins } from './freeSpins.ts';

/** What free spins are, as a paragraph. */
export const freeSpinRules = (freeSpins: FreeSpins, culture: Culture): string =>
  gameRules[culture].freeSpins(freeSpins);
