import { newOpaqueToken } from '../accounts/opaqueToken.ts';

/** Lifetime in milliseconds. An access token travels in the socket address, so it is short-lived and single-use. */
export const hubTokenLifeMs = 60_000;

export interface HubGuest {
  userId: number;
  sessionId: number;
}

export interface HubTokens {
  issue(guest: HubGuest, now: number): string;
  /** Spends the token and returns its owner; null if the token is unknown, used or expired. */
  use(token: string, now: number): HubGuest | null;
}

/** Stored in memory: after a restart clients negotiate again. */
export function createHubTokens(): HubTokens {
  const issued = new Map<string, HubGuest & { until: number }>();

  /** Tokens are issued in order of expiry, so the first ones are the oldest. */
  function forgetOld(now: number): void {
    for (const [token, { until }] of issued) {
      if (until > now) return;
      issued.delete(token);
    }
  }

  return {
    issue(guest, now) {
      forgetOld(now);
      const token = newOpaqueToken();
      issued.set(token, { ...guest, until: now + hubTokenLifeMs });
      return token;
    },
    use(token, now) {
      const guest = issued.get(token);
      issued.delete(token);
      return guest && guest.until > now ? { userId: guest.userId, sessionId: guest.sessionId } : null;
    },
  };
}
