import type { Account, LoginSuccess, SessionSummary, Tokens } from '@foyer/contract/accounts';

/** Sample data for session tests, in the format of the contract. */
export function sampleTokens(name = 'first'): Tokens {
  return {
    userToken: `header.${name}.signature`,
    launchTokens: Array.from({ length: 10 }, (_, index) => `${name}-launch-${index}`),
    refreshTokens: [`${name}-refresh`],
  };
}

/** Builds a complete account from the facts that matter to a test. */
export function sampleAccount(
  facts: Partial<Account['core']> = {},
  regulated: Partial<Account['regulated']> = {},
): Account {
  return {
    core: {
      userId: 7,
      username: 'mira',
      casinoId: 3568,
      registeredProductId: 8145,
      currency: '£',
      currencyIsoCode: 'GBP',
      ...facts,
    },
    personal2: { registeredCountryShortCode: 'GB', languageCode: 'en' },
    regulated: { accountStatusId: 2, areTermsAndConditionsAccepted: true, userTypeId: 0, ...regulated },
    attributes: [],
    stats: { loginStreak: 1 },
  };
}

export function sampleLogin(name = 'first'): LoginSuccess {
  return {
    tokens: sampleTokens(name),
    account: sampleAccount(),
    session: {
      core: {
        sessionProductId: 8145,
        sessionId: 1,
        sessionGuid: '3f1f7d0c-2b7e-4c62-9a1d-0d4f3f1c9c11',
        sessionStartTime: '2026-01-15T10:00:00.000Z',
      },
    },
  };
}

export function sampleSummary({ netPosition = 0, ...facts }: Partial<SessionSummary> = {}): SessionSummary {
  return {
    sessionStartTime: '2026-01-15T10:00:00.000Z',
    elapsedSeconds: 60,
    currencyIsoCode: 'GBP',
    balances: [{ type: 0, amount: 100_000 }],
    netPosition,
    staked: 0,
    won: 0,
    netPositionToday: netPosition,
    ...facts,
  };
}

/** In-memory web storage for tests; `full` makes it refuse keys. */
export function createMemoryStorage(full: (key: string) => boolean = () => false) {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set(key: string, value: string) {
      if (full(key)) return false;
      values.set(key, value);
      return true;
    },
    remove: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}
