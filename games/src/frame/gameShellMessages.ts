import { messages as en, type GameShellMessages } from '../messages/en/gameShell.ts';
import { messagesByLanguage } from '../messages/messagesByLanguage.ts';

export type { GameShellMessages };

export const gameShellMessages = await messagesByLanguage<GameShellMessages>(
  en,
  (language) => import(`../messages/${language}/gameShell.ts`),
);
