import { messages as en, type CashierMessages } from '../../../messages/en/cashier.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { CashierMessages };

export const cashierMessages = await messagesByLanguage<CashierMessages>(
  en,
  (language) => import(`../../../messages/${language}/cashier.ts`),
);
