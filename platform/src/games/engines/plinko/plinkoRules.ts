import type { Culture } from '@foyer/contract/ids';
import { gameRules } from '../gameRules.ts';
import { oneIn, rowCounts, type PlinkoModel } from './plinkoModel.ts';
import { plinkoStakes } from './plinkoStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...plinkoStakes));
const max = amount(Math.max(...plinkoStakes));

/** The rules as plain paragraphs (UK16), with what every slot pays and how often a ball falls into it. */
export function plinkoRules({ tenths, rtp, volatility }: PlinkoModel, culture: Culture): string[] {
  const boards = rowCounts.map((rows) => ({
    rows,
    slots: tenths[rows].map((pays, slot) => ({ pays: pays / 10, balls: oneIn(slot, rows) })),
  }));
  return gameRules[culture].plinko({ boards, rtp: rtp.toFixed(2), volatility, least, max });
}
