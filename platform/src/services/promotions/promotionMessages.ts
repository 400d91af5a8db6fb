import { messages as en, type OfferTexts, type PromotionMessages } from '../../messages/en/promotions.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export type { OfferTexts, PromotionMessages };

export const promotionMessages = await messagesByLanguage<PromotionMessages>(
  en,
  (language) => import(`../../messages/${language}/promotions.ts`),
);
