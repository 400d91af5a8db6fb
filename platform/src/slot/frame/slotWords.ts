import type { Culture } from '@foyer/contract/identifiers';

/** The words of a slot, beside those that all games share. Amounts arrive as finished text. */
export interface SlotWords {
  spin: string;
  wild: string;
  scatter: string;
  spinning: string;
  /** `lines` is how many lines won over all spins of the round. */
  won(amount: string, lines: number): string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, count: number): string;
  freeSpinsWin(amount: string): string;
  perLine: string;
  symbol(number: number): string;
  freeSpinsCount(count: number): string;
  wildFact: string;
  freeFact(multiplier: number): string;
  keys: string;
}

const en: SlotWords = {
  spin: 'Spin',
  wild: 'Wild',
  scatter: 'Free',
  spinning: 'The reels are turning.',
  won: (amount, lines) => `Won ${amount} on ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  freeSpinsWon: (count) => `${count} free spins.`,
  freeSpin: (number, count) => `Free spin ${number} of ${count}`,
  freeSpinsWin: (amount) => `so far ${amount}`,
  perLine: 'Pays per line at your stake, for three, four and five in a row.',
  symbol: (number) => `Symbol ${number}`,
  freeSpinsCount: (count) => `${count} free spins`,
  wildFact: 'Stands in for every symbol but the scatter.',
  freeFact: (multiplier) => `Line wins of free spins count ${multiplier} times.`,
  keys: 'Space or Enter spins, plus and minus change the stake.',
};

const zh: SlotWords = {
  spin: '旋转',
  wild: '百搭',
  scatter: '免费',
  spinning: '转轴正在转动。',
  won: (amount, lines) => `${lines} 条线赢得 ${amount}。`,
  freeSpinsWon: (count) => `获得 ${count} 次免费旋转。`,
  freeSpin: (number, count) => `免费旋转 ${number} / ${count}`,
  freeSpinsWin: (amount) => `累计 ${amount}`,
  perLine: '按当前投注，每条线三连、四连、五连的赔付。',
  symbol: (number) => `符号 ${number}`,
  freeSpinsCount: (count) => `${count} 次`,
  wildFact: '可替代除分散符号以外的所有符号。',
  freeFact: (multiplier) => `免费旋转中的线奖按 ${multiplier} 倍计算。`,
  keys: '空格或回车键旋转，加号和减号更改投注。',
};

export const slotWords: Readonly<Record<Culture, SlotWords>> = { en, zh };
