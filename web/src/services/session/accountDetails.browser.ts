import type { Account, AccountSession } from '@foyer/contract/accounts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { playerStore } from '../player/playerStore.ts';
import { playerOfSession } from './playerOfSession.ts';
import { getDetails } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

export interface Details {
  account: Account;
  session: AccountSession;
}

interface AccountDetails {
  /** Returns the account, from the cache unless `force` is set. Null when loading failed; the next call tries again. */
  load(options?: { force?: boolean }): Promise<Details | null>;
  /** Stores the details of the login response. */
  put(details: Details): void;
  clear(): void;
}

/** AU-12: details are fetched once unless forced; concurrent callers share a call. */
export function createAccountDetails(fetchDetails: () => Promise<Details | null>): AccountDetails {
  let known: Details | null = null;
  let running: Promise<Details | null> | null = null;
  let generation = 0;
  return {
    load({ force = false } = {}) {
      if (known !== null && !force) return Promise.resolve(known);
      const startGeneration = generation;
      running ??= fetchDetails()
        .then((details) => {
          if (startGeneration !== generation) return null;
          known = details ?? known;
          return details;
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
    put(details) {
      known = details;
    },
    clear() {
      generation += 1;
      known = null;
    },
  };
}

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
      // A review ends during the session; any other restriction that the session has learnt of stays.
      const remaining = restriction?.kind === 'underReview' ? null : restriction;
      return { ...fresh, restriction: fresh.restriction ?? remaining, summary };
    });
    return { account, session };
  });
  return details;
}

/** Loads the player's account, from the cache unless forced (AU-12). */
export function loadAccountDetails(options?: { force?: boolean }): Promise<Details | null> {
  return accountDetails().load(options);
}

export function putAccountDetails(known: Details): void {
  accountDetails().put(known);
}

export function clearAccountDetails(): void {
  accountDetails().clear();
}
