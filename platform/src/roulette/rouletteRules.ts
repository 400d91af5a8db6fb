import type { Culture } from '@foyer/contract/identifiers';
import { paysToOne } from './rouletteSpots.ts';
import { spotMaximum, tableLimits } from './rouletteStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(tableLimits.minimum);
const most = amount(tableLimits.maximum);

/** The rules as plain paragraphs (UK16). */
export function rouletteRules(rtp: number, culture: Culture): string[] {
  return words[culture](rtp.toFixed(2));
}

const words: Readonly<Record<Culture, (rtp: string) => string[]>> = {
  en: (rtp) => [
    'Put chips on the layout, then start the wheel. It has 37 pockets, 0 to 36, with a single zero. The ball comes to rest in one of them, and every bet that covers this number pays.',
    `Inside bets pay, for one at stake: one number ${paysToOne('straight')}, a split of two neighbours ${paysToOne('split')}, a street of three ${paysToOne('street')}, a corner of four ${paysToOne('corner')}, a six line ${paysToOne('sixLine')}. The zero forms splits with 1, 2 and 3, streets with 1 and 2 and with 2 and 3, and a corner with 1, 2 and 3.`,
    `Outside bets pay, for one at stake: a dozen or a column ${paysToOne('dozen')}; red or black, odd or even, 1 to 18 or 19 to 36 ${paysToOne('red')}. On zero all outside bets lose. A bet that pays also gives its chips back.`,
    `Return to player: ${rtp} % for every bet, over a very long time and many rounds. One number comes up once in 37 rounds on average, red or black 18 times in 37. Volatility: from low for outside bets to high for single numbers.`,
    `The chips of a round come to ${least} to ${most} in your currency. One spot takes at most ${amount(spotMaximum.straight)} on one number, ${amount(spotMaximum.split)} on a split, ${amount(spotMaximum.street)} on a street, ${amount(spotMaximum.corner)} on a corner, ${amount(spotMaximum.sixLine)} on a six line and ${amount(spotMaximum.red)} outside.`,
    'Every number is decided on the server by chance as the round is booked, and each is equally likely in each round. Earlier numbers say nothing about the next.',
    'A round that was started is settled, even if the connection breaks; its result is shown when the game opens again.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: (rtp) => [
    '在赌桌上放置筹码，然后转动轮盘。轮盘有 0 至 36 共 37 个格，只有一个零。球最终停在其中一格，所有包含该号码的投注均获赔付。',
    `内围投注赔率：单号 ${paysToOne('straight')} 赔 1，相邻两号 ${paysToOne('split')} 赔 1，三号一行 ${paysToOne('street')} 赔 1，四号转角 ${paysToOne('corner')} 赔 1，六号两行 ${paysToOne('sixLine')} 赔 1。零可与 1、2、3 组成两号，与 1、2 或 2、3 组成三号，并与 1、2、3 组成四号。`,
    `外围投注赔率：一打或一列 ${paysToOne('dozen')} 赔 1；红或黑、单或双、1 至 18 或 19 至 36 均为 ${paysToOne('red')} 赔 1。开出零时所有外围投注均输。获赔的投注同时退还筹码。`,
    `玩家回报率：每种投注均为 ${rtp} %，按长期大量局数计算。单个号码平均每 37 局出现一次，红或黑平均每 37 局出现 18 次。波动性：外围投注低，单号高。`,
    `每局筹码总额为 ${least} 至 ${most}（以您的货币计）。每个位置最多：单号 ${amount(spotMaximum.straight)}，两号 ${amount(spotMaximum.split)}，三号 ${amount(spotMaximum.street)}，四号 ${amount(spotMaximum.corner)}，六号 ${amount(spotMaximum.sixLine)}，外围 ${amount(spotMaximum.red)}。`,
    '每个号码均在该局入账时由服务器随机决定，每局中每个号码的机会相同。以往的号码与下一局无关。',
    '已开始的一局即使断线也会结算，再次打开游戏时会显示结果。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};
