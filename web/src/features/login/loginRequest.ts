import type { LoginRequest } from '@foyer/contract/accounts';

/** Number of launch tokens that come with a login (S9). */
export const launchTokensAtLogin = 10;

export interface LoginFacts {
  username: string;
  password: string;
  firstPartyBlackBox: string;
  thirdPartyBlackBox: string;
  /** Canonical; see `ClientConnection`. */
  ipAddress: string;
  allowMultipleSessions: boolean;
  /** Product of the brand; accounts of one brand do not exist at another. */
  productId: number;
}

/**
 * Builds the request of the accounts service (AU-01). Other sessions of the player end unless several are allowed
 * (AU-04).
 */
export function loginRequestOf(facts: LoginFacts): LoginRequest {
  return {
    credentials: { username: facts.username, password: facts.password, passwordType: 'Password' },
    numLaunchTokens: launchTokensAtLogin,
    closeExistingSessions: !facts.allowMultipleSessions,
    identifiers: { ipAddress: facts.ipAddress },
    firstPartyBlackBox: facts.firstPartyBlackBox,
    thirdPartyBlackBox: facts.thirdPartyBlackBox,
    sessionProductId: facts.productId,
  };
}
