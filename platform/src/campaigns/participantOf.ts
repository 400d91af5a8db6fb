import { restOfWorldRules } from '@foyer/brands/market';
import { cultureOf } from '@foyer/contract/languages';
import { marketOf } from '../accounts/players.ts';
import type { Player } from '../accounts/players.ts';
import type { Participant } from './campaigns.ts';
import type { Listener } from './playerNews.ts';

/** A player as campaigns know them. */
export function participantOf({ user_id, brand, market_id, currency }: Player): Participant {
  return { userId: user_id, brandId: brand, market: marketOf(brand, market_id) ?? null, currencyIsoCode: currency };
}

/** A player as news is told to them: in the language of their account. */
export function listenerOf({ user_id, brand, market_id, language, login_streak }: Player): Listener {
  const rules = marketOf(brand, market_id)?.rules ?? restOfWorldRules;
  return {
    userId: user_id,
    culture: cultureOf(language),
    loginStreak: login_streak,
    gamification: rules.gamification,
  };
}
