import { messages as en, type VideoPokerMessages } from '../../../messages/en/videoPoker.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { VideoPokerMessages };

export const videoPokerMessages = await messagesByLanguage<VideoPokerMessages>(
  en,
  (language) => import(`../../../messages/${language}/videoPoker.ts`),
);
