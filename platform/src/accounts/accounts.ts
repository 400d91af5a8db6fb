import type { Surroundings } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';

export type LaunchTokenSpending =
  | {
      spent: true;
      userId: number;
      sessionId: number;
      productId: number;
      currencyIsoCode: string;
      countryIso2: string;
      casinoId: number;
    }
  | { spent: false; reason: 'unknown' | 'spent' | 'expired' | 'otherProduct' | 'accountBlocked' };

/** `code` is one of the 15001 family (S8). */
export type UserTokenCheck =
  | { valid: true; userId: number; sessionId: number; productId: number }
  | { valid: false; code: number; reason: 'malformed' | 'forged' | 'expired' | 'unknownAccount' | 'sessionClosed' };

export interface Accounts {
  /** Takes a launch token for good. It is refused when it was spent before, its session is closed, or it belongs to another product. */
  spendLaunchToken(token: string, options: { productId?: number }): LaunchTokenSpending;
  checkUserToken(token: string): Promise<UserTokenCheck>;
  sessionIsOpen(sessionId: number): boolean;
}

export function createAccounts(_surroundings: Surroundings, _wallet: Wallet): Accounts {
  throw new Error('The accounts service is being built.');
}
