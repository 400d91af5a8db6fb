import { messages as en, type GameNameMessages } from '../../messages/en/gameNames.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export const gameNameMessages = await messagesByLanguage<GameNameMessages>(
  en,
  (language) => import(`../../messages/${language}/gameNames.ts`),
);
