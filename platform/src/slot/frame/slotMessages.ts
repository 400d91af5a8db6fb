import type { Culture } from '@foyer/contract/identifiers';
import type { Mechanic } from '../slotModel.ts';

/** Messages of a slot, beside those that all games share. Amounts arrive as finished text. */
export interface SlotMessages {
  spin: string;
  wild: string;
  scatter: string;
  spinning: string;
  /** Free spins that the player has in this game, beside those that its symbols give. */
  spinningFree: string;
  freeSpinsHere: string;
  freeSpinsLeft(count: number, stake: string): string;
  /** How many lines won over all spins of the round, ways likewise, falls that paid, coins that were held. */
  won(amount: string, lines: number): string;
  wonInWays(amount: string, ways: number): string;
  wonInFalls(amount: string, falls: number): string;
  wonWithCoins(amount: string, coins: number): string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, count: number): string;
  soFar(amount: string): string;
  multiplied(multiplier: number): string;
  coinsHeld(coins: number, respins: number): string;
  respinsLeft(respins: number): string;
  coin: string;
  /** What the amounts of the pay table are for, by mechanic. */
  pays: Readonly<Record<Mechanic, string>>;
  symbol(number: number): string;
  freeSpinsCount(count: number): string;
  wildFact(isClassic: boolean): string;
  freeFact(multiplier: number): string;
  mixedFact(amount: string): string;
  multiplierFact(multipliers: readonly number[]): string;
  coinFact(facts: { needed: number; least: string; most: string; full: string }): string;
  keys: string;
}

const en: SlotMessages = {
  spin: 'Spin',
  wild: 'Wild',
  scatter: 'Free',
  spinning: 'The reels are turning.',
  spinningFree: 'A free spin: the reels are turning.',
  freeSpinsHere: 'Free spins',
  freeSpinsLeft: (count, stake) => `${count} × ${stake}`,
  won: (amount, lines) => `Won ${amount} on ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  wonInWays: (amount, ways) => `Won ${amount} in ${ways} ${ways === 1 ? 'way' : 'ways'}.`,
  wonInFalls: (amount, falls) => `Won ${amount} in ${falls} ${falls === 1 ? 'fall' : 'falls'}.`,
  wonWithCoins: (amount, coins) => `Won ${amount} with ${coins} coins.`,
  freeSpinsWon: (count) => `${count} free spins.`,
  freeSpin: (number, count) => `Free spin ${number} of ${count}`,
  soFar: (amount) => `so far ${amount}`,
  multiplied: (multiplier) => `Wins count ${multiplier} times`,
  coinsHeld: (coins, respins) => `${coins} coins are held. ${respins} respins.`,
  respinsLeft: (respins) => (respins === 1 ? 'Last respin' : `${respins} respins left`),
  coin: 'Coin',
  pays: {
    lines: 'Pays per line at your stake, for three, four and five in a row.',
    ways: 'Pays per way at your stake, on three, four and five reels in a row.',
    tumble: 'Pays at your stake for so many or more anywhere, before the multiplier.',
    hold: 'Pays per line at your stake, for three, four and five in a row.',
    classic: 'Pays per line at your stake.',
  },
  symbol: (number) => `Symbol ${number}`,
  freeSpinsCount: (count) => `${count} free spins`,
  wildFact: (isClassic) =>
    isClassic ? 'Stands in for every symbol and doubles the win.' : 'Stands in for every pay symbol.',
  freeFact: (multiplier) => `Wins of free spins count ${multiplier} times.`,
  mixedFact: (amount) => `Three of these in any mixture pay ${amount}.`,
  multiplierFact: (multipliers) => `Multiplier of the falls: ${multipliers.join(', ')}.`,
  coinFact: ({ needed, least, most, full }) =>
    `${needed} or more are held and start respins. Worth ${least} to ${most} each; all fifteen places pay ${full} on top.`,
  keys: 'Space or Enter spins, plus and minus change the stake.',
};

const zh: SlotMessages = {
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

export const slotMessages: Readonly<Record<Culture, SlotMessages>> = { en, zh };
