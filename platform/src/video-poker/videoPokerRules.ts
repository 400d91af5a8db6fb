import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { handNames } from './handNames.ts';
import type { VideoPokerModel } from './videoPokerModels.ts';
import { videoPokerStakes } from './videoPokerStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const [least, most] = [amount(Math.min(...videoPokerStakes)), amount(Math.max(...videoPokerStakes))];

function paysIn(culture: Culture, { pays }: VideoPokerModel): string {
  const lines = pays.map(([hand, stakes]) => `${handNames[culture][hand]} ${stakes}`);
  return lines.join(languages[culture].punctuation.clauses);
}

const words: Readonly<Record<Culture, (model: VideoPokerModel) => string[]>> = {
  en: (model) => [
    'You get five cards of a deck of 52 that is shuffled for every round. Hold as many of them as you like; the others are exchanged once for new cards. The hand you have then is paid by the table.',
    `A hand pays these multiples of the stake, the best line alone: ${paysIn('en', model)}. A pair of jacks, queens, kings or aces counts as jacks or better; an ace stands above the king or below the two in a straight.`,
    `Return to player: ${model.rtp.toFixed(2)} %, if the best cards are held every time, over a very long time and many rounds. Other choices return less. Volatility: ${{ low: 'low', medium: 'medium', high: 'high' }[model.volatility]}.`,
    `A round costs ${least} to ${most} in your currency. The exchange costs nothing.`,
    'Every card is decided on the server by chance, each card left in the deck equally likely; a card you gave away does not come back in the round.',
    'A round you do not finish is kept as it stands, also if the connection breaks, and goes on when you open the game again. After a day it is settled as well as chance allows: the cards with the highest mean pay are held, the others are exchanged, and the win is yours.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: (model) => [
    '每局使用一副重新洗好的 52 张牌，您获得五张。可保留任意张数，其余的牌更换一次。更换后的手牌按赔付表赔付。',
    `手牌按投注的以下倍数赔付，只计最高的一项：${paysIn('zh', model)}。一对 J、Q、K 或 A 均算“一对 J 或以上”；在顺子中，A 可在 K 之上或 2 之下。`,
    `玩家回报率：每次都保留最佳的牌时为 ${model.rtp.toFixed(2)} %，按长期大量局数计算。其他选择回报较低。波动性：${{ low: '低', medium: '中', high: '高' }[model.volatility]}。`,
    `每局投注为 ${least} 至 ${most}（以您的货币计）。换牌不收费。`,
    '每张牌均由服务器随机决定，牌中剩余的每张牌机会相同；换掉的牌不会在同一局再次出现。',
    '未完成的一局会按原状保留，即使断线也是如此，再次打开游戏时可继续。一天之后将按对您最有利的方式自动结算：保留平均赔付最高的牌，更换其余的牌，赢奖归您所有。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};

/** The rules as plain paragraphs (UK16). */
export const videoPokerRules = (model: VideoPokerModel, culture: Culture): string[] => words[culture](model);
