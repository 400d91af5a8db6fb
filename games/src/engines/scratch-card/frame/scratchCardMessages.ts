import { messages as en, type ScratchCardMessages } from '../../../messages/en/scratchCard.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { ScratchCardMessages };

export const scratchCardMessages = await messagesByLanguage<ScratchCardMessages>(
  en,
  (language) => import(`../../../messages/${language}/scratchCard.ts`),
);
