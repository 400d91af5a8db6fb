import { identityBefore } from '@foyer/brands/identityBefore';
import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type IdentityCheckMessages } from '../../messages/en/identityCheck.ts';

const texts = await messagesByLanguage<IdentityCheckMessages>(
  en,
  (language) => import(`../../messages/${language}/identityCheck.ts`),
);

/** UK18: when a market verifies a player's identity; empty where it asks for no proof. */
export function identityCheckText(rules: Pick<MarketRules, 'verifyBefore'>, culture: Culture): string {
  const before = identityBefore(rules);
  return before === null ? '' : texts[culture][before];
}
