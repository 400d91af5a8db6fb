import type { Culture } from '@foyer/contract/identifiers';
import { oneIn, rowCounts, type PlinkoModel, type RowCount } from './plinkoModel.ts';
import { plinkoStakes } from './plinkoStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...plinkoStakes));
const most = amount(Math.max(...plinkoStakes));

/** The rules as plain paragraphs (UK16), with what every slot pays and how often a ball falls into it. */
export function plinkoRules(model: PlinkoModel, culture: Culture): string[] {
  return words[culture](model);
}

const slotsOf = ({ tenths }: PlinkoModel, rows: RowCount, say: (pays: number, balls: number) => string): string[] =>
  tenths[rows].map((pays, slot) => say(pays / 10, oneIn(slot, rows)));

const words: Readonly<Record<Culture, (model: PlinkoModel) => string[]>> = {
  en: (model) => [
    'Choose a stake and how many rows of pegs the board has, then drop a ball. In each row it bounces to the left or to the right, and the slot it falls into says how many times the stake comes back. A slot below 1× gives back less than the stake.',
    ...rowCounts.map(
      (rows) =>
        `With ${rows} rows, from both edges to the middle: ${slotsOf(model, rows, (pays, balls) => `${pays}× one ball in ${balls}`).join('; ')}.`,
    ),
    `Return to player: ${model.rtp.toFixed(2)} % with either number of rows, over a very long time and many balls. Volatility: ${model.volatility}.`,
    `A ball costs ${least} to ${most} in your currency. One ball falls at a time.`,
    'The whole path is decided on the server by chance as the round is booked: left and right are equally likely at every peg, every time. Earlier balls say nothing about the next.',
    'A round that was started is settled, even if the connection breaks; its result is shown when the game opens again.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: (model) => [
    '选择投注和钉板行数，然后放球。球在每一行向左或向右弹一次，落入的格子决定返还投注的几倍。低于 1 倍的格子返还少于投注。',
    ...rowCounts.map(
      (rows) =>
        `${rows} 行时，从两侧边缘到中间：${slotsOf(model, rows, (pays, balls) => `${pays} 倍，平均每 ${balls} 球一次`).join('；')}。`,
    ),
    `玩家回报率：两种行数均为 ${model.rtp.toFixed(2)} %，按长期大量球数计算。波动性：${{ low: '低', medium: '中', high: '高' }[model.volatility]}。`,
    `每球投注为 ${least} 至 ${most}（以您的货币计）。每次只落一球。`,
    '整条路径在该局入账时由服务器随机决定：每个钉子处向左和向右的机会始终相同。以往的球与下一球无关。',
    '已开始的一局即使断线也会结算，再次打开游戏时会显示结果。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
