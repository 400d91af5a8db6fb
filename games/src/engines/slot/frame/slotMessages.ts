import { messages as en, type SlotMessages } from '../../../messages/en/slot.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { SlotMessages };

export const slotMessages = await messagesByLanguage<SlotMessages>(
  en,
  (language) => import(`../../../messages/${language}/slot.ts`),
);
