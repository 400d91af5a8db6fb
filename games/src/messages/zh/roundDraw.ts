import type { RoundDrawMessages } from '../en/roundDraw.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<RoundDrawMessages> = {
  slotLegend: '字母代表赔付表中的图案：W 为百搭，S 为分散，$ 为金币，- 为空白。',
  slotStep: {
    spin: () => '付费旋转。',
    freeSpin: (at) => `第 ${at} 次免费旋转。`,
    tumble: (at) => `第 ${at} 次掉落。`,
    respin: (at) => `第 ${at} 次重转。`,
  },
  reels: (reels) => `卷轴从左到右，每个从上到下：${reels.join('、')}。`,
  lineWin: ({ symbol, count, line, amount }) => `第 ${line} 线：${count} 个 ${symbol}，赔付 ${amount}。`,
  waysWin: ({ symbol, count, ways, amount }) =>
    ways > 1 ? `${count} 个 ${symbol}，共 ${ways} 路，赔付 ${amount}。` : `${count} 个 ${symbol}，赔付 ${amount}。`,
  coins: (coins) => `金币：${coins.join('、')}。`,
  freeSpinsWon: (count) => `获得 ${count} 次免费旋转。`,
  noWin: '未中奖。',
  dealerCards: (cards, total) => `庄家的牌：${cards}，共 ${total} 点。`,
  hand: ({ at, count, cards, total }) => `${count > 1 ? `您的第 ${at} 手牌` : '您的牌'}：${cards}，共 ${total} 点。`,
  handOutcomes: {
    blackjack: (amount) => `黑杰克，赔付 ${amount}。`,
    win: (amount) => `获胜，赔付 ${amount}。`,
    push: (amount) => `平局，退还 ${amount}。`,
    loss: () => '此手牌输。',
    bust: () => '此手牌爆牌。',
  },
  insurance: (stake, win) => `保险投注 ${stake}，赔付 ${win}。`,
  colours: { green: '绿', red: '红', black: '黑' },
  pocket: (number, colour) => `球停在 ${number}（${colour}）。`,
  chips: (spot, amount, win) => `${spot}：投注 ${amount}，赔付 ${win}。`,
  dealt: (cards) => `发到的牌：${cards}。`,
  held: (cards) => `您保留了：${cards}。`,
  heldNone: '您没有保留任何牌。',
  finalHand: (cards, hand) => `最终手牌：${cards}，${hand}。`,
  noPayingHand: '没有可赔付的牌型',
  scratchCells: (cells) => `涂层下的倍数，逐行：${cells}。`,
  scratchPrize: (multiple) => `三格相同，奖金为票价的 ${multiple} 倍。`,
  scratchNoPrize: '没有三格相同，未中奖。',
  bounces: ['左', '右'],
  ball: ({ rows, path, slot, multiple }) =>
    `球落过 ${rows} 行：${path}。落入从左数第 ${slot} 格，赔付为投注的 ${multiple} 倍。`,
  jackpot: (amount) => `累积奖金赔付 ${amount}。累积奖金与游戏分开抽取。`,
  endedByRules: '您离开了此局，由游戏规则结束。',
  isVoid: '此局未能完成，投注已退还。',
};
