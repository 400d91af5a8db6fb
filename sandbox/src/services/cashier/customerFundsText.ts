import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type CustomerFundsMessages } from '../../messages/en/customerFunds.ts';

const texts = await messagesByLanguage<CustomerFundsMessages>(
  en,
  (language) => import(`../../messages/${language}/customerFunds.ts`),
);

/** UK25: how far customers' money is protected in a market; empty where the market requires no statement. */
export const customerFundsText = ({ customerFunds }: Pick<MarketRules, 'customerFunds'>, culture: Culture): string =>
  customerFunds === null ? '' : texts[culture][customerFunds];
