import type { Culture } from '@foyer/contract/identifiers';
import { paylines } from './paylines.ts';
import type { SlotModel } from './slotModel.ts';
import { slotStakes } from './slotStakes.ts';

/** The rules of a slot as plain paragraphs (UK16). */
export function slotRules(model: SlotModel, culture: Culture): string[] {
  return words[culture](model);
}

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...slotStakes));
const most = amount(Math.max(...slotStakes));
const lines = paylines.length;

const words: Readonly<Record<Culture, (model: SlotModel) => string[]>> = {
  en: ({ rtp, volatility, pays, freeSpins: { awards, multiplier, most: limit } }) => [
    `Five reels, three rows and ${lines} fixed lines. The stake of a round is split evenly over all lines.`,
    'Three, four or five of the same symbol in a row from the left reel pay on a line. Each line pays once, the longest row. Wins of several lines are added up.',
    `The best symbol pays ${pays.A[2]} times the line stake for five in a row.`,
    'The wild appears on reels two to five and stands in for every symbol but the scatter.',
    `Three, four or five scatters anywhere start ${awards[0]}, ${awards[1]} or ${awards[2]} free spins. Line wins of free spins count ${multiplier} times. Scatters in free spins add more, up to ${limit} in a round. Free spins cost nothing and use the stake of the round that won them.`,
    `Return to player: ${rtp.toFixed(2)} %, over a very long time and many rounds. Volatility: ${volatility}.`,
    `A round costs ${least} to ${most} in your currency.`,
    'Every outcome is decided on the server by chance, the same in each round. A round that was started is settled, even if the connection breaks; its result is shown when the game opens again.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: ({ rtp, volatility, pays, freeSpins: { awards, multiplier, most: limit } }) => [
    `五个转轴、三行、${lines} 条固定赔付线。每局投注平均分配到所有赔付线。`,
    '同一条线上从最左转轴起连续出现三个、四个或五个相同符号即可获奖。每条线只按最长的组合赔付一次，多条线的奖金相加。',
    `最高符号五连赔付单线投注的 ${pays.A[2]} 倍。`,
    '百搭符号出现在第二至第五转轴，可替代除分散符号以外的所有符号。',
    `任意位置出现三个、四个或五个分散符号，可获得 ${awards[0]}、${awards[1]} 或 ${awards[2]} 次免费旋转。免费旋转中的线奖按 ${multiplier} 倍计算。免费旋转中再出现分散符号会增加次数，每局最多 ${limit} 次。免费旋转不收费，并沿用触发该局的投注。`,
    `玩家回报率：${rtp.toFixed(2)} %，按长期大量局数计算。波动性：${{ low: '低', medium: '中', high: '高' }[volatility]}。`,
    `每局投注为 ${least} 至 ${most}（以您的货币计）。`,
    '所有结果均由服务器随机决定，每局机会相同。已开始的一局即使断线也会结算，再次打开游戏时会显示结果。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
