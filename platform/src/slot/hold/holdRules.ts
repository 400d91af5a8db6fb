import type { Culture } from '@foyer/contract/identifiers';
import { paylines } from '../paylines.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { respinsGiven, type HoldModel } from './holdModel.ts';

const stakes = (units: number): number => units / unitsPerStake;

export const holdRules: Readonly<Record<Culture, (model: HoldModel) => string[]>> = {
  en: ({ pays, coins: { needed, oneIn, worth, full } }) => [
    `Five reels, three rows and ${paylines.length} fixed lines. The stake of a round is split evenly over all lines.`,
    'Three, four or five of the same symbol in a row from the left reel pay on a line. Each line pays once, the longest row. Wins of several lines are added up.',
    `The best symbol pays ${pays.A[2]} times the line stake for five in a row. The wild appears on reels two to four and stands in for every symbol but the coin.`,
    `${needed} coins or more anywhere are held and start ${respinsGiven} respins. Only the empty places turn; each turns up a coin once in ${oneIn} respins on average. A new coin is held too, and there are ${respinsGiven} respins again. Respins cost nothing.`,
    `Each held coin is worth ${stakes(Math.min(...worth))} to ${stakes(Math.max(...worth))} times the stake. When no respin is left, all coins are paid. When all fifteen places hold a coin, ${stakes(full)} times the stake is paid on top. Fewer than ${needed} coins pay nothing.`,
  ],
  zh: ({ pays, coins: { needed, oneIn, worth, full } }) => [
    `五个转轴、三行、${paylines.length} 条固定赔付线。每局投注平均分配到所有赔付线。`,
    '同一条线上从最左转轴起连续出现三个、四个或五个相同符号即可获奖。每条线只按最长的组合赔付一次，多条线的奖金相加。',
    `最高符号五连赔付单线投注的 ${pays.A[2]} 倍。百搭符号出现在第二至第四转轴，可替代除金币以外的所有符号。`,
    `任意位置出现 ${needed} 枚或更多金币时，金币被锁定，并获得 ${respinsGiven} 次重转。只有空格会转动，每个空格平均 ${oneIn} 次重转出现一枚金币。新金币同样被锁定，重转次数恢复为 ${respinsGiven} 次。重转不收费。`,
    `每枚锁定的金币价值为投注的 ${stakes(Math.min(...worth))} 至 ${stakes(Math.max(...worth))} 倍。重转用完后支付所有金币。十五格全部锁定金币时，另付投注的 ${stakes(full)} 倍。不足 ${needed} 枚金币不赔付。`,
  ],
};
