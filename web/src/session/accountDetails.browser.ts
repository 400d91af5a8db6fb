import { createApiClient } from '../api/apiClient.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { createAccountDetails } from './accountDetails.ts';
import type { AccountDetails, Details } from './accountDetails.ts';
import { playerOfSession } from './playerOfSession.ts';
import { getDetails } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

let details: AccountDetails | null = null;

function accountDetails(): AccountDetails {
  details ??= createAccountDetails(async () => {
    const token = tokenHolder.userToken();
    if (token === null) return null;
    const response = await createApiClient().call(getDetails, {}, { token });
    if (!response.ok || !('account' in response.value) || !playerStore.getState().isLoggedIn) return null;
    const { account, session } = response.value;
    playerStore.setState(({ summary, restriction }) => {
      const fresh = playerOfSession(account, session);
      return { ...fresh, restriction: fresh.restriction ?? restriction, summary };
    });
    return { account, session };
  });
  return details;
}

/** The player's account from the accounts service, once unless forced (AU-12). */
export function loadAccountDetails(options?: { force?: boolean }): Promise<Details | null> {
  return accountDetails().load(options);
}

export function putAccountDetails(known: Details): void {
  accountDetails().put(known);
}

export function forgetAccountDetails(): void {
  accountDetails().forget();
}
