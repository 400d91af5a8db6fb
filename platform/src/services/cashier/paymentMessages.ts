import { messages as en, type PaymentMessages } from '../../messages/en/payments.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export type { PaymentMessages };

export const paymentMessages = await messagesByLanguage<PaymentMessages>(
  en,
  (language) => import(`../../messages/${language}/payments.ts`),
);
