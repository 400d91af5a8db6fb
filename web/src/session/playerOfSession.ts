import { accountStatuses } from '@foyer/contract/accounts';
import type { Account, AccountSession } from '@foyer/contract/accounts';
import type { PlayerState } from '../domain/player/playerState.ts';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { restrictionOfAccount } from '../market/playerAccess.ts';

/** The word of an account status for events and flags (S3: `provisional` means something). */
export function accountStatusName(id: Account['regulated']['accountStatusId']): string {
  return Object.entries(accountStatuses).find(([, value]) => value === id)?.[0] ?? 'unknown';
}

/** The Player slice as the login answer fills it (S3). What the answer does not say keeps its default. */
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
