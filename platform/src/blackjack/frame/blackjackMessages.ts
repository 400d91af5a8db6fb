import type { Culture } from '@foyer/contract/identifiers';
import type { HandOutcome } from '../blackjackApi.ts';
import type { BlackjackMove } from '../blackjackRound.ts';

/** Words of the blackjack table. Amounts arrive as finished text, cards as `cardName` writes them. */
export interface BlackjackMessages {
  deal: string;
  clear: string;
  addChip(amount: string): string;
  moves: Readonly<Record<BlackjackMove, string>>;
  /** The move with what it costs. */
  insureFor(amount: string): string;
  choices: string;
  placeChips: string;
  dealer: string;
  hand(number: number, count: number): string;
  hiddenCard: string;
  /** On the felt, in two lines. */
  printed: readonly [string, string];
  outcomes: Readonly<Record<HandOutcome, string>>;
  insured: string;
  /** Sentences of a round. */
  /** Whose cards are which. */
  laid(name: string, cards: string): string;
  dealerShows(card: string): string;
  dealerHas(total: string): string;
  dealerBlackjack: string;
  youHave(total: string): string;
  handHas(number: number, total: string): string;
  soft(total: number): string;
  askInsurance: string;
  handOutcome(number: number, outcome: string): string;
  keys: string;
}

const en: BlackjackMessages = {
  deal: 'Deal',
  clear: 'Clear',
  addChip: (amount) => `Add a chip of ${amount}`,
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split', insure: 'Insurance', decline: 'No insurance' },
  insureFor: (amount) => `Insurance ${amount}`,
  choices: 'Your move',
  placeChips: 'Place your chips.',
  dealer: 'Dealer',
  hand: (number, count) => (count === 1 ? 'Your hand' : `Your hand ${number} of ${count}`),
  hiddenCard: 'hidden card',
  printed: ['Blackjack pays 3 to 2', 'Dealer stands on all 17s · Insurance pays 2 to 1'],
  outcomes: { blackjack: 'Blackjack', win: 'Win', push: 'Push', loss: 'Lost', bust: 'Bust' },
  insured: 'Insured',
  laid: (name, cards) => `${name}: ${cards}.`,
  dealerShows: (card) => `The dealer shows the ${card}.`,
  dealerHas: (total) => `The dealer has ${total}.`,
  dealerBlackjack: 'The dealer has blackjack.',
  youHave: (total) => `You have ${total}.`,
  handHas: (number, total) => `Hand ${number} has ${total}.`,
  soft: (total) => `soft ${total}`,
  askInsurance: 'Insurance?',
  handOutcome: (number, outcome) => `Hand ${number}: ${outcome}.`,
  keys: 'Space or Enter deals, plus and minus change the stake. H hits, S stands, D doubles, P splits, Y takes insurance, N declines it.',
};

const zh: BlackjackMessages = {
  deal: '发牌',
  clear: '清除',
  addChip: (amount) => `添加 ${amount} 筹码`,
  moves: { hit: '要牌', stand: '停牌', double: '加倍', split: '分牌', insure: '保险', decline: '不买保险' },
  insureFor: (amount) => `保险 ${amount}`,
  choices: '请选择',
  placeChips: '请下注。',
  dealer: '庄家',
  hand: (number, count) => (count === 1 ? '您的手牌' : `您的第 ${number} 手牌，共 ${count} 手`),
  hiddenCard: '暗牌',
  printed: ['黑杰克赔 3 比 2', '庄家所有 17 点停牌 · 保险赔 2 比 1'],
  outcomes: { blackjack: '黑杰克', win: '胜', push: '平局', loss: '负', bust: '爆牌' },
  insured: '已保险',
  laid: (name, cards) => `${name}：${cards}。`,
  dealerShows: (card) => `庄家亮出${card}。`,
  dealerHas: (total) => `庄家 ${total} 点。`,
  dealerBlackjack: '庄家是黑杰克。',
  youHave: (total) => `您有 ${total} 点。`,
  handHas: (number, total) => `第 ${number} 手 ${total} 点。`,
  soft: (total) => `软 ${total}`,
  askInsurance: '是否购买保险？',
  handOutcome: (number, outcome) => `第 ${number} 手：${outcome}。`,
  keys: '空格或回车键发牌，加号和减号更改投注。H 要牌，S 停牌，D 加倍，P 分牌，Y 买保险，N 不买保险。',
};

export const blackjackMessages: Readonly<Record<Culture, BlackjackMessages>> = { en, zh };
