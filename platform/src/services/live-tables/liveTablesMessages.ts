import { messages as en, type LiveTablesMessages } from '../../messages/en/liveTables.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export const liveTablesMessages = await messagesByLanguage<LiveTablesMessages>(
  en,
  (language) => import(`../../messages/${language}/liveTables.ts`),
);
