import type { Culture } from '@foyer/contract/identifiers';

/** Messages of the scratch card. Amounts arrive as finished text. */
export interface ScratchCardMessages {
  buy: string;
  revealNext: string;
  revealAll: string;
  card: string;
  /** Printed on the card. */
  motto: string;
  buyFirst: string;
  bought: string;
  prizes: string;
  oneIn(cards: string): string;
  covered(field: number): string;
  field(field: number, prize: string): string;
  three(prize: string): string;
  keys: string;
}

const en: ScratchCardMessages = {
  buy: 'Buy a card',
  revealNext: 'Reveal next',
  revealAll: 'Reveal all',
  card: 'Scratch card',
  motto: 'Three equal amounts win',
  buyFirst: 'Buy a card to scratch it.',
  bought: 'Your card is here. Scratch its nine fields.',
  prizes: 'Prizes',
  oneIn: (cards) => `1 in ${cards}`,
  covered: (field) => `Field ${field}, covered`,
  field: (field, prize) => `Field ${field}: ${prize}`,
  three: (prize) => `Three times ${prize}.`,
  keys: 'Enter buys a card. Arrow keys go through the fields and Enter reveals one; N reveals the next, A all. Plus and minus change the price.',
};

const zh: ScratchCardMessages = {
  buy: '购买一张',
  revealNext: '刮下一格',
  revealAll: '全部刮开',
  card: '刮刮卡',
  motto: '三个相同金额即中奖',
  buyFirst: '请先购买一张卡。',
  bought: '您的卡已就绪，请刮开九个格子。',
  prizes: '奖金',
  oneIn: (cards) => `每 ${cards} 张`,
  covered: (field) => `第 ${field} 格，未刮开`,
  field: (field, prize) => `第 ${field} 格：${prize}`,
  three: (prize) => `三个 ${prize}。`,
  keys: '回车键购买一张卡。方向键选择格子，回车键刮开；N 刮下一格，A 全部刮开。加号和减号更改价格。',
};

export const scratchCardMessages: Readonly<Record<Culture, ScratchCardMessages>> = { en, zh };
