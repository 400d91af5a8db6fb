import type { CashierResult } from './cashierServer.ts';

/** Pauses between attempts in milliseconds. After the last attempt the player decides whether to retry. */
const pausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000];

/** Time after which a call that is not over takes long, in milliseconds. */
export const longAfterMs = 8000;

/**
 * Calls until the server responds or all pauses are used. Every attempt is the same idempotent call, so a lost response
 * is harmless.
 */
export async function callWithRetry<T>(
  attempt: () => Promise<CashierResult<T>>,
  { pause, onLost, onLong }: { pause: (ms: number) => Promise<void>; onLost: () => void; onLong?: () => void },
): Promise<CashierResult<T>> {
  const timer = setTimeout(() => onLong?.(), longAfterMs);
  try {
    for (let lost = 0; ; lost += 1) {
      const response = await attempt();
      const ms = pausesMs[lost];
      if (response.ok || response.reason !== 'unreachable' || ms === undefined) return response;
      // It says more than that the call takes long.
      clearTimeout(timer);
      onLost();
      await pause(ms);
    }
  } finally {
    clearTimeout(timer);
  }
}
