import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';
import { accountStatuses, userTypes } from '@foyer/contract/accounts';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf } from '@foyer/contract/languages';
import { change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { AccountStatusId } from './accountStatus.ts';
import { createTermsAcceptances, type TermsAcceptances } from './termsAcceptances.ts';

/**
 * Age of young demo players in full years: old enough to play, but below the age at which usual stake limits apply
 * (UK24). Has its own file without Node imports, because the control room uses it in the browser too.
 */
export const youngAge = 20;

/** Times are Unix milliseconds. */
export interface Player {
  user_id: number;
  username: string;
  /** Output of `hashPassword`. */
  password: string;
  brand: string;
  market_id: string;
  casino_id: number;
  product_id: number;
  currency: string;
  country: string;
  language: string;
  status_id: AccountStatusId;
  user_type_id: (typeof userTypes)[keyof typeof userTypes];
  terms_accepted_at: number | null;
  login_streak: number;
  last_login_at: number | null;
}

export interface NewPlayer {
  username: string;
  passwordHash: string;
  brand: string;
  marketId: string;
  /** Country of residence. Defaults to the country of the market, or to one that the market serves. */
  country?: string;
  /** Initial play money, in minor units. */
  grant: number;
  termsAccepted: boolean;
  /** Language of the terms that the player accepted. Defaults to that of the market. */
  culture?: Culture | undefined;
  status?: (typeof accountStatuses)[keyof typeof accountStatuses];
  userType?: (typeof userTypes)[keyof typeof userTypes];
}

export interface Players {
  byUsername(username: string): Player | undefined;
  byId(userId: number): Player | undefined;
  /** Returns null if the market does not exist or the name is taken. */
  create(player: NewPlayer): number | null;
  setStatus(userId: number, status: AccountStatusId): boolean;
  /** `passwordHash` is the output of `hashPassword`. */
  setPassword(userId: number, passwordHash: string): void;
  /** Adds the login to the streak of days and returns the streak. */
  recordLogin(player: Player): number;
}

/** Country of players in a market that names none. */
const fallbackCountry = 'IE';

export function marketOf(brandId: string, marketId: string): Market | undefined {
  return brands.find(({ id }) => id === brandId)?.markets.find(({ id }) => id === marketId);
}

export function createPlayers(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  wallet: Wallet,
  terms: Pick<TermsAcceptances, 'accept'> = createTermsAcceptances({ database, clock }),
): Players {
  function create(player: NewPlayer): number | null {
    const brand = brands.find(({ id }) => id === player.brand);
    const market = marketOf(player.brand, player.marketId);
    if (!brand || !market) return null;
    const language = cultureOf(market.locale);
    return inTransaction(database, () => {
      const { changes, rowId } = change(
        database,
        `INSERT INTO player (username, password, brand, market_id, casino_id, product_id, currency, country, language,
                             status_id, user_type_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        player.username,
        player.passwordHash,
        brand.id,
        market.id,
        market.casinoId,
        brand.productId,
        market.rules.currencyIsoCode,
        player.country ?? market.countryIso2Code ?? market.playerCountryIso2Code ?? fallbackCountry,
        language,
        player.status ?? accountStatuses.active,
        player.userType ?? userTypes.real,
      );
      if (changes === 0) return null;
      if (player.termsAccepted)
        terms.accept({ user_id: rowId, brand: brand.id, market_id: market.id, language }, { language: player.culture });
      wallet.open(rowId, market.rules.currencyIsoCode);
      if (player.grant > 0) {
        wallet.book({
          key: `welcome:${rowId}`,
          userId: rowId,
          kind: 'grant',
          amount: player.grant,
          reference: 'welcome',
        });
      }
      return rowId;
    });
  }

  return {
    byUsername: (username) => firstRow<Player>(database, 'SELECT * FROM player WHERE username = ?', username.trim()),
    byId: (userId) => firstRow<Player>(database, 'SELECT * FROM player WHERE user_id = ?', userId),
    create,
    setStatus: (userId, status) =>
      change(database, 'UPDATE player SET status_id = ? WHERE user_id = ?', status, userId).changes > 0,
    setPassword: (userId, passwordHash) =>
      void change(database, 'UPDATE player SET password = ? WHERE user_id = ?', passwordHash, userId),
    recordLogin(player) {
      const streak = streakAfterLogin(player.login_streak, player.last_login_at, clock.now());
      change(
        database,
        'UPDATE player SET login_streak = ?, last_login_at = ? WHERE user_id = ?',
        streak,
        clock.now(),
        player.user_id,
      );
      return streak;
    },
  };
}

const dayMs = 86_400_000;

/** Returns the number of consecutive days (UTC) with a login. Times are Unix milliseconds. */
export function streakAfterLogin(streak: number, lastLoginAt: number | null, now: number): number {
  if (lastLoginAt === null) return 1;
  const days = Math.floor(now / dayMs) - Math.floor(lastLoginAt / dayMs);
  if (days === 0) return Math.max(streak, 1);
  return days === 1 ? streak + 1 : 1;
}
