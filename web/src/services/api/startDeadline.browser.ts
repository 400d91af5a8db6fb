/** End of a wait, by its time or by the caller. */
interface Deadline {
  /** Aborts when the time is over, or with the caller's signal. */
  readonly signal: AbortSignal;
  /** Whether the time was over before the caller gave up. */
  isOver(): boolean;
  /** Forgets the time and the caller's signal. */
  end(): void;
}

/**
 * Limits a wait that has several steps. `AbortSignal.any` is newer than supported browsers.
 * @param ms time in milliseconds
 */
export function startDeadline(ms: number, caller?: AbortSignal): Deadline {
  const either = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = !either.signal.aborted;
    either.abort();
  }, ms);
  const giveUp = () => either.abort();
  if (caller?.aborted === true) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: either.signal,
    isOver: () => isOver,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
