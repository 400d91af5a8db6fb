import type { SlotMessages } from '../en/slot.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<SlotMessages> = {
  spin: '旋转',
  wild: '百搭',
  scatter: '免费',
  spinning: '转轴正在转动。',
  spinningFree: '免费旋转：转轴正在转动。',
  freeSpinsHere: '免费旋转',
  freeSpinsLeft: (count, stake) => `${count} 次，每次 ${stake}`,
  won: (amount, lines) => `${lines} 条线赢得 ${amount}。`,
  wonInWays: (amount, ways) => `${ways} 路赢得 ${amount}。`,
  wonInFalls: (amount, falls) => `${falls} 次下落赢得 ${amount}。`,
  wonWithCoins: (amount, coins) => `${coins} 枚金币，赢得 ${amount}。`,
  freeSpinsWon: (count) => `获得 ${count} 次免费旋转。`,
  freeSpin: (number, count) => `免费旋转 ${number} / ${count}`,
  soFar: (amount) => `累计 ${amount}`,
  multiplied: (multiplier) => `奖金按 ${multiplier} 倍计算`,
  coinsHeld: (coins, respins) => `锁定 ${coins} 枚金币，获得 ${respins} 次重转。`,
  respinsLeft: (respins) => (respins === 1 ? '最后一次重转' : `剩余 ${respins} 次重转`),
  coin: '金币',
  pays: {
    lines: '按当前投注，每条线三连、四连、五连的赔付。',
    ways: '按当前投注，连续三个、四个、五个转轴每一路的赔付。',
    tumble: '按当前投注，任意位置达到该数量的赔付（未计倍数）。',
    hold: '按当前投注，每条线三连、四连、五连的赔付。',
    classic: '按当前投注，每条线的赔付。',
  },
  symbol: (number) => `符号 ${number}`,
  freeSpinsCount: (count) => `${count} 次`,
  wildFact: (isClassic) => (isClassic ? '可替代所有符号，并使奖金翻倍。' : '可替代所有赔付符号。'),
  freeFact: (multiplier) => `免费旋转中的奖金按 ${multiplier} 倍计算。`,
  mixedFact: (amount) => `任意三个混合赔付 ${amount}。`,
  multiplierFact: (multipliers) => `下落倍数：${multipliers.join('、')}。`,
  coinFact: ({ needed, least, most, full }) =>
    `${needed} 枚或更多时锁定并开始重转。每枚价值 ${least} 至 ${most}；十五格全满另付 ${full}。`,
  keys: '空格或回车键旋转，加号和减号更改投注。',
};
