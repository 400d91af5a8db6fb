import { restOfWorldRules } from '@foyer/brands/market';
import { cultureOf } from '@foyer/contract/languages';
import { marketOf } from '../accounts/players.ts';
import type { Player } from '../accounts/players.ts';
import type { NewsRecipient } from './playerNews.ts';
import type { Participant } from './playerQuests.ts';

/** Converts a player to a quest participant. */
export function participantOf({ user_id, brand, market_id, currency }: Player): Participant {
  return { userId: user_id, brandId: brand, market: marketOf(brand, market_id) ?? null, currencyIsoCode: currency };
}

/** Converts a player to a news recipient, in the language of the account. */
export function recipientOf({ user_id, brand, market_id, language, login_streak }: Player): NewsRecipient {
  const rules = marketOf(brand, market_id)?.rules ?? restOfWorldRules;
  return {
    userId: user_id,
    culture: cultureOf(language),
    loginStreak: login_streak,
    gamification: rules.gamification,
  };
}
