import type { BlackjackMessages } from '../en/blackjack.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<BlackjackMessages> = {
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
