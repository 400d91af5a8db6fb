import type { Culture } from '@foyer/contract/identifiers';
import { classicLines, type ClassicModel } from './classicModel.ts';

const lines = classicLines.length;

export const classicRules: Readonly<Record<Culture, (model: ClassicModel) => string[]>> = {
  en: ({ pays, wilds, mixed, early }) => [
    `Three reels, three rows and ${lines} fixed lines: the rows and the two diagonals. The stake of a round is split evenly over all lines.`,
    `Three of the same symbol on a line pay; the best pays ${pays.A} times the line stake. The second, third and fourth symbol are a family: three of them in any mixture pay ${mixed} times the line stake.`,
    `The fifth symbol also pays early: ${early[0]} times the line stake for one on the first reel, ${early[1]} times for two from the left. The wild does not count for these.`,
    `The wild stands in for every symbol and doubles the win of its line, two wilds make it four times. Three wilds pay ${wilds} times the line stake.`,
    'Places between the symbols are empty and pay nothing. Each line pays its best combination once; wins of several lines are added up.',
  ],
  zh: ({ pays, wilds, mixed, early }) => [
    `三个转轴、三行、${lines} 条固定赔付线：三条横线和两条对角线。每局投注平均分配到所有赔付线。`,
    `同一条线上三个相同符号即可获奖，最高符号赔付单线投注的 ${pays.A} 倍。第二、第三和第四个符号为同一组：任意三个混合赔付单线投注的 ${mixed} 倍。`,
    `第五个符号可提前获奖：第一转轴上一个赔付单线投注的 ${early[0]} 倍，从左起两个赔付 ${early[1]} 倍。百搭不计入其中。`,
    `百搭可替代所有符号，并使该线奖金翻倍，两个百搭为四倍。三个百搭赔付单线投注的 ${wilds} 倍。`,
    '符号之间的空格不赔付。每条线只赔付一次最高组合，多条线的奖金相加。',
  ],
};
