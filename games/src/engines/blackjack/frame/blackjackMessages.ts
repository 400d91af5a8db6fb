import { messages as en, type BlackjackMessages } from '../../../messages/en/blackjack.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { BlackjackMessages };

export const blackjackMessages = await messagesByLanguage<BlackjackMessages>(
  en,
  (language) => import(`../../../messages/${language}/blackjack.ts`),
);
