import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { PromotionMessages } from '../en/promotions.ts';

export const messages: Translation<PromotionMessages> = {
  offers: {
    twentySpins: {
      title: '{game} 20 次旋转',
      figureText: '次旋转的奖金',
      summary: '{amount} 奖金，相当于按本优惠最低投注旋转 20 次。在 {game} 累计投注 {amount} 后转入您的余额。',
    },
    fiveTimes: {
      title: '老虎机奖金，5 倍流水',
      figureText: '老虎机奖金',
      summary: '在老虎机累计投注满奖金的 5 倍后，奖金转入余额。',
    },
    seatAtTheTable: {
      title: '桌上游戏奖金',
      figureText: '桌上游戏奖金',
      summary: '适用于轮盘、纸牌等没有荷官的桌上游戏。老虎机不计入。',
    },
    onTheHouse: {
      title: '每周游戏币',
      figureText: '无流水要求',
      summary: '参加后立即转入余额的小额游戏币，无流水要求。',
    },
    longBonus: {
      title: '大额老虎机奖金',
      figureText: '老虎机奖金',
      summary: '金额较大，流水要求也较高。参加前请先阅读条款。',
    },
    welcomeBalance: {
      title: '欢迎余额',
      figureText: '所需存款',
      summary: '每个新账户都会获得游戏币。',
    },
    twoTables: { title: '桌上游戏奖金', figureText: '桌上游戏奖金', summary: '任务奖励。' },
  },
  products: { slot: '老虎机', table: '桌上游戏', live: '真人游戏', instant: '即时游戏' },
  colon: '：',
  cost: { name: '费用', text: '免费，无需存款' },
  wagering: '流水要求',
  noWagering: '无',
  wager: ({ times, total, product }) => `${times} 倍：${product} 投注 ${total}`,
  withdrawal: { name: '提款', text: '不可，仅限游戏币' },
  ends: '截止',
  noEndDate: '长期有效',
  maximum: '上限',
  once: { week: (amount) => `${amount}，每周一次`, month: (amount) => `${amount}，每月一次` },
  keyTerms: '主要条款',
  howItWorksWithoutWagering: (amount) =>
    `<h2>如何进行</h2><ol><li>点击参加。</li><li>${amount} 立即转入您的余额，没有流水要求，也没有其他条件。</li></ol>`,
  howItWorks: ({ amount, product, total }) =>
    `<h2>如何进行</h2><ol><li>点击参加，${amount} 存入奖金余额。</li><li>用自己的余额在${product}上的每笔投注，无论输赢，全额计入。您自己的余额不受限制，可照常使用。</li><li>累计投注 ${total} 后，${amount} 转入您的余额。</li></ol>`,
  changeOfMind: (daysToPlay) =>
    `<h2>如果您改变主意</h2><p>您自己的余额不受任何影响。参加后 ${daysToPlay} 天内未转入余额的奖金将被移除。若同时有多个奖金，每笔投注计入最先参加的一个。</p>`,
  eligibility: (minimumAge) =>
    `<h2>参加资格</h2><p>年满 ${minimumAge} 岁、账户可以游戏的玩家方可参加。所有金额均为游戏币，没有现金价值。</p>`,
};
