import type { Culture } from '@foyer/contract/identifiers';
import { freeSpinRules } from '../freeSpinRules.ts';
import { paylines } from '../paylines.ts';
import type { LinesModel } from './linesModel.ts';

const lines = paylines.length;

export const linesRules: Readonly<Record<Culture, (model: LinesModel) => string[]>> = {
  en: ({ pays, freeSpins }) => [
    `Five reels, three rows and ${lines} fixed lines. The stake of a round is split evenly over all lines.`,
    'Three, four or five of the same symbol in a row from the left reel pay on a line. Each line pays once, the longest row. Wins of several lines are added up.',
    `The best symbol pays ${pays.A[2]} times the line stake for five in a row.`,
    'The wild appears on reels two to five and stands in for every symbol but the scatter.',
    freeSpinRules.en(freeSpins),
  ],
  zh: ({ pays, freeSpins }) => [
    `五个转轴、三行、${lines} 条固定赔付线。每局投注平均分配到所有赔付线。`,
    '同一条线上从最左转轴起连续出现三个、四个或五个相同符号即可获奖。每条线只按最长的组合赔付一次，多条线的奖金相加。',
    `最高符号五连赔付单线投注的 ${pays.A[2]} 倍。`,
    '百搭符号出现在第二至第五转轴，可替代除分散符号以外的所有符号。',
    freeSpinRules.zh(freeSpins),
  ],
};
