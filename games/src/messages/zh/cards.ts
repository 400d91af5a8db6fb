import type { CardMessages } from '../en/cards.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<CardMessages> = {
  ranks: {
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    T: '10',
    J: 'J',
    Q: 'Q',
    K: 'K',
    A: 'A',
  },
  suits: { C: '梅花', D: '方块', H: '红桃', S: '黑桃' },
  card: (rank, suit) => `${suit}${rank}`,
};
