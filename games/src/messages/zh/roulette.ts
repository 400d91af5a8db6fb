import type { RouletteMessages, SpotFacts } from '../en/roulette.ts';
import type { Translation } from '../messagesByLanguage.ts';

const join = (numbers: readonly number[], and: string): string =>
  numbers.length === 2 ? numbers.join(and) : numbers.join('、');
const ends = ({ numbers }: SpotFacts): [number, number] => [numbers[0] ?? 0, numbers.at(-1) ?? 0];
const colours = { green: '绿', red: '红', black: '黑' };
const dozens = ['第一打', '第二打', '第三打'];

export const messages: Translation<RouletteMessages> = {
  spin: '转动',
  undo: '撤销',
  clear: '清除所有筹码',
  double: '加倍所有筹码',
  repeat: '重复上次投注',
  toolLabels: { undo: '撤销', clear: '清除', double: '加倍', repeat: '重复' },
  boards: '投注区',
  layout: '赌桌',
  racetrack: '赛道投注',
  splits: '组合',
  splitsHint: '选择号码，查看包含该号码的分注和角注。',
  sectors: { voisins: '零邻区', orphelins: '孤儿区', tiers: '三分区', zero: '零区' },
  chipCount: (chips) => `${chips} 枚筹码`,
  neighbours: '每侧相邻号码',
  fewerNeighbours: '减少相邻号码',
  moreNeighbours: '增加相邻号码',
  neighbourCount: (reach) => `相邻 ${reach} 个`,
  neighboursNow: (reach) => `每侧 ${reach} 个。`,
  neighboursOf: (number, reach) => (reach === 0 ? `直注 ${number}` : `${number} 及每侧 ${reach} 个`),
  lastNumbers: '最近号码',
  statistics: '统计',
  numbersOfVisit: '本次号码',
  independent: '每次转动相互独立。过去的号码不会改变下一次的概率。',
  counts: (spins) => `共 ${spins} 次`,
  zero: '零',
  rounds: '各局',
  returned: (amount) => `返还 ${amount}`,
  noChips: '请先放置筹码。',
  spinning: '轮盘正在转动。',
  close: '关闭',
  betsWith: (number) => `含 ${number} 的投注`,
  colours,
  ball: (pocket, colour) => `${pocket} ${colours[colour]}。`,
  spot(spot) {
    const [first, last] = ends(spot);
    switch (spot.kind) {
      case 'straight':
        return `直注 ${first}，${colours[spot.colour]}`;
      case 'split':
        return `分注 ${join(spot.numbers, ' 和 ')}`;
      case 'street':
        return `街注 ${join(spot.numbers, ' 和 ')}`;
      case 'corner':
        return `角注 ${join(spot.numbers, ' 和 ')}`;
      case 'sixLine':
        return `线注 ${first} 至 ${last}`;
      case 'dozen':
        return `${dozens[spot.place] ?? ''}，${first} 至 ${last}`;
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
        return dozens[spot.place] ?? '';
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
  pays: (toOne) => `1 赔 ${toOne}`,
  upTo: (amount) => `最多 ${amount}`,
  onIt: (amount) => `已放 ${amount}`,
  laid: (spot, amount, total) => `${spot} 放 ${amount}。投注 ${total}。`,
  takenBack: (total) => `投注 ${total}。`,
  spotFull: (amount) => `此位置最多 ${amount}。`,
  tableFull: (amount) => `每局最多 ${amount}。`,
  keys: '方向键选择位置，回车键放置筹码，退格键取回。加号和减号更换筹码，U 撤销，C 清除，D 加倍，R 重复上次投注，T 切换投注区，N 查看统计，S 转动轮盘。',
};
