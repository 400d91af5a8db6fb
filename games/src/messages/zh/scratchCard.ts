import type { ScratchCardMessages } from '../en/scratchCard.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<ScratchCardMessages> = {
  buy: '购买一张',
  revealNext: '刮下一格',
  revealAll: '全部刮开',
  card: '刮刮卡',
  motto: '刮出 3 个相同即中奖',
  exampleWins: '赢得所示金额',
  price: (amount) => `价格 ${amount}`,
  topPrize: (amount) => `最高奖金 ${amount}`,
  serial: (number) => `编号 ${number}`,
  buyFirst: '请先购买一张卡。',
  bought: '您的卡已就绪，请刮开九个格子。',
  prizes: '奖金',
  oneIn: (cards) => `每 ${cards} 张`,
  covered: (field) => `第 ${field} 格，未刮开`,
  field: (field, prize) => `第 ${field} 格：${prize}`,
  three: (prize) => `刮出 3 个 ${prize}。`,
  keys: '回车键购买一张卡。方向键选择格子，回车键刮开；N 刮下一格，A 全部刮开。加号和减号更改价格。',
};
