import type { VideoPokerMessages } from '../en/videoPoker.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<VideoPokerMessages> = {
  deal: '发牌',
  draw: '换牌',
  held: '保留',
  hiddenCard: '暗牌',
  hand: '您的手牌',
  card: (place, card) => `保留第 ${place} 张：${card}`,
  nowHeld: (place, held) => (held ? `已保留第 ${place} 张。` : `已取消保留第 ${place} 张。`),
  youHave: (cards) => `您的牌：${cards}。`,
  makes: (hand) => `${hand}。`,
  chooseHolds: '选择要保留的牌，然后换牌。',
  keys: '空格或回车键发牌和换牌，数字键 1 至 5 保留或取消保留一张牌，加号和减号更改投注。',
};
