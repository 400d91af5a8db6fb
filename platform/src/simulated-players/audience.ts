/** Whether somebody may be looking at what is played. */
export interface Audience {
  /** Somebody asked for jackpots or winners. */
  noticed(): void;
  isThere(): boolean;
}

const stayMs = 10 * 60_000;

/** @param now milliseconds of a clock that only goes forwards; the sandbox's own may be moved. */
export function createAudience(now: () => number = () => performance.now()): Audience {
  let seenAt = now();
  return {
    noticed() {
      seenAt = now();
    },
    isThere: () => now() - seenAt < stayMs,
  };
}
