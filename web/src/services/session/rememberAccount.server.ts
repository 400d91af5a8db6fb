import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';
import type { Account } from '@foyer/contract/accounts';
import type { ApiCall } from '../api/apiRoute.server.ts';
import { marketKeyOf, marketOfAccount } from '../market/accountMarket.server.ts';
import { playerAccessOf, readPlayerAccess, restrictionOfAccount } from '../market/playerAccess.ts';
import type { PlayerAccess } from '../market/playerAccess.ts';
import { cookies } from '../storage/cookies.ts';

type CookieCall = Pick<ApiCall, 'setCookie' | 'readCookie'>;

/** Sets the access cookie for the next page load; full access needs none. */
export function setPlayerAccess({ setCookie, readCookie }: CookieCall, access: PlayerAccess): void {
  const { name, maxAgeSeconds } = cookies.playerAccess;
  if (readPlayerAccess(readCookie(name)) === access) return;
  setCookie(name, access === 'full' ? '' : access, { maxAgeSeconds: access === 'full' ? 0 : maxAgeSeconds });
}

/** Sets the cookie with the market of the account, whose pages the player gets from then on; null removes it. */
export function setAccountMarket({ setCookie, readCookie }: CookieCall, key: string | null): void {
  const { name, maxAgeSeconds } = cookies.accountMarket;
  if (readCookie(name) === key) return;
  setCookie(name, key ?? '', { maxAgeSeconds: key === null ? 0 : maxAgeSeconds, httpOnly: true });
}

/** Market of an account of the visited brand; undefined if it is none of the brand's. */
export function accountMarketOf({ visit }: Pick<ApiCall, 'visit'>, account: Account): Market | null | undefined {
  const brand = brands.find(({ id }) => id === visit.brandId);
  return brand && marketOfAccount(brand, { ...account.core, ...account.personal2 });
}

/**
 * Sets the cookies for the next page of an account's player.
 * @returns the account with the key of its market, which the tab compares with that of its page
 */
export function rememberAccount(call: CookieCall & Pick<ApiCall, 'visit'>, account: Account): Account {
  setPlayerAccess(call, playerAccessOf(account, restrictionOfAccount(account)));
  const { marketId: _, ...core } = account.core;
  const market = accountMarketOf(call, account);
  const key = market === undefined ? null : marketKeyOf(market);
  setAccountMarket(call, key);
  return { ...account, core: { ...core, ...(key !== null && { marketId: key }) } };
}
