import type { Account, AccountSession } from '@foyer/contract/accounts';

export interface Details {
  account: Account;
  session: AccountSession;
}

export interface AccountDetails {
  /** The account; from memory after the first time unless `force` is set. Null when it could not be had, and then it is asked for next time. */
  load(options?: { force?: boolean }): Promise<Details | null>;
  /** The login answer brought them. */
  put(details: Details): void;
  forget(): void;
}

/** AU-12: details are fetched once unless forced; callers that come while one call runs share it. */
export function createAccountDetails(fetchDetails: () => Promise<Details | null>): AccountDetails {
  let known: Details | null = null;
  let running: Promise<Details | null> | null = null;
  let generation = 0;
  return {
    load({ force = false } = {}) {
      if (known !== null && !force) return Promise.resolve(known);
      const asked = generation;
      running ??= fetchDetails()
        .then((details) => {
          if (asked !== generation) return null;
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
    forget() {
      generation += 1;
      known = null;
    },
  };
}
