import { messages as en, type RoundReplayMessages } from '../messages/en/roundReplay.ts';
import { messagesByLanguage } from '../messages/messagesByLanguage.ts';

export type { RoundReplayMessages };

export const roundReplayMessages = await messagesByLanguage<RoundReplayMessages>(
  en,
  (language) => import(`../messages/${language}/roundReplay.ts`),
);
