import type { Culture } from '@foyer/contract/identifiers';
import type { Spot } from '../rouletteSpots.ts';
import { colourOf, type PocketColour } from '../rouletteWheel.ts';

/** Messages of the roulette table. Amounts arrive as finished text. */
export interface RouletteMessages {
  spin: string;
  undo: string;
  clear: string;
  repeat: string;
  layout: string;
  lastNumbers: string;
  noChips: string;
  spinning: string;
  close: string;
  betsWith(number: number): string;
  number(pocket: number): string;
  ball(pocket: number): string;
  spot(spot: Spot): string;
  /** Short name inside its box: `2 : 1`, `1st 12`. */
  box(spot: Spot): string;
  pays(toOne: number): string;
  /** The most that a spot takes. */
  upTo(amount: string): string;
  onIt(amount: string): string;
  laid(spot: string, amount: string, total: string): string;
  takenBack(total: string): string;
  spotFull(amount: string): string;
  tableFull(amount: string): string;
  keys: string;
}

const join = (numbers: readonly number[], and: string): string =>
  numbers.length === 2 ? numbers.join(and) : numbers.join(', ');

const enColours: Readonly<Record<PocketColour, string>> = { green: 'green', red: 'red', black: 'black' };
const zhColours: Readonly<Record<PocketColour, string>> = { green: '绿', red: '红', black: '黑' };
const enDozens = ['1st 12', '2nd 12', '3rd 12'];
const zhDozens = ['第一打', '第二打', '第三打'];
const which = ({ id }: Spot): number => Number(id.slice(-1)) - 1;
const ends = ({ numbers }: Spot): [number, number] => [numbers[0] ?? 0, numbers.at(-1) ?? 0];

const en: RouletteMessages = {
  spin: 'Spin',
  undo: 'Undo',
  clear: 'Clear all chips',
  repeat: 'Lay the last bet again',
  layout: 'Layout',
  lastNumbers: 'Last numbers',
  noChips: 'Lay a chip first.',
  spinning: 'The wheel is turning.',
  close: 'Close',
  betsWith: (number) => `Bets with ${number}`,
  number: (pocket) => `${pocket} ${enColours[colourOf(pocket)]}`,
  ball: (pocket) => `${pocket}, ${enColours[colourOf(pocket)]}.`,
  spot(spot) {
    const [first, last] = ends(spot);
    switch (spot.kind) {
      case 'straight':
        return `Number ${first}, ${enColours[colourOf(first)]}`;
      case 'split':
        return `Split ${join(spot.numbers, ' and ')}`;
      case 'street':
        return `Street ${join(spot.numbers, ' and ')}`;
      case 'corner':
        return `Corner ${join(spot.numbers, ' and ')}`;
      case 'sixLine':
        return `Six line ${first} to ${last}`;
      case 'dozen':
        return `${enDozens[which(spot)] ?? ''}, ${first} to ${last}`;
      case 'column':
        return `2 : 1, column of ${first}, ${first + 3}, ${first + 6} and so on`;
      case 'red':
        return 'Red';
      case 'black':
        return 'Black';
      case 'odd':
        return 'Odd';
      case 'even':
        return 'Even';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
    }
  },
  box(spot) {
    switch (spot.kind) {
      case 'column':
        return '2 : 1';
      case 'dozen':
        return enDozens[which(spot)] ?? '';
      case 'red':
        return 'Red';
      case 'black':
        return 'Black';
      case 'odd':
        return 'Odd';
      case 'even':
        return 'Even';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
      default:
        return spot.numbers.join('·');
    }
  },
  pays: (toOne) => `pays ${toOne} to 1`,
  upTo: (amount) => `up to ${amount}`,
  onIt: (amount) => `${amount} on it`,
  laid: (spot, amount, total) => `${amount} on ${spot}. Stake ${total}.`,
  takenBack: (total) => `Stake ${total}.`,
  spotFull: (amount) => `This spot takes at most ${amount}.`,
  tableFull: (amount) => `A round takes at most ${amount}.`,
  keys: 'Arrow keys go through the spots, Enter lays a chip, Backspace takes one back. Plus and minus change the chip, U undoes, C clears, R lays the last bet again, S spins.',
};

const zh: RouletteMessages = {
  spin: '转动',
  undo: '撤销',
  clear: '清除所有筹码',
  repeat: '重复上次投注',
  layout: '赌桌',
  lastNumbers: '最近号码',
  noChips: '请先放置筹码。',
  spinning: '轮盘正在转动。',
  close: '关闭',
  betsWith: (number) => `含 ${number} 的投注`,
  number: (pocket) => `${pocket} ${zhColours[colourOf(pocket)]}`,
  ball: (pocket) => `${pocket} ${zhColours[colourOf(pocket)]}。`,
  spot(spot) {
    const [first, last] = ends(spot);
    switch (spot.kind) {
      case 'straight':
        return `单号 ${first}，${zhColours[colourOf(first)]}`;
      case 'split':
        return `两号 ${join(spot.numbers, ' 和 ')}`;
      case 'street':
        return `三号 ${join(spot.numbers, ' 和 ')}`;
      case 'corner':
        return `四号 ${join(spot.numbers, ' 和 ')}`;
      case 'sixLine':
        return `六号 ${first} 至 ${last}`;
      case 'dozen':
        return `${zhDozens[which(spot)] ?? ''}，${first} 至 ${last}`;
      case 'column':
        return `2 : 1，列 ${first}、${first + 3}、${first + 6} 等`;
      case 'red':
        return '红';
      case 'black':
        return '黑';
      case 'odd':
        return '单';
      case 'even':
        return '双';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
    }
  },
  box(spot) {
    switch (spot.kind) {
      case 'column':
        return '2 : 1';
      case 'dozen':
        return zhDozens[which(spot)] ?? '';
      case 'red':
        return '红';
      case 'black':
        return '黑';
      case 'odd':
        return '单';
      case 'even':
        return '双';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
      default:
        return spot.numbers.join('·');
    }
  },
  pays: (toOne) => `${toOne} 赔 1`,
  upTo: (amount) => `最多 ${amount}`,
  onIt: (amount) => `已放 ${amount}`,
  laid: (spot, amount, total) => `${spot} 放 ${amount}。投注 ${total}。`,
  takenBack: (total) => `投注 ${total}。`,
  spotFull: (amount) => `此位置最多 ${amount}。`,
  tableFull: (amount) => `每局最多 ${amount}。`,
  keys: '方向键选择位置，回车键放置筹码，退格键取回。加号和减号更换筹码，U 撤销，C 清除，R 重复上次投注，S 转动轮盘。',
};

export const rouletteMessages: Readonly<Record<Culture, RouletteMessages>> = { en, zh };
