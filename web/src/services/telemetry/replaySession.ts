/** Operations of a session replay vendor, in the vendors' terms (FullStory and similar). */
export interface ReplayVendor {
  /** Assigns the recording to a player. Rejects when the vendor refuses. */
  identify(uid: string): Promise<void>;
  /** Makes the recording anonymous from here on. */
  anonymise(): Promise<void>;
  /** Starts recording, or stops and discards. */
  consent(isGiven: boolean): void;
}

export interface ReplaySession {
  /** Null when nobody is logged in. */
  setPlayer(uid: string | null): void;
  setConsent(isGiven: boolean): void;
}

/**
 * TE-05: identifies the player after login and until logout, while consent is given. Reports a vendor's failure to
 * identify once per player, and nothing waits for it.
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
      // A new recording is anonymous.
      named = null;
      vendor.consent(next);
      agree();
    },
  };
}
