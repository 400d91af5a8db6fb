import { meanFreeSpins } from '../freeSpins.ts';
import { meanLinePay } from '../linesEvaluator.ts';
import type { LinesModel } from './linesModel.ts';

/**
 * Returns the exact RTP in per cent. The stake is one line stake on each line, so the mean of a line is the mean of the
 * round.
 */
export function returnOfLines({ strips, pays, freeSpins }: Pick<LinesModel, 'strips' | 'pays' | 'freeSpins'>): number {
  return 100 * meanLinePay(strips, pays) * (1 + freeSpins.multiplier * meanFreeSpins(freeSpins, strips, 3));
}
