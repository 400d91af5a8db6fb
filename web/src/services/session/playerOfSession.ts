import { accountStatuses } from '@foyer/contract/accounts';
import type { Account, AccountSession } from '@foyer/contract/accounts';
import { restrictionOfAccount } from '../market/playerAccess.ts';
import type { PlayerState } from '../player/playerState.ts';
import { initialPlayerState } from '../player/playerState.ts';

/** Name of an account status for events and flags (S3 uses `provisional`). */
export function accountStatusName(id: Account['regulated']['accountStatusId']): string {
  return Object.entries(accountStatuses).find(([, value]) => value === id)?.[0] ?? 'unknown';
}

/** Fills the Player slice from a login response (S3). Missing values keep their defaults. */
export function playerOfSession(account: Account, session: AccountSession): PlayerState {
  const { core, personal2, regulated } = account;
  return {
    ...initialPlayerState,
    isLoggedIn: true,
    account,
    session,
    restriction: restrictionOfAccount(account),
    customerData: {
      ...initialPlayerState.customerData,
      casinoId: core.casinoId,
      registrationCountry: personal2.registeredCountryShortCode,
      userId: core.userId,
      currency: core.currency,
      currencyIsoCode: core.currencyIsoCode,
      languageCode: personal2.languageCode,
    },
    customerFlag: {
      ...initialPlayerState.customerFlag,
      accountStatus: accountStatusName(regulated.accountStatusId),
      isLoggedIn: true,
    },
  };
}
