import { messages as en, type PokerHandNames } from '../../messages/en/pokerHands.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export type { PokerHandNames };

export const handNames = await messagesByLanguage<PokerHandNames>(
  en,
  (language) => import(`../../messages/${language}/pokerHands.ts`),
);
