import type { HourlyCostMessages } from '../en/hourlyCost.ts';

export const messages: HourlyCostMessages = {
  slot: '假设每次旋转的投注额相同。',
  blackjack: '假设按基本策略决策，每局的初始投注额相同。其他决策通常花费更多。',
  roulette: '假设每局只在红色上投注一次。投注的号码越少，范围越宽。',
  videoPoker: '假设每手牌都选择最佳保留方式，且投注额相同。其他选择花费更多。',
  scratchCard: '假设每张卡的价格相同。',
  plinko: '假设使用 12 行，每球的投注额相同。16 行的范围更宽。',
};
