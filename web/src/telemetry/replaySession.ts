/** What a vendor of session replay does for us; the words are those of the vendors (FullStory and its kin). */
export interface ReplayVendor {
  /** From here on the recording is this player's. Rejects when the vendor did not take it. */
  identify(uid: string): Promise<void>;
  /** From here on the recording is nobody's. */
  anonymise(): Promise<void>;
  /** Records from now on, or stops and keeps nothing. */
  consent(isGiven: boolean): void;
}

export interface ReplaySession {
  /** Null when nobody is logged in (any more). */
  setPlayer(uid: string | null): void;
  setConsent(isGiven: boolean): void;
}

/**
 * TE-05: a player is named on login and no longer after logout, only while consent stands. A vendor that fails to take a
 * name is told of once for each, and nothing waits for it.
 */
export function createReplaySession(vendor: ReplayVendor, onIdentifyFailure: (error: unknown) => void): ReplaySession {
  let player: string | null = null;
  let named: string | null = null;
  let isGiven = false;

  function agree(): void {
    if (!isGiven || named === player) return;
    named = player;
    if (player === null) void vendor.anonymise().catch(() => undefined);
    else void vendor.identify(player).catch(onIdentifyFailure);
  }
  return {
    setPlayer(uid) {
      player = uid;
      agree();
    },
    setConsent(next) {
      if (next === isGiven) return;
      isGiven = next;
      // A recording that begins is nobody's.
      named = null;
      vendor.consent(next);
      agree();
    },
  };
}
