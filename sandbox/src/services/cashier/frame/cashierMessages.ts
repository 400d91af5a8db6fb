import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import {
  messages as en,
  type CashierMessages,
  type ObstacleOutcome,
  type PaymentOutcome,
} from '../../../messages/en/cashier.ts';

export type { CashierMessages, ObstacleOutcome, PaymentOutcome };

export const cashierMessages = await messagesByLanguage<CashierMessages>(
  en,
  (language) => import(`../../../messages/${language}/cashier.ts`),
);
