import type { Culture } from '@foyer/contract/identifiers';
import { freeSpinRules } from '../freeSpinRules.ts';
import { unitsPerStake } from '../slotMachine.ts';
import type { WaysModel } from './waysModel.ts';

export const waysRules: Readonly<Record<Culture, (model: WaysModel) => string[]>> = {
  en: ({ pays, freeSpins }) => [
    'Five reels and three rows, without lines. A symbol pays when it is on three reels or more in a row from the left, wherever on them.',
    'It pays once for each way it can be read from the left to the right: the numbers on the reels multiplied with each other, 243 ways at most. Each symbol pays its longest row alone; different symbols are added up.',
    `The best symbol pays ${pays.A[2] / unitsPerStake} times the stake for one way over five reels.`,
    'The wild appears on reels two to four and stands in for every symbol but the scatter.',
    freeSpinRules.en(freeSpins),
  ],
  zh: ({ pays, freeSpins }) => [
    '五个转轴、三行，没有赔付线。同一符号从最左转轴起连续出现在三个或更多转轴上即可获奖，位置不限。',
    '从左到右每一种连法赔付一次：各转轴上的符号个数相乘，最多 243 路。每种符号只按最长的组合赔付，不同符号的奖金相加。',
    `最高符号五连一路赔付投注的 ${pays.A[2] / unitsPerStake} 倍。`,
    '百搭符号出现在第二至第四转轴，可替代除分散符号以外的所有符号。',
    freeSpinRules.zh(freeSpins),
  ],
};
