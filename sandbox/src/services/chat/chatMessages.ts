import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type ChatMessages } from '../../messages/en/chat.ts';

export type { ChatMessages };

export const chatMessages = await messagesByLanguage<ChatMessages>(
  en,
  (language) => import(`../../messages/${language}/chat.ts`),
);
