import { newOpaqueToken } from '../accounts/opaqueToken.ts';

/** An access token travels in the address of the socket, so it is of use for a moment and once. Milliseconds. */
export const hubTokenLifeMs = 60_000;

export interface HubGuest {
  userId: number;
  sessionId: number;
}

export interface HubTokens {
  issue(guest: HubGuest, now: number): string;
  /** Whose it is; it is of no use afterwards. Null where it is unknown, used or too old. */
  use(token: string, now: number): HubGuest | null;
}

/** In memory: after a restart a client negotiates anew. */
export function createHubTokens(): HubTokens {
  const issued = new Map<string, HubGuest & { until: number }>();

  /** Tokens are issued in the order of their end, so the first ones are the oldest. */
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
