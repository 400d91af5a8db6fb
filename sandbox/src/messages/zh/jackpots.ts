import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { JackpotMessages } from '../en/jackpots.ts';

export const messages: Translation<JackpotMessages> = {
  funding: (share) =>
    `资金来源：参与本奖池的游戏中，每笔投注的 ${share} 计入奖池，由本站支付；投注额与游戏本身的派彩不受影响。`,
  seed: (seed) => `起始金额：奖池开出后，以 ${seed} 重新开始，由本站支付。`,
  added: (part) => `回报：游戏公布的回报率不含奖池。长期而言，经过大量开奖，奖池约增加投注额的 ${part}。`,
  addedByDay: (share) =>
    `回报：游戏公布的回报率不含奖池。奖池派出投注额的 ${share}，另加每天一份起始金额；后者占投注额的比例取决于当天的投注总额。`,
  chance: (oneIn, unit) =>
    `如何赢得：完全随机。每投注 ${unit}，平均每 ${oneIn} 次有一次赢得整个奖池；投注加倍，机会加倍。以往的投注和奖池大小均不影响机会。`,
  amount: (seed, limit) =>
    `如何赢得：奖池必在达到 ${limit} 之前开出。每次开始时，会在 ${seed} 与 ${limit} 之间抽取一个保密金额；使奖池达到该金额的那笔投注赢得整个奖池。`,
  time: (hour) =>
    `如何赢得：奖池每天必在 ${hour}（UTC）之前开出。每次开始时，会抽取一个保密时刻；该时刻起的第一笔投注赢得整个奖池。若从该时刻到 ${hour} 无人投注，奖池保留，并重新抽取次日的时刻。`,
  eligibility: (currency) =>
    `参与资格：参与本奖池的游戏中任何金额的投注均自动参与，无需报名。每种货币各有一个奖池；本奖池适用于 ${currency} 投注。`,
  oneWinner: '投注逐笔处理，因此一个奖池只会由一笔投注赢得。奖金与该局一同入账，即使连接中断也是如此。',
  playMoney: '所有金额均为游戏币。为奖池投注的玩家中有一部分是模拟玩家。',
};
