import type { Culture } from '@foyer/contract/identifiers';

/** Words of the video poker table. Amounts arrive as finished text, cards as `cardName` writes them. */
export interface VideoPokerMessages {
  deal: string;
  draw: string;
  held: string;
  hiddenCard: string;
  hand: string;
  /** A card as a button: place from 1, and whether it is held. */
  card(place: number, card: string): string;
  /** Said when a card was held or let go. */
  nowHeld(place: number, held: boolean): string;
  youHave(cards: string): string;
  makes(hand: string): string;
  chooseHolds: string;
  keys: string;
}

const en: VideoPokerMessages = {
  deal: 'Deal',
  draw: 'Draw',
  held: 'Held',
  hiddenCard: 'hidden card',
  hand: 'Your hand',
  card: (place, card) => `Hold card ${place}: ${card}`,
  nowHeld: (place, held) => (held ? `Card ${place} held.` : `Card ${place} let go.`),
  youHave: (cards) => `You have ${cards}.`,
  makes: (hand) => `${hand}.`,
  chooseHolds: 'Hold cards, then draw.',
  keys: 'Space or Enter deals and draws, 1 to 5 hold a card or let it go, plus and minus change the stake.',
};

const zh: VideoPokerMessages = {
  deal: '发牌',
  draw: '换牌',
  held: '保留',
  hiddenCard: '暗牌',
  hand: '您的手牌',
  card: (place, card) => `保留第 ${place} 张：${card}`,
  nowHeld: (place, held) => (held ? `已保留第 ${place} 张。` : `已放开第 ${place} 张。`),
  youHave: (cards) => `您的牌：${cards}。`,
  makes: (hand) => `${hand}。`,
  chooseHolds: '选择要保留的牌，然后换牌。',
  keys: '空格或回车键发牌和换牌，数字键 1 至 5 保留或放开一张牌，加号和减号更改投注。',
};

export const videoPokerMessages: Readonly<Record<Culture, VideoPokerMessages>> = { en, zh };
