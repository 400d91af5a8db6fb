import type { Culture } from '@foyer/contract/identifiers';
import { oneIn, ticketCount, type ScratchModel } from './scratchCardModel.ts';
import { cardPrices } from './scratchCardStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...cardPrices));
const most = amount(Math.max(...cardPrices));

/** The rules as plain paragraphs (UK16), with the odds of every prize. */
export function scratchCardRules(model: ScratchModel, culture: Culture): string[] {
  return words[culture](model);
}

const any = ({ prizes }: ScratchModel): number => oneIn(prizes.reduce((sum, { tickets }) => sum + tickets, 0));

const words: Readonly<Record<Culture, (model: ScratchModel) => string[]>> = {
  en: (model) => [
    'Buy a card and scratch its nine fields. Three equal symbols win the prize of this symbol. A card wins one prize or none.',
    `Prizes in multiples of the price, and how often they come: ${model.prizes.map(({ pays, tickets }) => `${pays}× one card in ${oneIn(tickets)}`).join('; ')}. One card in ${any(model)} wins a prize; a prize of 1× gives the price back and nothing more.`,
    `Return to player: ${model.rtp.toFixed(2)} %, over a very long time and many cards. Volatility: ${model.volatility}.`,
    `A card costs ${least} to ${most} in your currency. The odds are the same for every price.`,
    `Each card is decided on the server by chance as it is bought: one of ${ticketCount.toLocaleString('en-GB')} tickets, all equally likely every time. How and in which order you scratch changes nothing. Symbols without a prize are drawn evenly; two of a kind say nothing about a third.`,
    'A card that was bought is settled at once, even if the connection breaks or you leave. If you have not seen it, it lies there when the game opens again.',
    'A malfunction voids all pays and plays of the card concerned; its price is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: (model) => [
    '购买一张卡并刮开九个格子。三个相同符号即赢得该符号的奖金。每张卡最多中一个奖。',
    `奖金（卡价的倍数）及出现频率：${model.prizes.map(({ pays, tickets }) => `${pays} 倍，平均每 ${oneIn(tickets)} 张一张`).join('；')}。平均每 ${any(model)} 张有一张中奖；1 倍奖金只退回卡价。`,
    `玩家回报率：${model.rtp.toFixed(2)} %，按长期大量卡数计算。波动性：${{ low: '低', medium: '中', high: '高' }[model.volatility]}。`,
    `每张卡为 ${least} 至 ${most}（以您的货币计）。各种价格的中奖机会相同。`,
    `每张卡在购买时由服务器随机决定：从 ${ticketCount.toLocaleString('en-GB')} 张票中抽取一张，每次每张机会相同。刮开的方式和顺序不影响结果。不中奖的符号均匀抽取；出现两个相同符号与第三个无关。`,
    '已购买的卡立即结算，即使断线或离开也一样。如果您还没有看过，再次打开游戏时它仍在那里。',
    '如发生故障，该卡的所有赔付和投注均无效，并退还卡价。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
