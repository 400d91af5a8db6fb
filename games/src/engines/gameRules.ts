import { messages as en, type GameRulesMessages } from '../messages/en/gameRules.ts';
import { messagesByLanguage } from '../messages/messagesByLanguage.ts';

export const gameRules = await messagesByLanguage<GameRulesMessages>(
  en,
  (language) => import(`../messages/${language}/gameRules.ts`),
);
