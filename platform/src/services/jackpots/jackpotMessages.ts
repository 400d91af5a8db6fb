import { messages as en, type JackpotMessages } from '../../messages/en/jackpots.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export type { JackpotMessages };

export const jackpotMessages = await messagesByLanguage<JackpotMessages>(
  en,
  (language) => import(`../../messages/${language}/jackpots.ts`),
);
