import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type QuestMessages, type QuestTexts } from '../../messages/en/quests.ts';

export type { QuestMessages, QuestTexts };

export const questMessages = await messagesByLanguage<QuestMessages>(
  en,
  (language) => import(`../../messages/${language}/quests.ts`),
);
