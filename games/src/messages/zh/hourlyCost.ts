import type { HourlyCostMessages } from '../en/hourlyCost.ts';

export const messages: HourlyCostMessages = {
  slot: '按每次旋转的投注额相同计算。',
  blackjack: '按基本策略决策、每局初始投注额相同计算。其他决策通常花费更多。',
  roulette: '按每局只在红色上投注一次计算。投注的号码越少，范围越宽。',
  videoPoker: '按每手牌都选择最佳保留方式、投注额相同计算。其他选择花费更多。',
  scratchCard: '按每张卡的价格相同计算。',
  plinko: '按 12 行、每球投注额相同计算。16 行的范围更宽。',
};
